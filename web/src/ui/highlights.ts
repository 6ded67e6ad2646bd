/**
 * Highlights come as plain text with `<em>` around what matched and everything else escaped. They are cut into runs of
 * text here and rendered as text; no markup of a feed reaches the page.
 */

export interface TextRun {
  text: string;
  isHighlighted: boolean;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'", '#x27': "'", '#34': '"', nbsp: ' ' };

export const decodeEntities = (text: string) => text.replaceAll(/&(amp|lt|gt|quot|apos|nbsp|#39|#x27|#34);/gi, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole);

export function parseHighlight(source: string): TextRun[] {
  const runs: TextRun[] = [];
  let depth = 0;
  for (const part of source.split(/(<\/?em>)/i)) {
    const tag = part.toLowerCase();
    if (tag === '<em>') depth += 1;
    else if (tag === '</em>') depth = Math.max(0, depth - 1);
    else if (part) runs.push({ text: decodeEntities(part), isHighlighted: depth > 0 });
  }
  return runs;
}

/** The text from shortly before the first mark on: where there is room for a line or two, the mark is in them. */
export function trimToHighlight(runs: readonly TextRun[], maxLeadChars: number): TextRun[] {
  const first = runs.findIndex((run) => run.isHighlighted);
  const before = runs.slice(0, Math.max(0, first)).map((run) => run.text).join('');
  if (before.length <= maxLeadChars) return [...runs];
  // A word is not cut; where there are no spaces, anything may be.
  const cut = before.slice(-maxLeadChars);
  const word = cut.indexOf(' ');
  return [{ text: `…${word === -1 ? Array.from(cut).slice(1).join('') : cut.slice(word + 1)}`, isHighlighted: false }, ...runs.slice(first)];
}

/** The words that matched, for a link that finds them again in a transcript. */
export function firstHighlight(source: string): string | null {
  return parseHighlight(source).find((run) => run.isHighlighted)?.text ?? null;
}
