import { formatDay } from '../text/format';
import classes from './Plot.module.css';

interface PlotTableProps {
  title: string;
  dayName: string;
  valueName: string;
  rows: readonly { date: string; value: string }[];
}

/** The values of a plot, newest first. */
export function PlotTable({ title, dayName, valueName, rows }: PlotTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable regions must be reachable by keyboard
    <div className={classes.scroll} role="region" aria-label={`Table of ${title}`} tabIndex={0}>
      <table className={classes.table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{dayName}</th>
            <th scope="col">{valueName}</th>
          </tr>
        </thead>
        <tbody>
          {rows.toReversed().map(({ date, value }) => (
            <tr key={date}>
              <th scope="row">
                <time dateTime={date}>{formatDay(date)}</time>
              </th>
              <td className="numbers">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
