import { Fragment } from 'react';

/** Renders text with `backticks` as code. */
export function InlineCodeText({ text }: { text: string }) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>));
}
