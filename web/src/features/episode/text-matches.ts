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
