import { type ColumnDef, type Row as TableRow, useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { ColumnLayout } from './column-layout';
import type { DataColumn, DataItem } from './data-column';
import { type DataFeatures, features } from './table-features';

/** The rows of a table with their cells, by key. */
export function useTableRows<Row extends object>(columns: readonly DataColumn<Row>[], layout: readonly ColumnLayout[], items: readonly DataItem<Row>[]): Record<string, TableRow<DataFeatures, Row>> {
  const data = useMemo(() => items.flatMap((item) => (item.kind === 'row' ? [item.row] : [])), [items]);
  const keyOfRow = useMemo(() => new Map(items.flatMap((item) => (item.kind === 'row' ? [[item.row, item.key] as const] : []))), [items]);
  const columnDefs = useMemo<ColumnDef<DataFeatures, Row>[]>(
    () => columns.map(({ key, label: header, width, cell }) => ({ id: key, header, size: width, cell: ({ row }) => cell(row.original) })),
    [columns],
  );
  const state = useMemo(() => {
    const pinnedKeys = (side: 'start' | 'end') => layout.filter(({ pinned }) => pinned === side).map(({ key }) => key);
    return {
      columnOrder: layout.map(({ key }) => key),
      columnPinning: { start: pinnedKeys('start'), end: pinnedKeys('end') },
      columnSizing: Object.fromEntries(layout.map(({ key, width }) => [key, width])),
      columnVisibility: Object.fromEntries(layout.map(({ key, isHidden }) => [key, !isHidden])),
    };
  }, [layout]);
  const table = useTable({ features, columns: columnDefs, data, getRowId: (row) => keyOfRow.get(row) ?? '', state });
  return (table.getRowModel() as { rowsById: Record<string, TableRow<DataFeatures, Row>> }).rowsById;
}
