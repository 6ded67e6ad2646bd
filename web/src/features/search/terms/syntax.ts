/**
 * What may be typed in the box: `words`, `"an exact phrase"`, `-without`, `title:`, `description:` or `transcript:`
 * before a word or a phrase, and `(one or "the other")`. Anything else is words. What is quoted is exact, be it one word, or a text whose script has
 * no spaces.
 */

export const FIELDS = ['title', 'description', 'transcript'] as const;
export type Field = (typeof FIELDS)[number];

export interface QueryTerm {
  text: string;
  phrase: boolean;
  excluded: boolean;
  /** Where the term was pinned to, or null for everywhere. */
  field: Field | null;
  /** The group that it is one of: one of them matches at least. */
  group?: number;
}

const MIN_TERM_LENGTH = 2; // Spec 9: minimum search term length
const UNSPACED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}`;
const IDEOGRAPH = new RegExp(`[${UNSPACED}]`, 'u');

/** One character is a word in scripts without spaces. */
export const isLongEnough = (text: string) => Array.from(text).length >= MIN_TERM_LENGTH || IDEOGRAPH.test(text);

/** As people's keyboards have them; the same here as a straight one. */
const QUOTES = /[“”„‟«»＂「」『』〝〞〟]/gu;
// Other parentheses are as good as none.
const MEMBER = String.raw`(?:"[^"()]*[^"()\s][^"()]*"|(?!or[\s)])[^\s"()]+(?:\s+(?!or[\s)])[^\s"()]+)*)`;
const GROUP = String.raw`\(\s*(${MEMBER}(?:\s+or\s+${MEMBER})+)\s*\)(?!\S)`;
// Where words are not set apart by spaces, a quote within the text begins a phrase; elsewhere it is an inch, or a slip.
const PIECE = new RegExp(String.raw`(-)?(?:${GROUP}|(?:(title|description|transcript):)?(?:"([^"]*)"?|((?:[^\s"]|(?<![${UNSPACED}])")+)))`, 'giu');

const squeezed = (text: string) => text.trim().replaceAll(/\s+/g, ' ');

/** Words that are neither quoted, excluded, pinned nor of a group. */
export const isLoose = ({ phrase, excluded, field, group }: QueryTerm) => !phrase && !excluded && !field && group === undefined;

/** The groups of a line, each with its members. */
export const groupsOf = (terms: readonly QueryTerm[]): QueryTerm[][] =>
  [...new Set(terms.flatMap(({ group }) => group ?? []))].map((place) => terms.filter(({ group }) => group === place));

/** Loose words belong together and become one term; phrases, excluded and pinned words are terms of their own. */
export function parseQuery(query: string): QueryTerm[] {
  const terms: QueryTerm[] = [];
  const loose: string[] = [];
  let groups = 0;
  for (const [, minus, members, pinned, quoted, bare] of query.replaceAll(QUOTES, '"').matchAll(PIECE)) {
    if (members !== undefined) {
      // None of some is each of them excluded.
      const place = minus ? {} : { group: groups++ };
      const member = (text: string): QueryTerm => ({ text: squeezed(text.replaceAll('"', ' ')), phrase: text.startsWith('"'), excluded: minus !== undefined, field: null, ...place });
      terms.push(...members.split(/\s+or\s+/iu).map(member));
      continue;
    }
    const text = squeezed(quoted ?? bare ?? '');
    if (!text) continue;
    const field = (pinned?.toLowerCase() as Field | undefined) ?? null;
    if (quoted === undefined && !minus && !field) loose.push(text);
    else terms.push({ text, phrase: quoted !== undefined, excluded: minus !== undefined, field });
  }
  return loose.length > 0 ? [{ text: loose.join(' '), phrase: false, excluded: false, field: null }, ...terms] : terms;
}

const print = ({ text, phrase, excluded, field }: QueryTerm) => {
  const quoted = phrase || ((excluded || field) && text.includes(' ')) ? `"${text}"` : text;
  return `${excluded ? '-' : ''}${field ? `${field}:` : ''}${quoted}`;
};

export const printQuery = (terms: readonly QueryTerm[]): string =>
  [...terms.filter(({ group }) => group === undefined).map(print), ...groupsOf(terms).map((members) => `(${members.map(print).join(' or ')})`)].join(' ');
