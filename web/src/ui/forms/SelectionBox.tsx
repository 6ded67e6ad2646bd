import { Checkbox } from '@mantine/core';
import { useId } from 'react';

interface SelectionBoxProps {
  label: string;
  isChecked: boolean;
  /** Whether some, but not all, of the rows are selected. */
  isPartly?: boolean;
  /** The style of the label around the box, which is the target for a finger. */
  className: string | undefined;
  /** The tooltip of the box. */
  title?: string;
  /** The keys that do the same. With keys, the box is not a tab stop. */
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
