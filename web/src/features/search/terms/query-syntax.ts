/**
 * Parses the search box: `words`, `"an exact phrase"`, `-excluded`, `title:`, `description:` or `transcript:` before a word
 * or phrase, and groups: `(one or "the other")`. Everything else is words. Quoted text is exact, also for one word and for
 * scripts without spaces.
 */

export const FIELDS = ['title', 'description', 'transcript'] as const;
export type Field = (typeof FIELDS)[number];

export interface QueryTerm {
  text: string;
  phrase: boolean;
  excluded: boolean;
  /** The field of the term, or null for all selected targets. */
  field: Field | null;
  /** The number of the term's group, of which at least one term must match. */
  group?: number;
}

const MIN_TERM_LENGTH = 2; // Spec 9: minimum search term length
const UNSPACED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}`;
const IDEOGRAPH = new RegExp(`[${UNSPACED}]`, 'u');

/** Whether a term is long enough to search. In scripts without spaces one character can be a word. */
export const isLongEnough = (text: string) => Array.from(text).length >= MIN_TERM_LENGTH || IDEOGRAPH.test(text);

/** Quotation marks of all keyboards. They are read as straight quotes. */
const QUOTES = /[“”„‟«»＂「」『』〝〞〟]/gu;
// Parentheses that do not form a group are ignored.
const MEMBER = String.raw`(?:"[^"()]*[^"()\s][^"()]*"|(?!or[\s)])[^\s"()]+(?:\s+(?!or[\s)])[^\s"()]+)*)`;
const GROUP = String.raw`\(\s*(${MEMBER}(?:\s+or\s+${MEMBER})+)\s*\)(?!\S)`;
// In scripts without spaces a quote inside text begins a phrase. Elsewhere it is an inch sign or a typing error.
const TOKEN = new RegExp(String.raw`(-)?(?:${GROUP}|(?:(title|description|transcript):)?(?:"([^"]*)"?|((?:[^\s"]|(?<![${UNSPACED}])")+)))`, 'giu');

const collapseSpaces = (text: string) => text.trim().replaceAll(/\s+/g, ' ');

/** Free text is neither quoted nor excluded, and has neither a field nor a group. */
export const isFreeText = ({ phrase, excluded, field, group }: QueryTerm) => !phrase && !excluded && !field && group === undefined;

/** Returns the groups of a query, each with its terms. */
export const groupsOf = (terms: readonly QueryTerm[]): QueryTerm[][] =>
  [...new Set(terms.flatMap(({ group }) => group ?? []))].map((number) => terms.filter(({ group }) => group === number));

/** Free-text words become one term. Phrases, excluded words, words with a field and terms of a group are separate terms. */
export function parseQuery(query: string): QueryTerm[] {
  const terms: QueryTerm[] = [];
  const freeText: string[] = [];
  let groupCount = 0;
  for (const [, minus, members, fieldName, quoted, unquoted] of query.replaceAll(QUOTES, '"').matchAll(TOKEN)) {
    if (members !== undefined) {
      // Excluding a group excludes each of its terms.
      const group = minus ? {} : { group: groupCount++ };
      const parseMember = (text: string): QueryTerm => ({ text: collapseSpaces(text.replaceAll('"', ' ')), phrase: text.startsWith('"'), excluded: minus !== undefined, field: null, ...group });
      terms.push(...members.split(/\s+or\s+/iu).map(parseMember));
      continue;
    }
    const text = collapseSpaces(quoted ?? unquoted ?? '');
    if (!text) continue;
    const field = (fieldName?.toLowerCase() as Field | undefined) ?? null;
    if (quoted === undefined && !minus && !field) freeText.push(text);
    else terms.push({ text, phrase: quoted !== undefined, excluded: minus !== undefined, field });
  }
  return freeText.length > 0 ? [{ text: freeText.join(' '), phrase: false, excluded: false, field: null }, ...terms] : terms;
}

const formatQueryTerm = ({ text, phrase, excluded, field }: QueryTerm) => {
  const quoted = phrase || ((excluded || field) && text.includes(' ')) ? `"${text}"` : text;
  return `${excluded ? '-' : ''}${field ? `${field}:` : ''}${quoted}`;
};

export const formatQuery = (terms: readonly QueryTerm[]): string =>
  [...terms.filter(({ group }) => group === undefined).map(formatQueryTerm), ...groupsOf(terms).map((members) => `(${members.map(formatQueryTerm).join(' or ')})`)].join(' ');
