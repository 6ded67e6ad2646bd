/** Returns the index of the sentence in which the reader has marked text; -1 when nothing is marked. */
export function markedSentence(): number {
  const selection = getSelection();
  if (!selection || selection.isCollapsed) return -1;
  const node = selection.anchorNode;
  const element = node instanceof Element ? node : node?.parentElement;
  const id = element?.closest('[id^="sentence-"]')?.id;
  return id === undefined ? -1 : Number(id.slice('sentence-'.length));
}
