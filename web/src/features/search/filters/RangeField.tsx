import { Group, Input } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Bounds, NumberRange } from '../codecs';
import { NumberField } from './NumberField';

interface RangeFieldProps {
  name: string;
  value: NumberRange | null;
  bounds: Bounds;
  onCommit: (value: NumberRange | null) => void;
  /** The distribution of the results over the range. */
  children?: ReactNode;
}

/** A range of numbers. Ends in the wrong order are swapped. */
export function RangeField({ name, value, bounds, onCommit, children }: RangeFieldProps) {
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
      <Input.Label labelElement="div" size="sm">
        {name}
      </Input.Label>
      {children}
      <Group gap="xs" grow wrap="nowrap">
        <NumberField placeholder="From" name={`${name}, from`} value={min} bounds={bounds} onCommit={(next) => commit(next, max)} />
        <NumberField placeholder="To" name={`${name}, to`} value={max} bounds={bounds} onCommit={(next) => commit(min, next)} />
      </Group>
    </div>
  );
}
