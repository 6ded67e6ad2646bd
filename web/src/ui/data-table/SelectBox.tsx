import classes from './DataTable.module.css';

interface SelectBoxProps {
  label: string;
  isChecked: boolean;
  isIndeterminate?: boolean;
  /** Rows are selected with x; only the box of all rows is a tab stop. */
  isTabStop?: boolean;
  /** Without it, the table handles the click. */
  onToggle?: () => void;
}

export function SelectBox({ label, isChecked, isIndeterminate = false, isTabStop = false, onToggle }: SelectBoxProps) {
  const box = (
    <input
      type="checkbox"
      className={classes.selectBox}
      aria-label={label}
      checked={isChecked}
      tabIndex={isTabStop ? 0 : -1}
      ref={(input) => {
        if (input) input.indeterminate = isIndeterminate;
      }}
      onChange={() => onToggle?.()}
    />
  );
  // The label is the target for a finger. In rows, the whole cell is.
  return onToggle ? <label className={classes.selectTarget}>{box}</label> : box;
}
