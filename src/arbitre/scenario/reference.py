def reference() -> str: return ""
