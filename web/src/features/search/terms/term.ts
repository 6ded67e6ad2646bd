/**
 * Terms with every option, as the editor sets them and the address holds them:
 * `term=must,phrase,slop-2,transcript|cold storage`, and of groups `any=1,fuzzy|kubernetes&any=1|docker`.
 */
import type { SearchTarget } from '../../../api/types';
import type { Codec } from '../codecs';
import { type Matching, PLAIN, readMarked, readMatching, writeMarked, writeMatching } from '../marked';
import { TARGETS } from './targets';

export const MATCH_MODES = ['optional', 'must', 'not'] as const;
export type MatchMode = (typeof MATCH_MODES)[number];

export interface Term extends Matching {
  text: string;
  /** Of no account in a group: one of its terms matches at least. */
  match: MatchMode;
  /** Where to look; in everything that is searched when empty. */
  targets: SearchTarget[];
}

export type TermGroup = Term[];

export const NEW_TERM: Term = { text: '', match: 'optional', targets: [], ...PLAIN };
export const MAX_TERMS = 64; // As the API has it, those in groups included
export const MAX_GROUPS = 16;

const GROUP = /^\d{1,3}$/;

function readTerm(text: string, marks: readonly string[]): Term | null {
  const read = readMatching(marks);
  if (!read) return null;
  const term: Term = { ...NEW_TERM, ...read.matching, text };
  const targets = new Set<SearchTarget>();
  for (const mark of read.rest) {
    const target = TARGETS.find((known) => known === mark);
    const match = MATCH_MODES.find((known) => known === mark);
    if (target) targets.add(target);
    else if (match) term.match = match;
    else return null;
  }
  return { ...term, targets: TARGETS.filter((target) => targets.has(target)) };
}

const marksOf = (term: Term): string[] => [...(term.match === 'optional' ? [] : [term.match]), ...writeMatching(term), ...term.targets];

export const terms: Codec<Term[]> = {
  empty: [],
  read: (items) => {
    const read = items.map((item) => {
      const marked = readMarked(item);
      return marked && readTerm(marked.text, marked.marks);
    });
    return read.length <= MAX_TERMS && read.every((term) => term !== null) ? read : undefined;
  },
  write: (value) => value.map((term) => writeMarked({ marks: marksOf(term), text: term.text })),
};

export const groups: Codec<TermGroup[]> = {
  empty: [],
  read: (items) => {
    const found = new Map<string, TermGroup>();
    for (const item of items) {
      const marked = readMarked(item);
      const [number = '', ...marks] = marked?.marks ?? [];
      const term = marked && GROUP.test(number) ? readTerm(marked.text, marks) : null;
      if (!term || term.match !== 'optional') return undefined;
      found.set(number, [...(found.get(number) ?? []), term]);
    }
    return items.length <= MAX_TERMS && found.size <= MAX_GROUPS ? [...found.values()] : undefined;
  },
  write: (value) => value.flatMap((group, place) => group.map((term) => writeMarked({ marks: [String(place + 1), ...marksOf({ ...term, match: 'optional' })], text: term.text }))),
};

const trimmed = (all: readonly Term[]) => all.map((term) => ({ ...term, text: term.text.trim().replaceAll(/\s+/g, ' ') })).filter((term) => term.text !== '');

/** What was written, without the rows that were left blank. */
export const written = (draft: { terms: Term[]; groups: TermGroup[] }) => ({
  terms: trimmed(draft.terms),
  groups: draft.groups.map(trimmed).filter((group) => group.length > 0),
});
