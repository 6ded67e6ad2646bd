import { act, fireEvent } from '@testing-library/react';

/** Replaces the text of a field at once, as pasting does. Typing is simulated key by key, which takes long on a whole page. */
export function fill(field: HTMLElement, text: string): void {
  act(() => field.focus());
  fireEvent.change(field, { target: { value: text } });
}

/** The text of a field. */
export const valueOf = (field: HTMLElement): string => (field as HTMLInputElement).value;
