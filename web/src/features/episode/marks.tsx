import type { ReactNode } from 'react';
import type { Found } from './find';

/** A text with the places found in it marked; the current one stands out. */
export function withMarks(text: string, found: readonly Found[], current: Found | null): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of found) {
    parts.push(text.slice(end, match.start));
    parts.push(
      <mark key={match.start} data-current={match === current || undefined}>
        {text.slice(match.start, match.end)}
      </mark>,
    );
    ({ end } = match);
  }
  parts.push(text.slice(end));
  return parts;
}
