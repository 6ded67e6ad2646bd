import { NativeSelect, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { capitalize } from '../../../ui/text/format';
import { type DateFilter, describeBefore, describeSince, isRelative, PRESETS, readDate } from '../dates';

interface DateFieldProps {
  name: string;
  value: DateFilter | null;
  /** Filters before the date instead of since. */
  isEnd?: boolean;
  onChange: (value: DateFilter | null) => void;
}

const CUSTOM = 'custom';

/** Selects an age from a list, or a day. */
export function DateField({ name, value, isEnd = false, onChange }: DateFieldProps) {
  const [isCustom, setIsCustom] = useState(false);
  const isDay = value !== null && !isRelative(value);
  const describe = isEnd ? describeBefore : describeSince;
  const presets = value === null || isDay || PRESETS.includes(value) ? PRESETS : [value, ...PRESETS];
  const isDayShown = isDay || isCustom;
  return (
    <Stack gap={6}>
      <NativeSelect
        label={name}
        size="sm"
        value={isDayShown ? CUSTOM : (value ?? '')}
        data={[
          { value: '', label: 'Any time' },
          ...presets.map((preset) => ({ value: preset, label: capitalize(describe(preset)) })),
          { value: CUSTOM, label: isEnd ? 'Before a date…' : 'Since a date…' },
        ]}
        onChange={({ currentTarget: { value: chosen } }) => {
          setIsCustom(chosen === CUSTOM);
          if (chosen !== CUSTOM) onChange(readDate(chosen));
        }}
      />
      {isDayShown && (
        <TextInput
          type="date"
          size="sm"
          aria-label={`${name}: ${isEnd ? 'before' : 'since'} date`}
          value={isDay ? value : ''}
          onChange={({ currentTarget: { value: day } }) => onChange(readDate(day))}
        />
      )}
    </Stack>
  );
}
