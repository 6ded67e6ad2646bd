import { ActionIcon, Group, NativeSelect } from '@mantine/core';
import { IconSortAscending, IconSortDescending, IconX } from '@tabler/icons-react';
import { isAtLeast, type Plan, requiredPlanText } from '../plans';
import { RELEVANCE, type Sort, SORT_FIELDS, SORT_NAMES, sortBy, type SortName } from '../sorts';
import classes from './Results.module.css';

interface SortControlProps {
  sorts: readonly Sort[];
  plan: Plan;
  onChange: (sorts: readonly Sort[]) => void;
}

const toName = (value: string) => SORT_NAMES.find((name) => name === value);
const hasUnknownValues = (field: SortName) => field !== 'relevance' && field !== 'title';

function optionOf(name: SortName, plan: Plan) {
  const { label, plan: needed } = SORT_FIELDS[name];
  const isLocked = !isAtLeast(plan, needed);
  return { value: name, label: isLocked ? `${label} (${requiredPlanText(needed)})` : label, disabled: isLocked };
}

/** Selects the sort fields. Later fields break the ties of earlier ones. */
export function SortControl({ sorts, plan, onChange }: SortControlProps) {
  const change = (place: number, next: Sort | null) => {
    const changed = sorts.flatMap((sort, other) => (other === place ? (next ?? []) : sort));
    onChange(changed.length > 0 ? changed : RELEVANCE);
  };
  const availableOptions = (own?: SortName) => SORT_NAMES.filter((name) => name === own || sorts.every((sort) => sort.field !== name)).map((name) => optionOf(name, plan));
  const [first] = sorts;
  return (
    <Group gap="xs" role="group" aria-label="Sort" className={classes.sorts}>
      {sorts.map((sort, place) => (
        <Group key={sort.field} gap={4} wrap="nowrap">
          <NativeSelect
            aria-label={place === 0 ? 'Sort by' : 'Then by'}
            size="xs"
            value={sort.field}
            data={availableOptions(sort.field)}
            onChange={({ currentTarget: { value } }) => change(place, sortBy(toName(value) ?? 'relevance'))}
          />
          {sort.field !== 'relevance' && <Direction sort={sort} onChange={(next) => change(place, next)} />}
          {hasUnknownValues(sort.field) && (
            <NativeSelect
              aria-label={`Results with unknown ${SORT_FIELDS[sort.field].label.toLowerCase()}`}
              size="xs"
              value={sort.nulls}
              data={[
                { value: 'last', label: 'Unknown last' },
                { value: 'first', label: 'Unknown first' },
              ]}
              onChange={({ currentTarget: { value } }) => change(place, { ...sort, nulls: value === 'first' ? 'first' : 'last' })}
            />
          )}
          {place > 0 && (
            <ActionIcon variant="subtle" color="gray" size={24} aria-label={`Remove sort by ${SORT_FIELDS[sort.field].label.toLowerCase()}`} onClick={() => change(place, null)}>
              <IconX size={14} />
            </ActionIcon>
          )}
        </Group>
      ))}
      {first?.field !== 'relevance' && (
        <NativeSelect
          aria-label="Then by"
          size="xs"
          value=""
          data={[{ value: '', label: 'Then by…' }, ...availableOptions()]}
          onChange={({ currentTarget: { value } }) => {
            const name = toName(value);
            if (name) onChange([...sorts, sortBy(name)]);
          }}
        />
      )}
    </Group>
  );
}

interface DirectionProps {
  sort: Sort;
  onChange: (sort: Sort) => void;
}

function Direction({ sort, onChange }: DirectionProps) {
  const { [sort.direction]: label } = SORT_FIELDS[sort.field];
  const Icon = sort.direction === 'asc' ? IconSortAscending : IconSortDescending;
  return (
    <ActionIcon variant="default" size={30} aria-label={`${label}: reverse order`} title={label} onClick={() => onChange({ ...sort, direction: sort.direction === 'asc' ? 'desc' : 'asc' })}>
      <Icon size={16} aria-hidden="true" />
    </ActionIcon>
  );
}
