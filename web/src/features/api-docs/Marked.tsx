import { Fragment } from 'react';

/** Text in which `backticks` are code. */
export function Marked({ text }: { text: string }) {
  return text.split('`').map((part, place) => (place % 2 === 1 ? <code key={place}>{part}</code> : <Fragment key={place}>{part}</Fragment>));
}
