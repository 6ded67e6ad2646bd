import { VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react';
import { type CSSProperties, type KeyboardEvent, memo, type PointerEvent, type ReactNode, useId, useRef } from 'react';
import { clampWidth, type ColumnLayout, type PinnedSide } from './column-layout';
import { widthVariable } from './column-styles';
import { type ColumnSort, type DataColumn, SELECT_COLUMN } from './data-column';
import classes from './DataTable.module.css';
import type { GridAction } from './grid-state';
import { SelectBox } from './SelectBox';
import { useColumnDrag } from './useColumnDrag';

interface DataTableHeadProps<Row> {
  columns: readonly ColumnLayout[];
  byKey: ReadonlyMap<string, DataColumn<Row>>;
  styles: ReadonlyMap<string, CSSProperties>;
  sorts: readonly ColumnSort[];
  selection: 'all' | 'some' | 'none';
  onSort: (column: string, isAdded: boolean) => void;
  onResize: (column: string, width: number) => void;
  /** A column was dragged before or after another one. */
  onPlace: (column: string, target: string, side: PinnedSide) => void;
  /** A column was moved with Shift and an arrow key. */
  onShift: (column: string, by: 1 | -1) => void;
  onGrid: (action: GridAction) => void;
}

function Head<Row>({ columns, byKey, styles, sorts, selection, onSort, onResize, onPlace, onShift, onGrid }: DataTableHeadProps<Row>) {
  const tableId = useId();
  return (
    <div role="rowgroup" className={classes.head}>
      <div role="row" aria-rowindex={1} className={classes.row}>
        {columns.map(({ key, pinned }) => {
          const column = byKey.get(key);
          const position = sorts.findIndex((sort) => sort.column === key);
          const direction = sorts[position]?.direction;
          // Only the first sort is announced: assistive technology expects one sorted column.
          const ariaSort = position === 0 ? (direction === 'asc' ? 'ascending' : 'descending') : undefined;
          return (
            <Heading
              key={key}
              tableId={tableId}
              column={column && !column.isFixed ? key : null}
              pinned={pinned}
              isNumber={column?.isNumber === true}
              style={styles.get(key)}
              ariaSort={ariaSort}
              onPlace={(moved, side) => onPlace(moved, key, side)}
              onShift={(by) => onShift(key, by)}
            >
              {key === SELECT_COLUMN && <SelectBox label="Select all rows" isChecked={selection === 'all'} isIndeterminate={selection === 'some'} isTabStop onToggle={() => onGrid({ type: selection === 'all' ? 'clear' : 'select-all' })} />}
              {column && (column.isSortable ? (
                <SortButton label={column.label} direction={direction} position={sorts.length > 1 ? position : -1} onSort={(isAdded) => onSort(key, isAdded)} />
              ) : (
                <span className={classes.headingText}>{column.label}</span>
              ))}
              {column && <ResizeHandle column={key} onResize={onResize} />}
            </Heading>
          );
        })}
      </div>
    </div>
  );
}

/** Scrolling does not render the headings again. */
export const DataTableHead = memo(Head) as typeof Head;

interface HeadingProps {
  tableId: string;
  /** Null for a column that stays at its place. */
  column: string | null;
  pinned: PinnedSide | null;
  isNumber: boolean;
  style: CSSProperties | undefined;
  ariaSort: 'ascending' | 'descending' | undefined;
  onPlace: (column: string, side: PinnedSide) => void;
  onShift: (by: 1 | -1) => void;
  children: ReactNode;
}

function Heading({ tableId, column, pinned, isNumber, style, ariaSort, onPlace, onShift, children }: HeadingProps) {
  const heading = useRef<HTMLDivElement>(null);
  const side = useColumnDrag({ heading, tableId, column, onDrop: onPlace });
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0 || column === null || !event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onShift(by);
  }
  return (
    // The sort button takes the focus and handles the keys.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={heading}
      role="columnheader"
      className={classes.heading}
      data-pinned={pinned ?? undefined}
      data-number={isNumber || undefined}
      data-movable={column !== null || undefined}
      data-drop={side ?? undefined}
      style={style}
      aria-sort={ariaSort}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  );
}

interface SortButtonProps {
  label: string;
  direction: 'asc' | 'desc' | undefined;
  /** The place among several sorts, or -1. */
  position: number;
  onSort: (isAdded: boolean) => void;
}

function SortButton({ label, direction, position, onSort }: SortButtonProps) {
  const Icon = direction === 'asc' ? IconArrowUp : direction === 'desc' ? IconArrowDown : IconArrowsSort;
  return (
    <button type="button" className={classes.sort} title="Shift and click to sort by several columns. Drag, or Shift and an arrow key, to move the column." onClick={(event) => onSort(event.shiftKey)}>
      <span className={classes.headingText}>{label}</span>
      <Icon size={13} aria-hidden="true" data-unsorted={direction === undefined || undefined} />
      {position >= 0 && (
        <span className={classes.sortPosition}>
          <VisuallyHidden>Sort </VisuallyHidden>
          {position + 1}
        </span>
      )}
    </button>
  );
}

/** Resizes a column with the pointer. The column chooser does the same with the keyboard. */
function ResizeHandle({ column, onResize }: { column: string; onResize: (column: string, width: number) => void }) {
  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const handle = event.currentTarget;
    const heading = handle.closest<HTMLElement>('[role="columnheader"]');
    const table = handle.closest<HTMLElement>('[role="grid"]');
    if (!heading || !table || event.button !== 0) return;
    event.preventDefault();
    const startX = event.clientX;
    const startWidth = heading.getBoundingClientRect().width;
    const sign = getComputedStyle(table).direction === 'rtl' ? -1 : 1;
    let width = startWidth;
    const move = (moved: globalThis.PointerEvent) => {
      width = clampWidth(startWidth + sign * (moved.clientX - startX));
      table.style.setProperty(widthVariable(column), `${width}px`);
    };
    const end = () => {
      handle.removeEventListener('pointermove', move);
      handle.removeEventListener('pointerup', end);
      handle.removeEventListener('pointercancel', end);
      if (width !== startWidth) onResize(column, width);
    };
    handle.setPointerCapture(event.pointerId);
    handle.addEventListener('pointermove', move);
    handle.addEventListener('pointerup', end);
    handle.addEventListener('pointercancel', end);
  }
  return <span className={classes.resize} aria-hidden="true" data-resize={column} onPointerDown={onPointerDown} />;
}
