/** Turns the distribution of a figure into bars. */
import type { FacetRange } from '../../../api/types';
import { formatCompact, formatCount } from '../../../ui/text/format';
import type { NumberRange } from '../codecs';

export interface Bar {
  /** The range that the bar selects. Both ends are included. */
  range: NumberRange;
  /** For screen readers: "10 to 24: 7". */
  label: string;
  /** Percent of the highest bar. */
  height: number;
  /** What is written below it; empty for most bars, which are too narrow. */
  caption: string;
}

/** Ranges in the URL have two decimals. */
const DECIMALS = 100;
/** Every third bar has a caption. */
const CAPTION_EVERY = 3;

/** With `isWhole`, the figure has no decimals. */
export function toBars(ranges: readonly FacetRange[], isWhole: boolean): Bar[] {
  const highest = Math.max(1, ...ranges.map(({ count }) => count));
  return ranges.map(({ min, below, count }, place) => {
    const max = typeof below === 'number' ? Math.round((below - (isWhole ? 1 : 1 / DECIMALS)) * DECIMALS) / DECIMALS : null;
    const span = max === null ? `${formatCompact(min)} and more` : `${formatCompact(min)} to ${formatCompact(isWhole ? max : (below ?? max))}`;
    return { range: { min, max }, label: `${span}: ${formatCount(count)}`, height: (count / highest) * 100, caption: place % CAPTION_EVERY === 0 ? formatCompact(min) : '' };
  });
}
