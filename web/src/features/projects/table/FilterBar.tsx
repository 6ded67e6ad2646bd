import { Button, Popover } from '@mantine/core';
import { IconChevronDown, IconClockExclamation, IconUser } from '@tabler/icons-react';
import { type FilterFieldProps, filtersFor, TextFilter } from './FilterFields';
import classes from './List.module.css';

/** The filters above the table on wide screens. */
export function FilterBar(field: FilterFieldProps) {
  const { filters, counts, onChange } = field;
  return (
    <div className={classes.filterBar} role="group" aria-label="Filters">
      <TextFilter value={filters.text} onChange={(text) => onChange({ ...filters, text })} />
      <MineFilter {...field} />
      {filtersFor(field).map(({ key, label, Field }) => (
        <Popover key={key} position="bottom-start" width={240} radius="md" shadow="md" trapFocus returnFocus>
          <Popover.Target>
            <Button variant="default" size="xs" rightSection={<IconChevronDown size={15} aria-hidden="true" />}>
              {label}
              {filters[key].length > 0 && ` (${filters[key].length})`}
            </Button>
          </Popover.Target>
          <Popover.Dropdown aria-label={label}>
            <Field {...field} />
          </Popover.Dropdown>
        </Popover>
      ))}
      {(counts.stale > 0 || filters.isStale) && <StaleFilter {...field} />}
    </div>
  );
}

/** The podcasts of the reader, while others work on the list too. */
export function MineFilter({ filters, counts, ownId, onChange }: FilterFieldProps) {
  if (ownId === null || (!counts.assignees.has(ownId) && !filters.assignees.includes(ownId))) return null;
  const isOn = filters.assignees.length === 1 && filters.assignees[0] === ownId;
  return (
    <Button variant={isOn ? 'light' : 'default'} size="xs" aria-pressed={isOn} leftSection={<IconUser size={16} aria-hidden="true" />} onClick={() => onChange({ ...filters, assignees: isOn ? [] : [ownId] })}>
      Mine ({counts.assignees.get(ownId) ?? 0})
    </Button>
  );
}

export function StaleFilter({ filters, counts, onChange }: FilterFieldProps) {
  return (
    <Button
      variant={filters.isStale ? 'light' : 'default'}
      size="xs"
      aria-pressed={filters.isStale}
      title="Pitched, and no reply for 14 days"
      leftSection={<IconClockExclamation size={16} aria-hidden="true" />}
      onClick={() => onChange({ ...filters, isStale: !filters.isStale })}
    >
      No reply ({counts.stale})
    </Button>
  );
}
