/**
 * What may be typed in the box: `words`, `"an exact phrase"`, `-without`, and `title:`, `description:` or `transcript:`
 * before a word or a phrase. Anything else is words. What is quoted is exact, be it one word, or a text whose script has
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
}

const MIN_TERM_LENGTH = 2; // Spec 9: minimum search term length
const UNSPACED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}`;
const IDEOGRAPH = new RegExp(`[${UNSPACED}]`, 'u');

/** One character is a word in scripts without spaces. */
export const isLongEnough = (text: string) => Array.from(text).length >= MIN_TERM_LENGTH || IDEOGRAPH.test(text);

/** As people's keyboards have them; the same here as a straight one. */
const QUOTES = /[“”„‟«»＂「」『』〝〞〟]/gu;
// Where words are not set apart by spaces, a quote within the text begins a phrase; elsewhere it is an inch, or a slip.
const TOKEN = new RegExp(String.raw`(-)?(?:(title|description|transcript):)?(?:"([^"]*)"?|((?:[^\s"]|(?<![${UNSPACED}])")+))`, 'giu');

/** Loose words belong together and become one term; phrases, excluded and pinned words are terms of their own. */
export function parseQuery(query: string): QueryTerm[] {
  const terms: QueryTerm[] = [];
  const freeText: string[] = [];
  for (const [, minus, fieldName, quoted, unquoted] of query.replaceAll(QUOTES, '"').matchAll(TOKEN)) {
    const text = (quoted ?? unquoted ?? '').trim().replaceAll(/\s+/g, ' ');
    if (!text) continue;
    const field = (fieldName?.toLowerCase() as Field | undefined) ?? null;
    if (quoted === undefined && !minus && !field) freeText.push(text);
    else terms.push({ text, phrase: quoted !== undefined, excluded: minus !== undefined, field });
  }
  return freeText.length > 0 ? [{ text: freeText.join(' '), phrase: false, excluded: false, field: null }, ...terms] : terms;
}

export function formatQuery(terms: readonly QueryTerm[]): string {
  return terms
    .map(({ text, phrase, excluded, field }) => {
      const quoted = phrase || ((excluded || field) && text.includes(' ')) ? `"${text}"` : text;
      return `${excluded ? '-' : ''}${field ? `${field}:` : ''}${quoted}`;
    })
    .join(' ');
}
