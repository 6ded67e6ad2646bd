/** A text of the address with what goes with it before a bar: `must,phrase|cold storage`. Without a bar all of it is text. */

export interface Marked {
  marks: string[];
  text: string;
}

const CONTROL = /\p{Cc}/u;
const MAX_LENGTH = 500; // As the API has it

export function readMarked(item: string): Marked | null {
  const bar = item.indexOf('|');
  const text = item.slice(bar + 1).trim();
  if (!text || text.length > MAX_LENGTH || CONTROL.test(text)) return null;
  return { marks: bar <= 0 ? [] : item.slice(0, bar).toLowerCase().split(','), text };
}

export const writeMarked = ({ marks, text }: Marked) => (marks.length === 0 && !text.includes('|') ? text : `${marks.join(',')}|${text}`);

/** How words are compared with a text. */
export interface Matching {
  phrase: boolean;
  /** Moves that the words of a phrase may be apart. */
  slop: number;
  /** Near spellings match too. */
  fuzzy: boolean;
}

export const PLAIN: Matching = { phrase: false, slop: 0, fuzzy: false };
export const MAX_SLOP = 100; // As the API has it

/** What the marks say of matching, and the marks that say something else; null for a slop that is none. */
export function readMatching(marks: readonly string[]): { matching: Matching; rest: string[] } | null {
  const matching = { ...PLAIN };
  const rest: string[] = [];
  for (const mark of marks) {
    const [, slop] = /^slop-(\d{1,3})$/.exec(mark) ?? [];
    if (mark === 'phrase') matching.phrase = true;
    else if (mark === 'fuzzy') matching.fuzzy = true;
    else if (slop === undefined) rest.push(mark);
    else matching.slop = Number(slop);
  }
  return matching.slop > MAX_SLOP ? null : { matching, rest };
}

export const writeMatching = ({ phrase, slop, fuzzy }: Matching): string[] => [...(phrase ? ['phrase'] : []), ...(slop > 0 ? [`slop-${slop}`] : []), ...(fuzzy ? ['fuzzy'] : [])];

/** The keys of the API; what is usual is left out. */
export const askMatching = ({ phrase, slop, fuzzy }: Matching) => ({
  ...(phrase ? { phraseMatch: true } : {}),
  ...(phrase && slop > 0 ? { slop } : {}),
  ...(fuzzy ? { fuzzy: true } : {}),
});
