import { Button, Group } from '@mantine/core';
import { EmptyState } from '../../../ui/layout/states';
import { type ListFilters, type MemberNames, NO_FILTERS, relaxations } from './list-filters';
import type { ListRow } from './list-row';

const MAX_CHOICES = 4;

interface NoMatchesProps {
  rows: readonly ListRow[];
  filters: ListFilters;
  names: MemberNames;
  nowMs: number;
  onChange: (filters: ListFilters) => void;
}

/** Names the filters that hide the podcasts, with how many would appear without each. */
export function NoMatches({ rows, filters, names, nowMs, onChange }: NoMatchesProps) {
  const found = relaxations(rows, filters, nowMs, names).slice(0, MAX_CHOICES);
  return (
    <EmptyState title="No podcast matches these filters">
      <Group gap="xs" justify="center">
        {found.map(({ id, label, without, count }) => (
          <Button key={id} variant="default" size="xs" onClick={() => onChange(without)}>
            Without “{label}”: {count}
          </Button>
        ))}
        <Button variant="light" size="xs" onClick={() => onChange(NO_FILTERS)}>
          Clear all filters
        </Button>
      </Group>
    </EmptyState>
  );
}
