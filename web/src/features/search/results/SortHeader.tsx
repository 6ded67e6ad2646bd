import { UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import classes from './Results.module.css';
import { RELEVANCE, type Sort, SORT_FIELDS, sortBy, type SortName } from '../sorts';

interface SortHeaderProps {
  label: string;
  /** The order that this column stands for. */
  field: SortName;
  sorts: readonly Sort[];
  onSort: (sorts: readonly Sort[]) => void;
}

/** What a click leads to: the usual order, then the other way round, then relevance. */
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
