import type { ReactNode } from 'react';
import type { TextMatch } from './text-matches';

/** Renders text with its matches highlighted. The current match stands out. */
export function highlightMatches(text: string, found: readonly TextMatch[], current: TextMatch | null): ReactNode {
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
