import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './CardTable.module.css';

interface CardTableProps {
  label: string;
  headings: readonly string[];
  /** Selects all rows. Each row begins with a box then. */
  selectAll?: ReactNode;
  children: ReactNode;
}

/**
 * A table whose rows become cards on a phone, where cells show their `data-label`. Explicit roles remain when the style sheet turns rows
 * into cards.
 */
export const CardTable = ({ label, headings, selectAll, children }: CardTableProps) => (
  <Table verticalSpacing={8} horizontalSpacing="sm" role="table" aria-label={label} className={classes.table} data-selects={selectAll ? '' : undefined}>
    <Table.Thead role="rowgroup">
      <Table.Tr role="row">
        {selectAll && (
          <Table.Th role="columnheader" scope="col" w={44}>
            {selectAll}
          </Table.Th>
        )}
        {headings.map((heading) => (
          <Table.Th key={heading} role="columnheader" scope="col">
            {heading}
          </Table.Th>
        ))}
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody role="rowgroup">{children}</Table.Tbody>
  </Table>
);

/** The cell that names a row: a picture and a title. */
export const RowName = ({ children }: { children: ReactNode }) => (
  <Table.Th role="rowheader" scope="row">
    <span className={classes.name}>{children}</span>
  </Table.Th>
);
