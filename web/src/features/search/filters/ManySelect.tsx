import { MultiSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { MAX_ITEMS } from '../codecs';
import classes from './Filters.module.css';

interface ManySelectProps {
  label: string;
  /** The label as it is seen, when there is more to it. */
  shown?: ReactNode;
  /** What stands in the field when nothing is chosen. */
  empty: string;
  options: { value: string; label: string }[];
  value: string[];
  disabled?: boolean;
  onChange: (value: string[]) => void;
}

/** Some of many names. The list stays inside its landmark and scrolls by itself, as screen readers expect it. */
export function ManySelect({ label, shown = label, empty, options, value, disabled = false, onChange }: ManySelectProps) {
  return (
    <MultiSelect
      label={shown}
      size="sm"
      placeholder={value.length === 0 ? empty : undefined}
      data={options}
      value={value}
      disabled={disabled}
      onChange={onChange}
      maxValues={MAX_ITEMS}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': `Clear: ${label}` }}
      hidePickedOptions
      withScrollArea={false}
      comboboxProps={{ withinPortal: false, shadow: 'md' }}
      classNames={{ inputField: classes.pillField, options: classes.options }}
    />
  );
}
