import type { ReactNode } from 'react';

/** A column of a board with its cards. */
export interface BoardColumnItem<Row> {
  key: string;
  label: string;
  icon: ReactNode;
  rows: readonly Row[];
  /** A collapsed column shows its name and count, and takes dropped cards. */
  isCollapsed: boolean;
  /** Whether readers may collapse the column. */
  isCollapsible: boolean;
}
