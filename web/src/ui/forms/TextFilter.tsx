import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { EmptyState } from '../layout/states';

/** Shorter lists are read faster than filtered. */
const MIN_FILTERED = 7;

/** The items whose text contains the filter. */
export function filterByText<Item>(items: readonly Item[], filter: string, textOf: (item: Item) => string): Item[] {
  const text = filter.trim().toLowerCase();
  return items.filter((item) => textOf(item).toLowerCase().includes(text));
}

interface TextFilterProps {
  label: string;
  /** What is filtered: "guest". */
  noun: string;
  count: number;
  shownCount: number;
  value: string;
  onChange: (value: string) => void;
}

/** Filters a list by text, and offers to clear the filter when nothing is left. */
export const TextFilter = ({ label, noun, count, shownCount, value, onChange }: TextFilterProps) => (
  <>
    {count >= MIN_FILTERED && (
      <TextInput type="search" aria-label={label} placeholder={label} leftSection={<IconSearch size={16} stroke={1.8} aria-hidden="true" />} maw={340} value={value} onChange={(event) => onChange(event.currentTarget.value)} />
    )}
    {shownCount === 0 && (
      <EmptyState title={`No ${noun} matches “${value.trim()}”`}>
        <Button variant="light" onClick={() => onChange('')}>
          Clear filter
        </Button>
      </EmptyState>
    )}
  </>
);
