/** Hand a file to the browser, to be saved. */
export function saveFile(text: string, name: string, type = "text/plain"): void {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
