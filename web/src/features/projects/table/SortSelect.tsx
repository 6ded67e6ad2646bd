import { NativeSelect } from '@mantine/core';
import type { ListColumn } from './columns';
import { firstDirection, isSortColumn, type ListSort, type SortColumn } from './list-sorts';

interface SortSelectProps {
  label?: string;
  columns: readonly ListColumn[];
  sorts: readonly ListSort[];
  /** The sorts of the view when none is chosen. */
  defaults: readonly ListSort[];
  onChange: (sorts: readonly ListSort[]) => void;
}

const WORDS: Partial<Record<SortColumn, readonly [asc: string, desc: string]>> = {
  priority: ['low first', 'urgent first'],
  addedAt: ['oldest first', 'newest first'],
  updatedAt: ['oldest first', 'newest first'],
  lastEpisode: ['oldest first', 'newest first'],
  lastPitch: ['oldest first', 'newest first'],
  nextActionOn: ['earliest first', 'latest first'],
};

const describeSort = (label: string, { column, direction }: ListSort) => {
  const [asc, desc] = WORDS[column] ?? ['ascending', 'descending'];
  return `${label}, ${direction === 'asc' ? asc : desc}`;
};

const formatSort = ({ column, direction }: ListSort) => `${column}:${direction}`;
const DEFAULT = '';

/** The sort where there are no headings to click: on the board and on narrow screens. */
export function SortSelect({ label, columns, sorts, defaults, onChange }: SortSelectProps) {
  const options = columns.flatMap(({ key, label: name }) => {
    const first = firstDirection(key);
    return [first, first === 'asc' ? ('desc' as const) : ('asc' as const)].map((direction) => ({ value: formatSort({ column: key, direction }), label: describeSort(name, { column: key, direction }) }));
  });
  const isDefault = JSON.stringify(sorts) === JSON.stringify(defaults);
  const [first] = sorts;
  return (
    <NativeSelect
      size="xs"
      {...(label ? { label } : { 'aria-label': 'Sort by' })}
      value={isDefault || !first ? DEFAULT : formatSort(first)}
      data={[{ value: DEFAULT, label: defaults[0]?.column === 'relevancy' ? 'Relevancy, then priority' : 'Priority, then newest' }, ...options]}
      onChange={(event) => {
        const { value } = event.currentTarget;
        const [column, direction] = [value.slice(0, value.lastIndexOf(':')), value.slice(value.lastIndexOf(':') + 1)];
        onChange(isSortColumn(column) ? [{ column, direction: direction === 'asc' ? 'asc' : 'desc' }] : defaults);
      }}
    />
  );
}
