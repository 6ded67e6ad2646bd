import { plural } from '../text/format';
import { countAll, LISTED_STATES, STATE_LABELS, type StateCounts } from './listed-state';
import classes from './listed-state.module.css';
import { StateIcon } from './StateBadge';

interface StateBarProps {
  counts: StateCounts;
  /** Whether the counts are listed below the bar. */
  hasLegend?: boolean;
}

/** The podcasts of a list by state, as a bar. */
export function StateBar({ counts, hasLegend = false }: StateBarProps) {
  const total = countAll(counts);
  const shown = LISTED_STATES.filter((state) => counts[state] > 0);
  const text = total === 0 ? 'No podcasts yet' : `${plural(total, 'podcast')}: ${shown.map((state) => `${counts[state]} ${STATE_LABELS[state].toLowerCase()}`).join(', ')}`;
  return (
    <div>
      <div className={classes.bar} role="img" aria-label={text}>
        {shown.map((state) => (
          <span key={state} className="forced-fill" data-state={state} style={{ flexGrow: counts[state] }} title={`${STATE_LABELS[state]}: ${counts[state]}`} />
        ))}
      </div>
      {hasLegend && shown.length > 0 && (
        <ul className={classes.legend} aria-label="Podcasts by state">
          {shown.map((state) => (
            <li key={state} className={classes.badge}>
              <StateIcon state={state} size={14} />
              {STATE_LABELS[state]} <span className="numbers">{counts[state]}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
