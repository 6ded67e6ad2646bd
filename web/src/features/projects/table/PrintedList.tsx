import { type ColumnLayout, shownColumns } from '../../../ui/data-table/column-layout';
import type { ListColumn } from './columns';
import classes from './List.module.css';
import type { ListRow } from './list-row';

interface PrintedListProps {
  label: string;
  all: readonly ListColumn[];
  rows: readonly ListRow[];
  layout: readonly ColumnLayout[];
}

/** All rows of a list on paper, with the columns of the screen. The table of the screen renders only what is in view. */
export function PrintedList({ label, all, rows, layout }: PrintedListProps) {
  const columns = shownColumns(layout).flatMap(({ key }) => all.find((column) => column.key === key) ?? []);
  return (
    <table className={classes.printed} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ key, label: heading }) => (
            <th key={key} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {columns.map(({ key, cell }) => (
              <td key={key}>{cell(row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
