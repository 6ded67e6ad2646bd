import { formatCompact } from '../../../ui/format';
import type { Counted } from './facets';
import classes from './Filters.module.css';

interface FacetValuesProps {
  /** What the values are: "Genres". */
  label: string;
  values: readonly Counted[];
  chosen: readonly string[];
  disabled: boolean;
  name: (value: string) => string;
  onChange: (chosen: string[]) => void;
}

/** Values with how many of the hits have each; pressing one sets the filter, pressing it again takes it away. */
export function FacetValues({ label, values, chosen, disabled, name, onChange }: FacetValuesProps) {
  if (values.length === 0) return null;
  return (
    <ul className={classes.facetValues} aria-label={`${label} of the results`}>
      {values.map(({ value, count }) => {
        const isChosen = chosen.includes(value);
        return (
          <li key={value}>
            <button
              type="button"
              className={classes.facetValue}
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
