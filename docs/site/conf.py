"""How Sphinx builds the site. Nothing is fetched from elsewhere, neither now nor by who reads it."""

from importlib import metadata

project = "Arbitre"
author = "The Arbitre authors"
release = version = metadata.version("arbitre")
copyright = "the Arbitre authors, under the MIT licence"

extensions = ["myst_parser", "sphinx.ext.autodoc"]
root_doc = "index"

myst_enable_extensions = ["deflist"]
myst_heading_anchors = 4  # like those of a forge, so that links work in both places

default_role = "code"  # docstrings are written with single backticks
autodoc_default_options = {"no-value": True}
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
python_use_unqualified_type_names = True
add_module_names = False
toc_object_entries_show_parents = "hide"
# Types of Python itself and of the engine's inside, which have no page here.
nitpick_ignore_regex = [("py:.*", r"(?!arbitre\.[A-Za-z]+$).*")]

html_theme = "furo"
html_title = f"Arbitre {release}"
html_static_path = ["static"]
html_css_files = ["arbitre.css"]
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False
html_theme_options = {
    "top_of_page_buttons": [],
    "light_css_variables": {"color-brand-primary": "#1d5c45", "color-brand-content": "#1d5c45"},
    "dark_css_variables": {"color-brand-primary": "#7fcfae", "color-brand-content": "#7fcfae"},
}
pygments_style = "a11y-light"
pygments_dark_style = "a11y-dark"
