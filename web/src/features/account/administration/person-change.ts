/** What an administrator enters about a page of a person, and what the call takes. Pure. */
import type { PersonChange } from '../../../api/account/administration';

export const CHANGES = ['merge', 'split'] as const;
export type ChangeKind = (typeof CHANGES)[number];

export const CHANGE_LABELS: Readonly<Record<ChangeKind, string>> = {
  merge: 'Another page is about the same person',
  split: 'A podcast or an episode is somebody else’s',
};

/** The segments of an entered address, or of a part of one. */
const segmentsOf = (text: string) =>
  text
    .trim()
    .replace(/^https?:\/\/[^/]+/i, '')
    .replace(/[?#].*$/, '')
    .split('/')
    .filter((part) => part !== '');

/** The slug in the address of a person’s page, or the slug itself. */
export const personIn = (text: string) => segmentsOf(text).at(-1) ?? '';

/** What the call takes for the second address: a page, a podcast, or one of its episodes. `null` for an empty one. */
export function changeIn(kind: ChangeKind, text: string): PersonChange | null {
  if (kind === 'merge') {
    const intoSlug = personIn(text);
    return intoSlug === '' ? null : { intoSlug };
  }
  const segments = segmentsOf(text);
  const at = segments.indexOf('podcasts');
  const [podcast, episode] = segments.slice(at + 1);
  if (podcast === undefined) return null;
  return { podcast, ...(episode !== undefined && { episode }) };
}
