/** Which rows of a long table are rendered: those in view, and some before and after them. */

export interface PlacedRow {
  index: number;
  /** Its distance from the first row. */
  top: number;
  height: number;
}

/** The tops of rows, and the height of all of them at the end. */
export function topsOf(heights: readonly number[]): number[] {
  const tops = [0];
  for (const height of heights) tops.push((tops.at(-1) ?? 0) + height);
  return tops;
}

/** The index of the row at a distance from the first one. */
function rowAt(tops: readonly number[], distance: number): number {
  let [low, high] = [0, tops.length - 2];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((tops[middle] ?? 0) <= distance) low = middle;
    else high = middle - 1;
  }
  return low;
}

interface Rows {
  tops: readonly number[];
  /** What is in view, as distances from the first row. */
  from: number;
  to: number;
  /** Rows that are rendered before and after these. */
  more: number;
  /** A row that stays when it is out of view; -1 for none. */
  kept: number;
}

export function rowsInView({ tops, from, to, more, kept }: Rows): PlacedRow[] {
  const count = tops.length - 1;
  if (count === 0) return [];
  const first = Math.max(0, rowAt(tops, from) - more);
  const last = Math.min(count - 1, rowAt(tops, to) + more);
  const indexes = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  if (kept >= 0 && kept < count && (kept < first || kept > last)) indexes.push(kept);
  return indexes
    .toSorted((left, right) => left - right)
    .map((index) => ({ index, top: tops[index] ?? 0, height: (tops[index + 1] ?? 0) - (tops[index] ?? 0) }));
}
