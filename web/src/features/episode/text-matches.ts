/** Finds text in a transcript. */

export interface TextMatch {
  sentence: number;
  start: number;
  end: number;
}

/** Folds case and accents. The result has the same length as the text, so that positions are valid in both. */
export function foldText(text: string): string {
  let folded = '';
  for (const letter of text) {
    const plain = letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
    folded += plain.length === letter.length ? plain : letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter;
  }
  return folded;
}

const MIN_LENGTH = 2;

export function findTextMatches(texts: readonly string[], query: string): TextMatch[] {
  const needle = foldText(query.trim());
  if (needle.length < MIN_LENGTH) return [];
  return texts.flatMap((text, sentence) => {
    const matches: TextMatch[] = [];
    const foldedText = foldText(text);
    for (let start = foldedText.indexOf(needle); start !== -1; start = foldedText.indexOf(needle, start + needle.length)) {
      matches.push({ sentence, start, end: start + needle.length });
    }
    return matches;
  });
}

/** The number of sentences in which a match is looked for around a linked second. */
const MAX_DISTANCE = 12;

/** Returns the index of the match nearest to a sentence, or -1 when none is near. */
export function nearestMatch(matches: readonly TextMatch[], sentence: number): number {
  let nearest = -1;
  let least = MAX_DISTANCE + 1;
  for (const [index, match] of matches.entries()) {
    const distance = Math.abs(match.sentence - sentence);
    if (distance < least) [nearest, least] = [index, distance];
  }
  return nearest;
}
