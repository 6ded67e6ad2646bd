/** Searching within a transcript. */

export interface Found {
  sentence: number;
  start: number;
  end: number;
}

/** Case and accents do not count. The result has the length of the text, so that places in one are places in the other. */
export function fold(text: string): string {
  let folded = '';
  for (const letter of text) {
    const plain = letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
    folded += plain.length === letter.length ? plain : letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter;
  }
  return folded;
}

const MIN_LENGTH = 2;

export function findAll(texts: readonly string[], wanted: string): Found[] {
  const needle = fold(wanted.trim());
  if (needle.length < MIN_LENGTH) return [];
  return texts.flatMap((text, sentence) => {
    const found: Found[] = [];
    const hay = fold(text);
    for (let start = hay.indexOf(needle); start !== -1; start = hay.indexOf(needle, start + needle.length)) {
      found.push({ sentence, start, end: start + needle.length });
    }
    return found;
  });
}
