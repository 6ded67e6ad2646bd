import { NumberInput } from '@mantine/core';
import { useState } from 'react';
import type { Bounds } from '../codecs';

interface NumberFieldProps {
  label?: string;
  /** The accessible name, when there is no label. */
  name?: string;
  placeholder?: string;
  value: number | null;
  bounds: Bounds;
  onCommit: (value: number | null) => void;
}

/** A number that takes effect on Enter and on blur, not at each digit. */
export function NumberField({ label, name, placeholder, value, bounds, onCommit }: NumberFieldProps) {
  const [text, setText] = useState<string | number>(value ?? '');
  // The text follows the URL when Back or a chip changes the value. The focus stays.
  const [previousValue, setPreviousValue] = useState(value);
  if (previousValue !== value) {
    setPreviousValue(value);
    setText(value ?? '');
  }
  const commit = () => {
    const next = text === '' ? null : Math.min(bounds.max, Math.max(bounds.min, Number(text)));
    if (next !== value) onCommit(next);
  };
  return (
    <NumberInput
      label={label}
      aria-label={name}
      placeholder={placeholder}
      size="sm"
      min={bounds.min}
      max={bounds.max}
      allowDecimal={!bounds.isWhole}
      decimalScale={bounds.isWhole ? 0 : 1}
      hideControls
      value={text}
      onChange={setText}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  );
}
