import { type CSSProperties, memo, type ReactNode } from 'react';
import type { ColumnLayout } from './column-layout';
import type { DataColumn } from './data-column';
import classes from './DataTable.module.css';

interface DataTableFootProps<Row> {
  columns: readonly ColumnLayout[];
  byKey: ReadonlyMap<string, DataColumn<Row>>;
  styles: ReadonlyMap<string, CSSProperties>;
  totals: Readonly<Record<string, ReactNode>>;
  rowIndex: number;
  height: number;
}

function Foot<Row>({ columns, byKey, styles, totals, rowIndex, height }: DataTableFootProps<Row>) {
  return (
    <div role="rowgroup" className={classes.foot} style={{ height }}>
      <div role="row" aria-rowindex={rowIndex} className={classes.row}>
        {columns.map(({ key, pinned }) => (
          <div key={key} role="gridcell" className={classes.cell} data-pinned={pinned ?? undefined} data-number={byKey.get(key)?.isNumber || undefined} style={styles.get(key)}>
            {totals[key]}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The sums at the bottom. Scrolling does not render them again. */
export const DataTableFoot = memo(Foot) as typeof Foot;
