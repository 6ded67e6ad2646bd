import type { ReactNode } from 'react';
import type { ColumnDefaults } from './column-layout';

/** A column of a data table. */
export interface DataColumn<Row> extends ColumnDefaults {
  label: string;
  /** Renders a cell. It may depend on the row only, since an unchanged row is not rendered again. */
  cell: (row: Row) => ReactNode;
  /** Numbers are aligned at the end. */
  isNumber?: boolean;
  isSortable?: boolean;
  /** Whether Enter or a click on a cell opens an editor. */
  isEditable?: boolean;
  /** The cell that names the row. */
  isRowHeader?: boolean;
}

/** The heading of a group of rows. */
export interface GroupItem {
  kind: 'group';
  key: string;
  name: string;
  count: number;
  details: ReactNode;
  isCollapsed: boolean;
}

export type DataItem<Row> = { kind: 'row'; key: string; row: Row } | GroupItem;

/** A cell with an open editor. */
export interface EditedCell {
  key: string;
  column: string;
}

export interface ColumnSort {
  column: string;
  direction: 'asc' | 'desc';
}

/** The column of the checkboxes. It belongs to the table, so it is in no settings. */
export const SELECT_COLUMN = 'select';
export const SELECT_WIDTH = 44;
