import { NumberInput } from '@mantine/core';
import { useState } from 'react';
import type { Bounds } from '../codecs';

interface NumberFieldProps {
  label?: React.ReactNode;
  /** Its name, where the label stands elsewhere. */
  name?: string;
  placeholder?: string;
  value: number | null;
  disabled: boolean;
  bounds: Bounds;
  onCommit: (value: number | null) => void;
}

/** Takes effect on Enter and when left, not at each digit. */
export function NumberField({ label, name, placeholder, value, disabled, bounds, onCommit }: NumberFieldProps) {
  const [text, setText] = useState<string | number>(value ?? '');
  // Another value in the address, by Back or by a chip, is another text here. The focus stays where it is.
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
      disabled={disabled}
      value={text}
      onChange={setText}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  );
}
