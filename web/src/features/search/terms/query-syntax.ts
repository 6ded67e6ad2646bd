/**
 * Parses the search box: `words`, `"an exact phrase"`, `-excluded`, and `title:`, `description:` or `transcript:` before
 * a word or phrase. Everything else is words. Quoted text is exact, also for one word and for scripts without spaces.
 */

export const FIELDS = ['title', 'description', 'transcript'] as const;
export type Field = (typeof FIELDS)[number];

export interface QueryTerm {
  text: string;
  phrase: boolean;
  excluded: boolean;
  /** The field of the term, or null for all selected targets. */
  field: Field | null;
}

const MIN_TERM_LENGTH = 2; // Spec 9: minimum search term length
const UNSPACED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}`;
const IDEOGRAPH = new RegExp(`[${UNSPACED}]`, 'u');

/** Whether a term is long enough to search. In scripts without spaces one character can be a word. */
export const isLongEnough = (text: string) => Array.from(text).length >= MIN_TERM_LENGTH || IDEOGRAPH.test(text);

/** Quotation marks of all keyboards. They are read as straight quotes. */
const QUOTES = /[“”„‟«»＂「」『』〝〞〟]/gu;
// In scripts without spaces a quote inside text begins a phrase. Elsewhere it is an inch sign or a typing error.
const TOKEN = new RegExp(String.raw`(-)?(?:(title|description|transcript):)?(?:"([^"]*)"?|((?:[^\s"]|(?<![${UNSPACED}])")+))`, 'giu');

/** Free-text words become one term. Phrases, excluded words and words with a field are separate terms. */
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
