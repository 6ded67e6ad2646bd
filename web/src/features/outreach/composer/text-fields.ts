import { insertText } from '../../../ui/forms/insert-text';
import type { TextRange } from '../pitch-text';

export interface TextFields {
  attachSubject: (field: HTMLInputElement | null) => void;
  attachBody: (field: HTMLTextAreaElement | null) => void;
  /** To be called when the body gets the focus: from then on, its cursor is where the reader left it. */
  onBodyFocus: () => void;
  /** Selects a part of the text, and moves the focus there. */
  select: (range: TextRange) => void;
  /** Inserts words at the cursor of the body, as if they were typed, so that the browser can undo it. */
  insert: (words: string) => void;
}

/** The two fields of a pitch. `onBody` stores the body where the browser cannot type for the reader. */
export function createTextFields(onBody: (body: string) => void): TextFields {
  let subject: HTMLInputElement | null = null;
  let body: HTMLTextAreaElement | null = null;
  let hasCursor = false;
  return {
    attachSubject: (field) => {
      subject = field;
    },
    attachBody: (field) => {
      body = field;
    },
    onBodyFocus: () => {
      hasCursor = true;
    },
    select: ({ isInSubject, start, end }) => {
      const field = isInSubject ? subject : body;
      // Browsers scroll to the selection of a field that gets the focus.
      field?.blur();
      field?.setSelectionRange(start, end);
      field?.focus();
    },
    insert: (words) => {
      if (body) insertText(body, words, onBody, !hasCursor);
    },
  };
}
