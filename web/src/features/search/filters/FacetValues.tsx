import { formatCompact } from '../../../ui/text/format';
import type { ValueCount } from '../../../ui/text/languages';
import classes from './Filters.module.css';

interface FacetValuesProps {
  /** The name of the facet: "Genres". */
  label: string;
  values: readonly ValueCount[];
  chosen: readonly string[];
  name: (value: string) => string;
  onChange: (chosen: string[]) => void;
}

/** Facet values with their counts. Pressing a value adds it to the filter; pressing it again removes it. */
export function FacetValues({ label, values, chosen, name, onChange }: FacetValuesProps) {
  if (values.length === 0) return null;
  return (
    <ul className={classes.facetValues} aria-label={`${label} in the results`}>
      {values.map(({ value, count }) => {
        const isChosen = chosen.includes(value);
        return (
          <li key={value}>
            <button
              type="button"
              className={classes.facetValue}
              aria-pressed={isChosen}
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
