/**
 * Widths of columns as variables of the table, so that a column which is being resized re-renders no cell. Pinned columns stick at
 * the sum of the widths before or after them.
 */
import type { CSSProperties } from 'react';
import type { ColumnLayout } from './column-layout';
import { SELECT_COLUMN, SELECT_WIDTH } from './data-column';

type ColumnStyle = CSSProperties & Record<`--${string}`, string>;

export const widthVariable = (key: string): `--${string}` => `--column-${key.replaceAll(/[^\w-]/g, '_')}`;

const widthOf = (key: string) => `var(${widthVariable(key)})`;
const sum = (keys: readonly string[]) => (keys.length === 0 ? '0px' : `calc(${keys.map(widthOf).join(' + ')})`);

/** The shown columns with the checkboxes before them. */
export const withSelectColumn = (columns: readonly ColumnLayout[]): ColumnLayout[] => [
  { key: SELECT_COLUMN, width: SELECT_WIDTH, pinned: 'start', isHidden: false },
  ...columns,
];

/** The variables of the table: a width for each column, the width of all, and how much the pinned columns cover. */
export function tableStyle(columns: readonly ColumnLayout[]): ColumnStyle {
  const keys = (pinned: 'start' | 'end') => columns.filter((column) => column.pinned === pinned).map(({ key }) => key);
  return {
    ...Object.fromEntries(columns.map(({ key, width }) => [widthVariable(key), `${width}px`])),
    '--columns-width': sum(columns.map(({ key }) => key)),
    '--pinned-start': sum(keys('start')),
    '--pinned-end': sum(keys('end')),
  };
}

/** Where a cell of each column is. */
export function cellStyles(columns: readonly ColumnLayout[]): ReadonlyMap<string, CSSProperties> {
  return new Map(
    columns.map(({ key, pinned }, index) => {
      const before = columns.slice(0, index).filter((column) => column.pinned === 'start');
      const after = columns.slice(index + 1).filter((column) => column.pinned === 'end');
      return [key, {
        width: widthOf(key),
        ...(pinned === 'start' && { insetInlineStart: sum(before.map((column) => column.key)) }),
        ...(pinned === 'end' && { insetInlineEnd: sum(after.map((column) => column.key)) }),
      }];
    }),
  );
}
