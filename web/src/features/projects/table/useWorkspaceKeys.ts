import { useRouter } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { podcastPath } from './cells';
import type { ListRow } from './list-row';
import type { ListGrid } from './useListGrid';
import { useListKeys } from './useListKeys';
import type { RowActions } from './useRowActions';

interface WorkspaceKeys {
  isReadOnly: boolean;
  view: ListGrid;
  actions: RowActions;
  root: RefObject<HTMLElement | null>;
  /** Opens the quick look. */
  onOpen: (row: ListRow | null, panel?: 'overview' | 'activity') => void;
  focusRows: () => void;
}

/** What the keys of a list do with the selected rows, or with the row that has the focus. */
export function useWorkspaceKeys({ isReadOnly, view: { grid, dispatch, targets, active }, actions, root, onOpen, focusRows }: WorkspaceKeys): void {
  const router = useRouter();
  useListKeys({
    isReadOnly,
    hasSelection: grid.selected.size > 0,
    onMove: (by, isRange) => {
      flushSync(() => dispatch({ type: 'move', by, isRange }));
      focusRows();
    },
    onState: (state) => actions.setState(targets, state),
    onPriority: () => actions.openDialog('priority', targets),
    onMenu: () => actions.openDialog('move', targets),
    onLook: () => onOpen(active),
    onActivity: () => onOpen(active, 'activity'),
    onOpen: () => {
      if (active) void router.navigate({ href: podcastPath(active) });
    },
    onToggle: () => {
      if (active) dispatch({ type: 'toggle', key: active.id });
    },
    onSelectAll: () => dispatch({ type: 'select-all' }),
    onClear: () => dispatch({ type: 'clear' }),
    onRemove: () => actions.remove(targets),
    onFilter: () => root.current?.querySelector<HTMLElement>('input[type=search]')?.focus(),
  });
}
