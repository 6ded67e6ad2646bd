import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { type CSSProperties, memo, type ReactNode } from 'react';
import type { ColumnLayout, ColumnsBySide, PinnedSide } from './column-layout';
import { type DataColumn, type GroupItem, SELECT_COLUMN } from './data-column';
import classes from './DataTable.module.css';
import { SelectBox } from './SelectBox';

interface RowPosition {
  /** The place in the list, from 0. */
  index: number;
  top: number;
  height: number;
}

interface DataTableRowProps<Data extends object> extends RowPosition {
  id: string;
  data: Data;
  name: string;
  columns: ColumnsBySide;
  byKey: ReadonlyMap<string, DataColumn<Data>>;
  /** Changes when a column does. */
  columnsKey: string;
  styles: ReadonlyMap<string, CSSProperties>;
  isSelected: boolean;
  isActive: boolean;
  /** The column that Tab reaches, if it is in this row. */
  activeColumn: string | null;
  editor: { column: string; content: ReactNode } | null;
}

/** The heading is row 1 for assistive technology. */
const HEADING_ROWS = 1;

function Row<Data extends object>({ id, data, name, columns, byKey, styles, isSelected, isActive, activeColumn, editor, index, top, height }: DataTableRowProps<Data>) {
  const renderCell = ({ key }: ColumnLayout) => {
    const column = byKey.get(key);
    return (
      <div
        key={key}
        role={column?.isRowHeader ? 'rowheader' : 'gridcell'}
        className={classes.cell}
        data-cell=""
        data-column={key}
        data-number={column?.isNumber || undefined}
        data-editable={column?.isEditable || undefined}
        aria-readonly={column?.isEditable ? undefined : true}
        style={styles.get(key)}
        tabIndex={activeColumn === key ? 0 : -1}
      >
        {key === SELECT_COLUMN && <SelectBox label={`Select ${name}`} isChecked={isSelected} />}
        {column?.cell(data)}
        {editor?.column === key && editor.content}
      </div>
    );
  };
  // Pinned cells stick together: each element that sticks is a layer, which browsers move in each frame of a scroll.
  const renderPinned = (side: PinnedSide) =>
    columns[side].length > 0 && (
      <div className={classes.pinned} data-side={side}>
        {columns[side].map(renderCell)}
      </div>
    );
  return (
    <div role="row" className={classes.row} data-key={id} data-active={isActive || undefined} data-selected={isSelected || undefined} aria-rowindex={index + 1 + HEADING_ROWS} aria-selected={isSelected} style={{ top, height }} data-virtual="">
      {renderPinned('start')}
      {columns.middle.map(renderCell)}
      {renderPinned('end')}
    </div>
  );
}

/** A row is rendered again only if something in it changes. Scrolling renders new rows and none of the others. */
export const DataTableRow = memo(
  Row,
  (before, after) =>
    before.data === after.data && before.columnsKey === after.columnsKey && before.byKey === after.byKey && before.isSelected === after.isSelected &&
    before.isActive === after.isActive && before.activeColumn === after.activeColumn && before.editor === null && after.editor === null &&
    before.index === after.index && before.top === after.top && before.height === after.height && before.id === after.id,
) as typeof Row;

interface GroupRowProps extends RowPosition {
  item: GroupItem;
  columnCount: number;
  isTabStop: boolean;
  onToggle: () => void;
}

export function GroupRow({ item, columnCount, isTabStop, index, top, height, onToggle }: GroupRowProps) {
  const Icon = item.isCollapsed ? IconChevronRight : IconChevronDown;
  return (
    <div role="row" className={classes.group} data-key={item.key} aria-rowindex={index + 1 + HEADING_ROWS} style={{ top, height }} data-virtual="">
      <div role="gridcell" aria-colspan={columnCount} className={classes.groupCell} data-cell="" tabIndex={isTabStop ? 0 : -1}>
        <button type="button" className={classes.groupToggle} tabIndex={-1} aria-expanded={!item.isCollapsed} onClick={onToggle}>
          <Icon size={16} aria-hidden="true" />
          {item.name}
          <span className="numbers">{item.count}</span>
        </button>
        <span className={classes.groupDetails}>{item.details}</span>
      </div>
    </div>
  );
}
