/**
 * Parses highlights: escaped text with `<em>` around each match. The runs are rendered as text, so that markup from a
 * feed never reaches the page.
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

/** Trims the text before the first highlight, so that a line or two are enough to show it. */
export function trimToHighlight(runs: readonly TextRun[], maxLeadChars: number): TextRun[] {
  const first = runs.findIndex((run) => run.isHighlighted);
  const lead = runs.slice(0, Math.max(0, first)).map((run) => run.text).join('');
  if (lead.length <= maxLeadChars) return [...runs];
  // Cuts between words. Text without spaces is cut anywhere.
  const cut = lead.slice(-maxLeadChars);
  const word = cut.indexOf(' ');
  return [{ text: `…${word === -1 ? Array.from(cut).slice(1).join('') : cut.slice(word + 1)}`, isHighlighted: false }, ...runs.slice(first)];
}

/** Returns the first matched word, for a link that finds it again in a transcript. */
export const firstHighlight = (source: string): string | null => parseHighlight(source).find((run) => run.isHighlighted)?.text ?? null;
