import { Fragment } from 'react';

/** Text in which `backticks` are code. */
export function InlineCodeText({ text }: { text: string }) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>));
}
