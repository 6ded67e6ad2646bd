/** Downloads a file, as a download link does. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser reads the URL within this task, so it is freed in the next one.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
