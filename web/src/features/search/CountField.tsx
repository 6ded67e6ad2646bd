import { NumberInput } from '@mantine/core';
import { useState } from 'react';

interface CountFieldProps {
  label: string;
  value: number | null;
  disabled: boolean;
  min: number;
  onCommit: (value: number | null) => void;
}

/** Takes effect on Enter and when left, not at each digit. */
export function CountField({ label, value, disabled, min, onCommit }: CountFieldProps) {
  const [text, setText] = useState<string | number>(value ?? '');
  const commit = () => {
    const next = text === '' ? null : Number(text);
    if (next !== value) onCommit(next);
  };
  return (
    <NumberInput
      label={label}
      size="sm"
      min={min}
      max={999_999}
      allowDecimal={false}
      hideControls
      disabled={disabled}
      value={text}
      onChange={setText}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  );
}
