import { Group, Input } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { Bounds, NumberRange } from '../codecs';
import classes from './Filters.module.css';
import { NumberField } from './NumberField';

interface RangeFieldProps {
  label: React.ReactNode;
  name: string;
  value: NumberRange | null;
  disabled: boolean;
  bounds: Bounds;
  onCommit: (value: NumberRange | null) => void;
  /** The distribution of the results over the range. It needs several counts, so it loads on request. */
  children?: ReactNode;
}

/** A range of numbers. Ends in the wrong order are swapped. */
export function RangeField({ label, name, value, disabled, bounds, onCommit, children }: RangeFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const min = value?.min ?? null;
  const max = value?.max ?? null;
  const commit = (from: number | null, to: number | null) => {
    const end = to === 0 ? null : to; // Spec 5, Total episodes: max positive
    if (from === null && end === null) onCommit(null);
    else if (from !== null && end !== null && from > end) onCommit({ min: end, max: from });
    else onCommit({ min: from, max: end });
  };
  return (
    <div role="group" aria-label={name}>
      <Group justify="space-between" gap={4} wrap="nowrap">
        <Input.Label labelElement="div" size="sm">
          {label}
        </Input.Label>
        {children !== undefined && !disabled && (
          <button type="button" className={classes.distributionToggle} aria-expanded={isOpen} aria-label={`${isOpen ? 'Hide distribution' : 'Distribution'}: ${name}`} onClick={() => setIsOpen(!isOpen)}>
            <IconChartBar size={14} aria-hidden="true" /> {isOpen ? 'Hide' : 'Distribution'}
          </button>
        )}
      </Group>
      <Group gap="xs" grow wrap="nowrap">
        <NumberField placeholder="From" name={`${name}, from`} value={min} bounds={bounds} disabled={disabled} onCommit={(next) => commit(next, max)} />
        <NumberField placeholder="To" name={`${name}, to`} value={max} bounds={bounds} disabled={disabled} onCommit={(next) => commit(min, next)} />
      </Group>
      {isOpen && !disabled && children}
    </div>
  );
}
