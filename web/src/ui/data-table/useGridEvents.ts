import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { type DataColumn, type DataItem, type EditedCell, SELECT_COLUMN } from './data-column';
import { gridKey } from './grid-keys';
import type { GridAction, GridState } from './grid-state';

interface GridEventOptions<Row extends object> {
  items: readonly DataItem<Row>[];
  byKey: ReadonlyMap<string, DataColumn<Row>>;
  /** The columns that are shown, in order. */
  keys: readonly string[];
  grid: GridState;
  activeColumn: string;
  /** Lets the focus follow the active cell. */
  wantFocus: () => void;
  onGrid: (action: GridAction) => void;
  onEdit: (cell: EditedCell | null) => void;
  onToggleGroup: (key: string) => void;
  onDoubleClick: (key: string) => void;
}

/** The row and the column of an element in the table. Elements of an editor are in a portal, outside of the table. */
function locate(event: { target: EventTarget; currentTarget: Element }): { key: string; column: string | null } | null {
  const { target, currentTarget } = event;
  if (!(target instanceof Element) || !currentTarget.contains(target)) return null;
  const key = target.closest<HTMLElement>('[data-key]')?.dataset.key;
  return key === undefined ? null : { key, column: target.closest<HTMLElement>('[data-column]')?.dataset.column ?? null };
}

/** The handlers of a table: which cell is active, selected or edited after a click or a key. */
export function useGridEvents<Row extends object>({ items, byKey, keys, grid, activeColumn, wantFocus, onGrid, onEdit, onToggleGroup, onDoubleClick }: GridEventOptions<Row>) {
  return {
    onFocus(event: FocusEvent<HTMLElement>) {
      const place = locate(event);
      if (!place) return;
      wantFocus();
      if (place.key !== grid.activeKey || (place.column !== null && place.column !== grid.column)) onGrid({ type: 'activate', key: place.key, column: place.column });
    },
    onClick(event: MouseEvent<HTMLElement>) {
      const place = locate(event);
      if (!place || !(event.target instanceof Element) || event.target.closest('a, button')) return;
      const { key, column } = place;
      const isGroup = items.some((item) => item.kind === 'group' && item.key === key);
      if (isGroup) onToggleGroup(key);
      else if (event.shiftKey) onGrid({ type: 'range-to', key });
      else if (column === SELECT_COLUMN || event.metaKey || event.ctrlKey) onGrid({ type: 'toggle', key });
      else if (column !== null && byKey.get(column)?.isEditable) onEdit({ key, column });
    },
    onDoubleClick(event: MouseEvent<HTMLElement>) {
      const place = locate(event);
      if (place && event.target instanceof Element && !event.target.closest('a, button, input') && !byKey.get(place.column ?? '')?.isEditable) onDoubleClick(place.key);
    },
    onMouseDown(event: MouseEvent<HTMLElement>) {
      // A range of rows, not of text.
      if (event.shiftKey && locate(event)) event.preventDefault();
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const place = locate(event);
      if (!place || !(event.target instanceof Element) || !event.target.matches('[data-cell], [data-cell] input[type=checkbox]')) return;
      const isGroup = items.some((item) => item.kind === 'group' && item.key === place.key);
      const command = gridKey(event, { isGroup, isEditable: byKey.get(activeColumn)?.isEditable === true, columns: keys });
      if (command === null) return;
      event.preventDefault();
      if (command.type === 'edit') onEdit({ key: place.key, column: activeColumn });
      else if (command.type === 'toggle-group') onToggleGroup(place.key);
      else {
        wantFocus();
        onGrid(command);
      }
    },
  };
}
