import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';

/** A text that is checked when its form is submitted. A wrong one gets the focus, and what is wrong with it. */
export function useCheckedText(check: (text: string) => string | null, initial = '') {
  const [text, setText] = useState(initial);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const show = (found: string | null) => {
    setProblem(found);
    if (found !== null) input.current?.focus();
  };
  return {
    text,
    setText,
    /** Shows what the server found, or nothing. */
    show,
    field: { ref: input, value: text, error: problem, onChange: (event: ChangeEvent<HTMLInputElement>) => setText(event.currentTarget.value) },
    /** Handles the form: calls `send` with a text that passes. */
    onSubmit: (send: (text: string) => void) => (event: FormEvent) => {
      event.preventDefault();
      const found = check(text);
      show(found);
      if (found === null) send(text.trim());
    },
  };
}
