import { Checkbox, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { LISTED_STATES, type ListedState, STATE_LABELS } from '../../../ui/listed/listed-state';
import classes from './List.module.css';
import { answerLabel, contactLabel, type FilterCounts, type ListFilters, type MemberNames, memberLabel, NOBODY, PRIORITY_FILTERS, type PriorityFilter } from './list-filters';
import { PRIORITY_LABELS } from '../../../ui/listed/listed-state';

export interface FilterFieldProps {
  filters: ListFilters;
  counts: FilterCounts;
  /** The members of the team. */
  names: MemberNames;
  /** The reader; null while unknown. */
  ownId: string | null;
  onChange: (filters: ListFilters) => void;
}

interface ValueListProps<Value extends string> {
  label: string;
  values: readonly Value[];
  selected: readonly Value[];
  counts: ReadonlyMap<string, number>;
  nameOf: (value: Value) => string;
  onChange: (selected: Value[]) => void;
}

/** The values of a filter, each with the number of rows that it would show. */
function ValueList<Value extends string>({ label, values, selected, counts, nameOf, onChange }: ValueListProps<Value>) {
  if (values.length === 0) return <Text size="sm">No podcast on this list has one.</Text>;
  return (
    <div role="group" aria-label={label} className={classes.values}>
      {values.map((value) => (
        <Checkbox
          key={value}
          size="sm"
          checked={selected.includes(value)}
          label={
            <>
              {nameOf(value)} <span className={`${classes.optionCount} numbers`}>{counts.get(value) ?? 0}</span>
            </>
          }
          onChange={(event) => onChange(event.currentTarget.checked ? [...selected, value] : selected.filter((other) => other !== value))}
        />
      ))}
    </div>
  );
}

const withSelected = (counts: ReadonlyMap<string, number>, selected: readonly string[]) => [...new Set([...counts.keys(), ...selected])].toSorted((left, right) => left.localeCompare(right));

/** The filters that have a list of values, in the order of the bar. */
export const VALUE_FILTERS = [
  {
    key: 'states',
    label: 'State',
    Field: ({ filters, counts, onChange }: FilterFieldProps) => (
      <ValueList label="State" values={LISTED_STATES} selected={filters.states} counts={counts.states} nameOf={(state: ListedState) => STATE_LABELS[state]} onChange={(states) => onChange({ ...filters, states })} />
    ),
  },
  {
    key: 'priorities',
    label: 'Priority',
    Field: ({ filters, counts, onChange }: FilterFieldProps) => (
      <ValueList
        label="Priority"
        values={PRIORITY_FILTERS}
        selected={filters.priorities}
        counts={counts.priorities}
        nameOf={(priority: PriorityFilter) => (priority === 'none' ? 'No priority' : PRIORITY_LABELS[priority])}
        onChange={(priorities) => onChange({ ...filters, priorities })}
      />
    ),
  },
  {
    key: 'labels',
    label: 'Label',
    Field: ({ filters, counts, onChange }: FilterFieldProps) => (
      <ValueList label="Label" values={withSelected(counts.labels, filters.labels)} selected={filters.labels} counts={counts.labels} nameOf={String} onChange={(labels) => onChange({ ...filters, labels })} />
    ),
  },
  {
    key: 'contactStates',
    label: 'Contact',
    Field: ({ filters, counts, onChange }: FilterFieldProps) => (
      <ValueList
        label="Contact"
        values={withSelected(counts.contactStates, filters.contactStates)}
        selected={filters.contactStates}
        counts={counts.contactStates}
        nameOf={contactLabel}
        onChange={(contactStates) => onChange({ ...filters, contactStates })}
      />
    ),
  },
  {
    key: 'assignees',
    label: 'Assignee',
    Field: ({ filters, counts, names, onChange }: FilterFieldProps) => (
      <ValueList
        label="Assignee"
        values={withSelected(counts.assignees, filters.assignees)}
        selected={filters.assignees}
        counts={counts.assignees}
        nameOf={(id: string) => memberLabel(id, names)}
        onChange={(assignees) => onChange({ ...filters, assignees })}
      />
    ),
  },
  {
    key: 'clientAnswers',
    label: 'Client',
    Field: ({ filters, counts, onChange }: FilterFieldProps) => (
      <ValueList
        label="Client"
        values={['yes', 'no', NOBODY]}
        selected={filters.clientAnswers}
        counts={counts.clientAnswers}
        nameOf={answerLabel}
        onChange={(clientAnswers) => onChange({ ...filters, clientAnswers })}
      />
    ),
  },
] as const;

/** The filters that a list has a use for: those by people only where somebody was assigned or has answered. */
export const filtersFor = ({ filters, counts }: FilterFieldProps) =>
  VALUE_FILTERS.filter(({ key }) => {
    if (key !== 'assignees' && key !== 'clientAnswers') return true;
    return filters[key].length > 0 || [...counts[key].keys()].some((value) => value !== NOBODY);
  });

const TYPING_MS = 200;

interface TextFilterProps {
  value: string;
  onChange: (text: string) => void;
}

/** Filters while the reader types. The URL follows after a pause. */
export function TextFilter({ value, onChange }: TextFilterProps) {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    // The filter was changed elsewhere: a chip was removed, or another view opened.
    setShown(value);
    setTyped(value);
  }
  const apply = useEffectEvent((text: string) => {
    if (text === value) return;
    setShown(text);
    onChange(text);
  });
  useEffect(() => {
    const timer = setTimeout(() => apply(typed), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <TextInput
      type="search"
      aria-label="Filter by text"
      placeholder="Title, notes, label…"
      size="sm"
      className={classes.textFilter}
      maxLength={200}
      leftSection={<IconSearch size={16} aria-hidden="true" />}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}
