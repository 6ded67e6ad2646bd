import { useQueries } from '@tanstack/react-query';
import { countQuery } from '../../../api/queries';
import { formatCompact, formatTotal } from '../../../ui/format';
import type { NumberRange } from '../codecs';
import { toSearchRequest } from '../search-request';
import type { SearchState } from '../state';
import classes from './Filters.module.css';

interface DistributionProps {
  /** The figure: "Authority score". */
  name: string;
  /** The ends of the bars, in ascending order. The last bar is open. */
  steps: readonly number[];
  /** Whether the figure has no decimals. */
  isWhole: boolean;
  value: NumberRange | null;
  /** The search with a range for this figure. */
  withRange: (range: NumberRange) => SearchState;
  onChange: (range: NumberRange | null) => void;
}

/** Ranges have two decimals. */
const SMALLEST = 0.01;

const formatRange = ({ min, max }: NumberRange) => (max === null ? `${formatCompact(min)} and more` : `${formatCompact(min)} to ${formatCompact(max)}`);
const isSame = (one: NumberRange | null, other: NumberRange) => one?.min === other.min && one.max === other.max;

/** How the hits of a search spread over a figure. Pressing a bar selects its range; pressing it again removes it. */
export function Distribution({ name, steps, isWhole, value, withRange, onChange }: DistributionProps) {
  const bars: NumberRange[] = steps.map((min, place) => ({ min, max: steps[place + 1] === undefined ? null : (steps[place + 1] ?? 0) - (isWhole ? 1 : SMALLEST) }));
  const counts = useQueries({
    queries: bars.map((bar) => {
      const { mode, options } = toSearchRequest(withRange(bar));
      return countQuery(mode, options);
    }),
  });
  const highest = Math.max(1, ...counts.map(({ data }) => data?.total.value ?? 0));
  if (counts.every(({ isError }) => isError)) return null;
  return (
    <ul className={classes.distribution} aria-label={`${name} of the results`}>
      {bars.map((bar, place) => {
        const total = counts[place]?.data?.total;
        return (
          <li key={bar.min}>
            <button
              type="button"
              aria-pressed={isSame(value, bar)}
              aria-label={`${formatRange(bar)}${total ? `: ${formatTotal(total)}` : ''}`}
              title={`${formatRange(bar)}${total ? `: ${formatTotal(total)}` : ''}`}
              onClick={() => onChange(isSame(value, bar) ? null : bar)}
            >
              <span className={classes.bar} style={{ height: `${((total?.value ?? 0) / highest) * 100}%` }} />
            </button>
            <span aria-hidden="true">{formatCompact(bar.min)}</span>
          </li>
        );
      })}
    </ul>
  );
}
