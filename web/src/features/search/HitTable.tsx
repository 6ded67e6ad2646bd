import { Table } from '@mantine/core';
import { type ColumnDef, tableFeatures, useTable } from '@tanstack/react-table';
import classes from './Search.module.css';
import { ariaSort, SortHeader } from './SortHeader';
import type { Sort } from './state';

export const features = tableFeatures({});
export type HitFeatures = typeof features;

/** The columns whose header sorts. */
const ORDERS: Readonly<Record<string, Exclude<Sort, 'relevance'>>> = { title: 'title', recent: 'recent' };

interface HitTableProps<Hit extends object> {
  label: string;
  // A column's value has a type of its own per column; the cells alone know it.
  columns: ColumnDef<HitFeatures, Hit>[];
  hits: Hit[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  rowId: (hit: Hit) => string;
}

export function HitTable<Hit extends object>({ label, columns, hits, sort, onSort, rowId }: HitTableProps<Hit>) {
  const table = useTable({ features, columns, data: hits, getRowId: rowId });
  return (
    <Table.ScrollContainer minWidth={760} type="native" className={classes.table} tabIndex={0} role="region" aria-label={label}>
      <Table verticalSpacing={8} horizontalSpacing="sm" highlightOnHover aria-label={label}>
        <Table.Thead>
          {table.getHeaderGroups().map((group) => (
            <Table.Tr key={group.id}>
              {group.headers.map((header) => {
                const order = ORDERS[header.column.id];
                return (
                  <Table.Th key={header.id} scope="col" aria-sort={order ? ariaSort(order, sort) : undefined}>
                    {order ? <SortHeader label={String(header.column.columnDef.header)} order={order} sort={sort} onSort={onSort} /> : <table.FlexRender header={header} />}
                  </Table.Th>
                );
              })}
            </Table.Tr>
          ))}
        </Table.Thead>
        <Table.Tbody>
          {table.getRowModel().rows.map((row) => (
            <Table.Tr key={row.id}>
              {row.getAllCells().map((cell) => (
                <Table.Td key={cell.id}>
                  <table.FlexRender cell={cell} />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
