import { Table } from '@mantine/core';
import { type ColumnDef, tableFeatures, useTable } from '@tanstack/react-table';
import type { Sort, SortName } from '../sorts';
import classes from './Results.module.css';
import { ariaSort, SortHeader } from './SortHeader';

export const features = tableFeatures({});
export type HitFeatures = typeof features;

/** The sort field of each sortable column. */
const SORT_COLUMNS: Readonly<Record<string, SortName>> = { title: 'title', recent: 'recentActivity', episodes: 'totalEpisodes', authority: 'authorityScore', listeners: 'estimatedListeners' };

interface HitTableProps<Hit extends object> {
  label: string;
  // Each column has its own value type, which only its cells use.
  columns: ColumnDef<HitFeatures, Hit>[];
  hits: Hit[];
  sorts: readonly Sort[];
  onSort: (sorts: readonly Sort[]) => void;
  rowId: (hit: Hit) => string;
}

/** A table of hits. On a phone each row becomes a card, and its cells show their labels (see the style sheet). */
export function HitTable<Hit extends object>({ label, columns, hits, sorts, onSort, rowId }: HitTableProps<Hit>) {
  const table = useTable({ features, columns, data: hits, getRowId: rowId });
  // Explicit roles remain when the style sheet turns rows into cards.
  return (
    <div className={classes.table}>
      <Table verticalSpacing={8} horizontalSpacing="xs" highlightOnHover aria-label={label} role="table">
        <Table.Thead role="rowgroup">
          {table.getHeaderGroups().map((group) => (
            <Table.Tr key={group.id} role="row">
              {group.headers.map((header) => {
                const order = SORT_COLUMNS[header.column.id];
                return (
                  <Table.Th key={header.id} role="columnheader" scope="col" aria-sort={order ? ariaSort(order, sorts) : undefined}>
                    {order ? <SortHeader label={String(header.column.columnDef.header)} field={order} sorts={sorts} onSort={onSort} /> : <table.FlexRender header={header} />}
                  </Table.Th>
                );
              })}
            </Table.Tr>
          ))}
        </Table.Thead>
        <Table.Tbody role="rowgroup">
          {table.getRowModel().rows.map((row) => (
            <Table.Tr key={row.id} role="row">
              {row.getAllCells().map((cell) => (
                <Table.Td key={cell.id} role="cell" data-column={cell.column.id} data-label={cell.column.columnDef.header}>
                  <table.FlexRender cell={cell} />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
