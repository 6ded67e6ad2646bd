import { Checkbox } from '@mantine/core';
import { useId } from 'react';

interface SelectionBoxProps {
  label: string;
  isChecked: boolean;
  /** Whether some of what the box stands for is selected. */
  isPartly?: boolean;
  /** The style of the label around the box, which is the target for a finger. */
  className: string | undefined;
  /** What the pointer shows over the box. */
  title?: string;
  /** The keys that do the same. With them, the box is not in the order of Tab. */
  keyShortcuts?: string;
  onToggle: (isRange: boolean) => void;
}

/** Selects a row, or all of them. Shift selects a range. */
export function SelectionBox({ label, isChecked, isPartly = false, className, title, keyShortcuts, onToggle }: SelectionBoxProps) {
  const id = useId();
  return (
    <label className={className} htmlFor={id} title={title}>
      <Checkbox
        id={id}
        size="xs"
        aria-label={label}
        aria-keyshortcuts={keyShortcuts}
        tabIndex={keyShortcuts === undefined ? undefined : -1}
        checked={isChecked}
        indeterminate={isPartly}
        onChange={(event) => onToggle((event.nativeEvent as MouseEvent).shiftKey)}
      />
    </label>
  );
}
