import { MultiSelect } from '@mantine/core';
import { useState } from 'react';
import { filterOptions } from './option-filter';
import classes from './MultiSelectField.module.css';

interface MultiSelectFieldProps {
  label: string;
  /** Shown in the field when nothing is selected. */
  placeholder: string;
  options: { value: string; label: string }[];
  /** Other names of an option, in lower case, by which it is found. */
  aliasesOf?: (value: string) => readonly string[];
  value: string[];
  /** The most values that can be selected. */
  maxValues?: number;
  onChange: (value: string[]) => void;
}

const MAX_VALUES = 100;

/**
 * Selects several values. The list stays inside its landmark and scrolls by itself, as screen readers expect. Tab closes it: browsers
 * make a scrollable list the next tab stop, and the focus would be lost when it closes.
 */
export function MultiSelectField({ label, placeholder, options, aliasesOf, value, maxValues = MAX_VALUES, onChange }: MultiSelectFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <MultiSelect
      label={label}
      size="sm"
      placeholder={value.length === 0 ? placeholder : undefined}
      data={options}
      value={value}
      onChange={onChange}
      maxValues={maxValues}
      searchable
      filter={({ options: items, search }) => filterOptions(items, search, aliasesOf)}
      clearable
      clearButtonProps={{ 'aria-label': `Clear ${label}` }}
      hidePickedOptions
      openOnFocus={false}
      dropdownOpened={isOpen}
      onDropdownOpen={() => setIsOpen(true)}
      onDropdownClose={() => setIsOpen(false)}
      onKeyDown={(event) => event.key === 'Tab' && setIsOpen(false)}
      withScrollArea={false}
      comboboxProps={{ withinPortal: false, shadow: 'md' }}
      classNames={{ input: classes.multiInput, inputField: classes.pillField, options: classes.options }}
    />
  );
}
