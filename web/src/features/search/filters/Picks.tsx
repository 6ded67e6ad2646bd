import { formatCompact } from '../../../ui/format';
import type { Counted } from './facets';
import classes from './Filters.module.css';

interface PicksProps {
  /** What the values are: "Genres". */
  label: string;
  picks: readonly Counted[];
  chosen: readonly string[];
  disabled: boolean;
  name: (value: string) => string;
  onChange: (chosen: string[]) => void;
}

/** Values with how many of the hits have each; pressing one sets the filter, pressing it again takes it away. */
export function Picks({ label, picks, chosen, disabled, name, onChange }: PicksProps) {
  if (picks.length === 0) return null;
  return (
    <ul className={classes.picks} aria-label={`${label} of the results`}>
      {picks.map(({ value, count }) => {
        const isChosen = chosen.includes(value);
        return (
          <li key={value}>
            <button
              type="button"
              className={classes.pick}
              aria-pressed={isChosen}
              disabled={disabled}
              onClick={() => onChange(isChosen ? chosen.filter((other) => other !== value) : [...chosen, value])}
            >
              <span>{name(value)}</span>
              <span className={classes.count}>{formatCompact(count)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
