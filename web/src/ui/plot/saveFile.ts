/** Offers a file to the reader, as a link to download it would. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has opened the file by the next task.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
