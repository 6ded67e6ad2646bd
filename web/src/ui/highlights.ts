/**
 * Highlights come as plain text with `<em>` around what matched and everything else escaped. They are cut into runs of
 * text here and rendered as text; no markup of a feed reaches the page.
 */

export interface Run {
  text: string;
  marked: boolean;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'", '#x27': "'", '#34': '"', nbsp: ' ' };

export const unescape = (text: string) => text.replaceAll(/&(amp|lt|gt|quot|apos|nbsp|#39|#x27|#34);/gi, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole);

export function parseHighlight(source: string): Run[] {
  const runs: Run[] = [];
  let depth = 0;
  for (const part of source.split(/(<\/?em>)/i)) {
    const tag = part.toLowerCase();
    if (tag === '<em>') depth += 1;
    else if (tag === '</em>') depth = Math.max(0, depth - 1);
    else if (part) runs.push({ text: unescape(part), marked: depth > 0 });
  }
  return runs;
}

/** The words that matched, for a link that finds them again in a transcript. */
export function firstMarked(source: string): string | null {
  return parseHighlight(source).find((run) => run.marked)?.text ?? null;
}
