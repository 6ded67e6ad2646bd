import { AppLink } from '../../ui/navigation/AppLink';
import { formatCount } from '../../ui/text/format';
import classes from './Charts.module.css';
import { type ChartSelection, type ChartView, VIEWS } from './chart-selection';
import { useChartPath } from './useChartPath';

interface ViewTabsProps {
  selection: ChartSelection;
  /** The number of shows in each view; absent until it is loaded. */
  counts: Readonly<Partial<Record<ChartView, number>>>;
  /** The name of the second country, if one is shown. */
  otherName: string | null;
}

const LABELS: Readonly<Record<ChartView, string>> = { all: 'All', climbers: 'Climbers', fallers: 'Fallers', new: 'New', dropped: 'Dropped off', elsewhere: '' };

/** Links to the views of a chart. */
export function ViewTabs({ selection, counts, otherName }: ViewTabsProps) {
  const chartPath = useChartPath();
  const views = VIEWS.filter((view) => view !== 'elsewhere' || otherName !== null);
  return (
    <nav aria-label="Views of the chart">
      <ul className={classes.views}>
        {views.map((view) => (
          <li key={view}>
            {/* A view has its own natural order. */}
            <AppLink href={chartPath({ ...selection, view, sort: null })} resetScroll={false} aria-current={view === selection.view ? 'page' : undefined}>
              {view === 'elsewhere' ? `Only in ${otherName}` : LABELS[view]}
              {counts[view] !== undefined && <span className="numbers">{formatCount(counts[view])}</span>}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
