import { type ReactNode, type Ref, useCallback, useImperativeHandle, useMemo, useRef } from 'react';
import { type ColumnLayout, columnsBySide, type PinnedSide, shownColumns } from './column-layout';
import { cellStyles, tableStyle, withSelectColumn } from './column-styles';
import { type ColumnSort, type DataColumn, type DataItem, type EditedCell, SELECT_COLUMN } from './data-column';
import classes from './DataTable.module.css';
import { DataTableFoot } from './DataTableFoot';
import { DataTableHead } from './DataTableHead';
import { DataTableRow, GroupRow } from './DataTableRow';
import type { GridAction, GridState } from './grid-state';
import { useFollowFocus } from './useFollowFocus';
import { useGridEvents } from './useGridEvents';
import { useRowsInView } from './useRowsInView';

export interface DataTableHandle {
  /** Focuses the active cell, for example after a dialog was closed. */
  focus: () => void;
}

interface DataTableProps<Row extends object> {
  label: string;
  columns: readonly DataColumn<Row>[];
  layout: readonly ColumnLayout[];
  items: readonly DataItem<Row>[];
  grid: GridState;
  sorts: readonly ColumnSort[];
  editedCell: EditedCell | null;
  /** The name of a row for screen readers: the title of a podcast. */
  nameOf: (row: Row) => string;
  /** The editor of a cell. It closes itself with `onEdit(null)`. */
  renderEditor: (row: Row, column: string) => ReactNode;
  /** The sums at the bottom, by column. */
  totals: Readonly<Record<string, ReactNode>>;
  onGrid: (action: GridAction) => void;
  onSort: (column: string, isAdded: boolean) => void;
  onEdit: (cell: EditedCell | null) => void;
  onResize: (column: string, width: number) => void;
  onPlaceColumn: (column: string, target: string, side: PinnedSide) => void;
  onShiftColumn: (column: string, by: 1 | -1) => void;
  onToggleGroup: (key: string) => void;
  onDoubleClick: (key: string) => void;
  ref?: Ref<DataTableHandle>;
}

export const HEAD_HEIGHT = 36;
const FOOT_HEIGHT = 32;
const ROW_HEIGHT = 42;
const GROUP_HEIGHT = 40;
const OVERSCAN = 8;

/** A table with thousands of rows, of which it renders those that are in view. One cell has the focus; the arrow keys move it. */
export function DataTable<Row extends object>({
  label, columns, layout, items, grid, sorts, editedCell, nameOf, renderEditor, totals, onGrid, onSort, onEdit, onResize, onPlaceColumn, onShiftColumn, onToggleGroup, onDoubleClick, ref,
}: DataTableProps<Row>) {
  const scroller = useRef<HTMLDivElement>(null);
  const byKey = useMemo(() => new Map(columns.map((column) => [column.key, column])), [columns]);
  const shown = useMemo(() => withSelectColumn(shownColumns(layout)), [layout]);
  const bySide = useMemo(() => columnsBySide(shown), [shown]);
  const keys = shown.map(({ key }) => key);
  const styles = useMemo(() => cellStyles(shown), [shown]);
  const variables = useMemo(() => tableStyle(shown), [shown]);
  const columnsKey = useMemo(() => JSON.stringify(layout), [layout]);

  const tabStop = grid.activeKey ?? items[0]?.key ?? null;
  const activeIndex = items.findIndex(({ key }) => key === tabStop);
  const firstColumn = shown.find(({ key }) => key !== SELECT_COLUMN)?.key ?? SELECT_COLUMN;
  const activeColumn = grid.column !== null && keys.includes(grid.column) ? grid.column : firstColumn;

  const heights = useMemo(() => items.map(({ kind }) => (kind === 'group' ? GROUP_HEIGHT : ROW_HEIGHT)), [items]);
  // The row with the focus stays, so that the focus is not lost when it is scrolled out of view.
  const { rows, height, attach } = useRowsInView({ heights, headHeight: HEAD_HEIGHT, more: OVERSCAN, kept: activeIndex });
  const setScroller = useCallback(
    (element: HTMLDivElement | null) => {
      scroller.current = element;
      attach(element);
    },
    [attach],
  );

  const focusActiveCell = () => {
    const cell = scroller.current?.querySelector<HTMLElement>('[data-cell][tabindex="0"]');
    if (!cell) return;
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  useImperativeHandle(ref, () => ({ focus: focusActiveCell }));

  const wantFocus = useFollowFocus({ root: scroller, place: `${activeColumn} ${grid.activeKey}`, isSuspended: editedCell !== null, focus: focusActiveCell });

  const events = useGridEvents({ items, byKey, keys, grid, activeColumn, wantFocus, onGrid, onEdit, onToggleGroup, onDoubleClick });

  const rowCount = items.filter(({ kind }) => kind === 'row').length;
  const isAllSelected = rowCount > 0 && grid.selected.size === rowCount;
  return (
    <div ref={setScroller} className={classes.scroller}>
      {/* The cells take the focus and handle the keys. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        role="grid"
        aria-label={label}
        aria-rowcount={items.length + 2}
        aria-colcount={keys.length}
        aria-multiselectable="true"
        className={classes.table}
        style={variables}
        data-list-rows=""
        {...events}
      >
        <DataTableHead
          columns={shown}
          byKey={byKey}
          styles={styles}
          sorts={sorts}
          selection={isAllSelected ? 'all' : grid.selected.size > 0 ? 'some' : 'none'}
          onSort={onSort}
          onResize={onResize}
          onPlace={onPlaceColumn}
          onShift={onShiftColumn}
          onGrid={onGrid}
        />
        <div role="rowgroup" className={classes.body} style={{ height }}>
          {rows.map((position) => {
            const item = items[position.index];
            if (!item) return null;
            if (item.kind === 'group') {
              return <GroupRow key={item.key} item={item} columnCount={keys.length} isTabStop={item.key === tabStop} {...position} onToggle={() => onToggleGroup(item.key)} />;
            }
            const editedColumn = editedCell?.key === item.key ? editedCell.column : null;
            return (
              <DataTableRow
                key={item.key}
                id={item.key}
                data={item.row}
                name={nameOf(item.row)}
                columns={bySide}
                byKey={byKey}
                columnsKey={columnsKey}
                styles={styles}
                isSelected={grid.selected.has(item.key)}
                activeColumn={item.key === tabStop ? activeColumn : null}
                isActive={item.key === grid.activeKey}
                editor={editedColumn === null ? null : { column: editedColumn, content: renderEditor(item.row, editedColumn) }}
                {...position}
              />
            );
          })}
        </div>
        <DataTableFoot columns={shown} byKey={byKey} styles={styles} totals={totals} rowIndex={items.length + 2} height={FOOT_HEIGHT} />
      </div>
    </div>
  );
}
