/**
 * Little words: articles, pronouns, prepositions. They match almost every text, so a highlight of one alone has no use.
 * Words that carry a meaning in another language of the list ("die", "war", "son") are left out.
 */
const LITTLE_WORDS = new Set(
  [
    'a an and are as at be been but by for from had has have he his i if in into is it its me my no not of on or our she so that the their them then there these they this to was we were what when which who will with you your',
    'der das den dem des ein eine einen einem einer und oder aber im am auf aus bei mit nach von vom zu zum zur für ist sind wir ihr sie er es ich nicht auch wie',
    'le la les un une du de et ou à au aux en dans par pour sur avec sans ce cette ces il elle nous vous ils elles je tu est sont que qui ne',
    'el los las una unos unas y o del al con por para se lo su sus',
    'os as um uma e do da dos das em na nos nas com',
    'gli uno di della dei che è non si',
    'het van op met voor aan bij uit naar dat niet',
  ].flatMap((words) => words.split(' ')),
);

/** Which little words stay highlighted: none, those beside another match (the search has a phrase), or all. */
export type LittleWordHighlights = 'none' | 'in-phrases' | 'all';

export const isLittleWord = (word: string) => LITTLE_WORDS.has(word.toLocaleLowerCase());

const wordsOf = (text: string) => text.split(/[^\p{L}\p{M}\p{N}'’]+/u).filter((word) => word !== '');

/** Decides by the terms of a search. A search for little words only highlights them all. */
export function littleWordHighlightsOf(terms: readonly { text: string; phrase: boolean }[]): LittleWordHighlights {
  const words = terms.flatMap(({ text }) => wordsOf(text));
  if (words.every(isLittleWord)) return 'all';
  return terms.some(({ phrase }) => phrase) ? 'in-phrases' : 'none';
}
