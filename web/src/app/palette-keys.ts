/** Keeps what is typed between the keys that open the command palette and its input, whose code may still load. */

let typed = '';
let isListening = false;

/** Takes printable keys away from the page, whose shortcuts they would trigger. */
function onKeyDown(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (event.key === 'Backspace') typed = typed.slice(0, -1);
  else if (event.key.length === 1) typed += event.key;
  else return;
  event.preventDefault();
  event.stopPropagation();
}

export function holdTypedKeys(): void {
  if (isListening) return;
  isListening = true;
  typed = '';
  addEventListener('keydown', onKeyDown, { capture: true });
}

/** Returns what was typed. From now on keys go to where the focus is. */
export function releaseTypedKeys(): string {
  removeEventListener('keydown', onKeyDown, { capture: true });
  isListening = false;
  const text = typed;
  typed = '';
  return text;
}
