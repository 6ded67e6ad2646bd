import type { FacetRange } from '../../../api/types';
import type { NumberRange } from '../codecs';
import { toBars } from './distribution-bars';
import classes from './Filters.module.css';

interface DistributionProps {
  /** The figure: "Authority score". */
  name: string;
  ranges: readonly FacetRange[];
  /** Whether the figure has no decimals. */
  isWhole: boolean;
  value: NumberRange | null;
  onChange: (range: NumberRange | null) => void;
}

const isSame = (one: NumberRange | null, other: NumberRange) => one?.min === other.min && one.max === other.max;

/**
 * How the hits of a search spread over a figure. Pressing a bar selects its range; pressing it again removes it. The bars are not tab
 * stops: with the keyboard, the fields below them set any range in two.
 */
export function Distribution({ name, ranges, isWhole, value, onChange }: DistributionProps) {
  if (ranges.length === 0) return null;
  return (
    <ul className={classes.distribution} aria-label={`${name} in the results`}>
      {toBars(ranges, isWhole).map(({ range, label, height, caption }) => (
        <li key={range.min}>
          <button type="button" tabIndex={-1} aria-pressed={isSame(value, range)} aria-label={label} title={label} onClick={() => onChange(isSame(value, range) ? null : range)}>
            <span className={classes.bar} style={{ height: `${height}%` }} />
          </button>
          <span aria-hidden="true">{caption}</span>
        </li>
      ))}
    </ul>
  );
}
