/**
 * Terms and groups of the advanced search, and their URL parameters: `term=must,phrase,slop-2,transcript|cold storage` and
 * `any=1,fuzzy|kubernetes&any=1|docker`.
 */
import type { SearchTarget } from '../../../api/types';
import type { Codec } from '../codecs';
import { DEFAULT_MATCH, formatTaggedText, type MatchOptions, parseMatchTags, parseTaggedText, toMatchTags } from '../tagged-text';
import { TARGETS } from './targets';

export const MATCH_MODES = ['optional', 'must', 'not'] as const;
export type MatchMode = (typeof MATCH_MODES)[number];

export interface Term extends MatchOptions {
  text: string;
  /** Ignored in a group, where at least one term must match. */
  match: MatchMode;
  /** An empty list selects all searched targets. */
  targets: SearchTarget[];
}

export type TermGroup = Term[];

export const NEW_TERM: Term = { text: '', match: 'optional', targets: [], ...DEFAULT_MATCH };
export const MAX_TERMS = 64; // Limit of the API; includes terms in groups
export const MAX_GROUPS = 16;

const GROUP = /^\d{1,3}$/;

function parseTerm(text: string, tags: readonly string[]): Term | null {
  const read = parseMatchTags(tags);
  if (!read) return null;
  const term: Term = { ...NEW_TERM, ...read.options, text };
  const targets = new Set<SearchTarget>();
  for (const tag of read.rest) {
    const target = TARGETS.find((known) => known === tag);
    const match = MATCH_MODES.find((known) => known === tag);
    if (target) targets.add(target);
    else if (match) term.match = match;
    else return null;
  }
  return { ...term, targets: TARGETS.filter((target) => targets.has(target)) };
}

const toTags = (term: Term): string[] => [...(term.match === 'optional' ? [] : [term.match]), ...toMatchTags(term), ...term.targets];

export const termsCodec: Codec<Term[]> = {
  empty: [],
  read: (items) => {
    const read = items.map((item) => {
      const tagged = parseTaggedText(item);
      return tagged && parseTerm(tagged.text, tagged.tags);
    });
    return read.length <= MAX_TERMS && read.every((term) => term !== null) ? read : undefined;
  },
  write: (value) => value.map((term) => formatTaggedText({ tags: toTags(term), text: term.text })),
};

export const groupsCodec: Codec<TermGroup[]> = {
  empty: [],
  read: (items) => {
    const found = new Map<string, TermGroup>();
    for (const item of items) {
      const tagged = parseTaggedText(item);
      const [number = '', ...marks] = tagged?.tags ?? [];
      const term = tagged && GROUP.test(number) ? parseTerm(tagged.text, marks) : null;
      if (!term || term.match !== 'optional') return undefined;
      found.set(number, [...(found.get(number) ?? []), term]);
    }
    return items.length <= MAX_TERMS && found.size <= MAX_GROUPS ? [...found.values()] : undefined;
  },
  write: (value) => value.flatMap((group, place) => group.map((term) => formatTaggedText({ tags: [String(place + 1), ...toTags({ ...term, match: 'optional' })], text: term.text }))),
};

const trimTerms = (all: readonly Term[]) => all.map((term) => ({ ...term, text: term.text.trim().replaceAll(/\s+/g, ' ') })).filter((term) => term.text !== '');

/** Returns the draft without blank rows. */
export const withoutBlankTerms = (draft: { terms: Term[]; groups: TermGroup[] }) => ({
  terms: trimTerms(draft.terms),
  groups: draft.groups.map(trimTerms).filter((group) => group.length > 0),
});
