import { type Ref, useMemo } from 'react';
import { columnBeside, type ColumnLayout, type PinnedSide, placeColumn, resizeColumn, settingsOf, shownColumns } from '../../../ui/data-table/column-layout';
import type { EditedCell } from '../../../ui/data-table/data-column';
import { DataTable, type DataTableHandle } from '../../../ui/data-table/DataTable';
import type { ListColumn } from './columns';
import { type CustomColumn, customKey } from './custom-columns';
import { CellEditor, CustomEditor } from './lazy-controls';
import { summarize } from './list-groups';
import type { ListRow } from './list-row';
import { isSortColumn, type ListSort, nextSorts } from './list-sorts';
import { totalsOf } from './totals';
import type { ListedRows } from './useListedRows';
import type { ListGrid } from './useListGrid';
import type { ListView } from './useListView';
import type { RowActions } from './useRowActions';

interface ListTableProps {
  label: string;
  rows: readonly ListRow[];
  view: ListGrid;
  list: ListView;
  listed: ListedRows;
  actions: RowActions;
  /** What the columns are, those of the team among them. */
  all: readonly ListColumn[];
  custom: readonly CustomColumn[];
  /** All columns, and those among them that are shown. */
  columns: readonly ColumnLayout[];
  shownLayout: readonly ColumnLayout[];
  nowMs: number;
  /** All labels of the list. */
  labels: readonly string[];
  editedCell: EditedCell | null;
  onEdit: (cell: EditedCell | null) => void;
  onSorts: (sorts: readonly ListSort[]) => void;
  onLook: (id: string) => void;
  onClose: () => void;
  ref: Ref<DataTableHandle>;
}

const nameOf = ({ title }: ListRow) => title;

/** The podcasts of a list as a table. */
export function ListTable({ label, rows, view, list, listed, actions, all, custom, columns, shownLayout, nowMs, labels, editedCell, onEdit, onSorts, onLook, onClose, ref }: ListTableProps) {
  const { sorts } = list.settings;
  const totals = useMemo(() => totalsOf(summarize(rows, nowMs)), [rows, nowMs]);
  const setColumns = (next: readonly ColumnLayout[]) => list.setColumns(settingsOf(all, next));

  function placeBeside(column: string, target: string, side: PinnedSide) {
    const keys = shownColumns(placeColumn(shownLayout, column, target, side)).map(({ key }) => key);
    setColumns(placeColumn(columns, column, target, side));
    actions.announce(`${all.find(({ key }) => key === column)?.label ?? column} is now column ${keys.indexOf(column) + 1} of ${keys.length}`);
  }

  return (
    <DataTable
      ref={ref}
      label={label}
      columns={all}
      layout={shownLayout}
      items={view.items}
      grid={view.grid}
      sorts={sorts}
      editedCell={editedCell}
      nameOf={nameOf}
      totals={totals}
      renderEditor={(row, column) => {
        const own = custom.find(({ id }) => customKey(id) === column);
        if (own) return <CustomEditor key={`${row.id} ${column}`} row={row} column={own} onEdit={listed.edit} onClose={onClose} />;
        return (
          <CellEditor
            key={`${row.id} ${column}`}
            row={row}
            column={column}
            suggestions={labels}
            onEdit={(seen, edit) => {
              if (edit.state) actions.setState([seen], edit.state);
              else listed.edit(seen, edit);
            }}
            onClose={onClose}
          />
        );
      }}
      onGrid={view.dispatch}
      onSort={(column, isAdded) => {
        if (isSortColumn(column)) onSorts(nextSorts(sorts, column, isAdded));
      }}
      onEdit={onEdit}
      onResize={(column, width) => setColumns(resizeColumn(columns, column, width))}
      onPlaceColumn={placeBeside}
      onShiftColumn={(column, by) => {
        const target = columnBeside(shownLayout, all, column, by);
        if (target !== null) placeBeside(column, target, by === 1 ? 'end' : 'start');
      }}
      onToggleGroup={view.toggleGroup}
      onDoubleClick={onLook}
    />
  );
}
