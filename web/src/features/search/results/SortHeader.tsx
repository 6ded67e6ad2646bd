import { UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import classes from './Results.module.css';
import { RELEVANCE, type Sort, SORT_FIELDS, sortBy, type SortName } from '../sorts';

interface SortHeaderProps {
  label: string;
  /** The sort field of this column. */
  field: SortName;
  sorts: readonly Sort[];
  onSort: (sorts: readonly Sort[]) => void;
}

/** Returns the sort after a click: the default direction, then the opposite one, then relevance. */
export function nextSorts(field: SortName, [first]: readonly Sort[]): readonly Sort[] {
  if (first?.field !== field) return [sortBy(field)];
  const { defaultDirection } = SORT_FIELDS[field];
  return first.direction === defaultDirection ? [{ ...first, direction: defaultDirection === 'asc' ? 'desc' : 'asc' }] : RELEVANCE;
}

export function SortHeader({ label, field, sorts, onSort }: SortHeaderProps) {
  const order = ariaSort(field, sorts);
  const Icon = order === 'ascending' ? IconArrowUp : order === 'descending' ? IconArrowDown : IconArrowsSort;
  return (
    <UnstyledButton className={classes.sortHeader} onClick={() => onSort(nextSorts(field, sorts))}>
      {label} <Icon size={14} aria-hidden="true" />
    </UnstyledButton>
  );
}

export function ariaSort(field: SortName, [first]: readonly Sort[]) {
  if (first?.field !== field) return undefined;
  return first.direction === 'asc' ? 'ascending' : 'descending';
}
