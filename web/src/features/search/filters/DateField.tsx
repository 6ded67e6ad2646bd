import { NativeSelect, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { describeBefore, type DateFilter, isRelative, PRESETS, readDate, describeSince } from '../dates';

interface DateFieldProps {
  label: React.ReactNode;
  name: string;
  value: DateFilter | null;
  disabled: boolean;
  /** Before the date, not since. */
  isEnd?: boolean;
  onChange: (value: DateFilter | null) => void;
}

const CUSTOM = 'custom';

/** So long ago, or a day of one's own choice. */
export function DateField({ label, name, value, disabled, isEnd = false, onChange }: DateFieldProps) {
  const [isCustom, setIsCustom] = useState(false);
  const isDay = value !== null && !isRelative(value);
  const describe = isEnd ? describeBefore : describeSince;
  const presets = value === null || isDay || PRESETS.includes(value) ? PRESETS : [value, ...PRESETS];
  const isDayShown = isDay || isCustom;
  return (
    <Stack gap={6}>
      <NativeSelect
        label={label}
        size="sm"
        disabled={disabled}
        value={isDayShown ? CUSTOM : (value ?? '')}
        data={[
          { value: '', label: 'at any time' },
          ...presets.map((preset) => ({ value: preset, label: describe(preset) })),
          { value: CUSTOM, label: isEnd ? 'before a day…' : 'since a day…' },
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
          aria-label={`${name}: ${isEnd ? 'before' : 'since'} this day`}
          disabled={disabled}
          value={isDay ? value : ''}
          onChange={({ currentTarget: { value: day } }) => onChange(readDate(day))}
        />
      )}
    </Stack>
  );
}
