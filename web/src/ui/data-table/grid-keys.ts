/** The effect of keys in a table while one of its cells has the focus. */
import type { GridAction } from './grid-state';

interface PressedKey {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

interface FocusedCell {
  isGroup: boolean;
  isEditable: boolean;
  columns: readonly string[];
}

export type GridCommand = GridAction | { type: 'edit' } | { type: 'toggle-group' };

const PAGE = 10;

/** Returns what a key does, or null for a key that the table leaves to the page. */
export function gridKey({ key, shiftKey, ctrlKey, metaKey, altKey }: PressedKey, { isGroup, isEditable, columns }: FocusedCell): GridCommand | null {
  const mod = ctrlKey || metaKey;
  if (altKey) return null;
  const range = shiftKey ? { isRange: true } : {};
  switch (key) {
    case 'ArrowDown':
      return mod ? { type: 'move-to', end: 'last', ...range } : { type: 'move', by: 1, ...range };
    case 'ArrowUp':
      return mod ? { type: 'move-to', end: 'first', ...range } : { type: 'move', by: -1, ...range };
    case 'PageDown':
      return { type: 'move', by: PAGE, ...range };
    case 'PageUp':
      return { type: 'move', by: -PAGE, ...range };
    case 'ArrowRight':
      return isGroup ? null : { type: 'column', columns, by: mod ? columns.length : 1 };
    case 'ArrowLeft':
      return isGroup ? null : { type: 'column', columns, by: mod ? -columns.length : -1 };
    case 'Home':
      return mod ? { type: 'move-to', end: 'first', ...range } : { type: 'column', columns, by: -columns.length };
    case 'End':
      return mod ? { type: 'move-to', end: 'last', ...range } : { type: 'column', columns, by: columns.length };
    case 'Enter':
    case 'F2':
      if (mod || shiftKey) return null;
      return isGroup ? { type: 'toggle-group' } : isEditable ? { type: 'edit' } : null;
    case ' ':
      return isGroup && !mod && !shiftKey ? { type: 'toggle-group' } : null;
    default:
      return null;
  }
}
