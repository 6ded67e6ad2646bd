/** Inserts words into a text field, where the reader left the cursor. */

/** The words between what is before and after them: with a space where they would touch another word. */
export function spaced(inserted: string, before: string, after: string): string {
  const first = before !== '' && !/[\s(“"]$/u.test(before) ? ' ' : '';
  const last = after !== '' && !/^[\s.,;:!?)”"]/u.test(after) ? ' ' : '';
  return `${first}${inserted}${last}`;
}

/**
 * Inserts words as if they were typed, so that the browser can undo it, and leaves the focus there. `onText` stores the text where the
 * browser cannot type for the reader. With `isAtEnd` the words go to the end, for a field that never had the focus.
 */
export function insertText(field: HTMLInputElement | HTMLTextAreaElement, words: string, onText: (text: string) => void, isAtEnd = false): void {
  const { value } = field;
  const start = isAtEnd ? value.length : (field.selectionStart ?? value.length);
  const end = isAtEnd ? value.length : (field.selectionEnd ?? value.length);
  const inserted = spaced(words, value.slice(0, start), value.slice(end));
  field.focus();
  field.setSelectionRange(start, end);
  if (typeof document.execCommand === 'function' && document.execCommand('insertText', false, inserted)) return;
  onText(value.slice(0, start) + inserted + value.slice(end));
}
