import { UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import classes from './Search.module.css';
import type { Sort } from './state';

interface SortHeaderProps {
  label: string;
  /** The order that this column stands for. */
  order: Exclude<Sort, 'relevance'>;
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** A second click goes back to relevance. */
export function SortHeader({ label, order, sort, onSort }: SortHeaderProps) {
  const isActive = sort === order;
  const Icon = isActive ? (order === 'title' ? IconArrowUp : IconArrowDown) : IconArrowsSort;
  return (
    <UnstyledButton className={classes.sortHeader} onClick={() => onSort(isActive ? 'relevance' : order)}>
      {label} <Icon size={14} aria-hidden="true" />
    </UnstyledButton>
  );
}

export const ariaSort = (order: Sort, sort: Sort) => (order === sort ? (order === 'title' ? 'ascending' : 'descending') : undefined);
