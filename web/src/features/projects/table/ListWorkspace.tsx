import { VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ProjectDetails } from '../../../api/lists/types';
import type { BoardHandle } from '../../../ui/board/Board';
import { layoutColumns } from '../../../ui/data-table/column-layout';
import type { EditedCell } from '../../../ui/data-table/data-column';
import type { DataTableHandle } from '../../../ui/data-table/DataTable';
import { loadChunk } from '../../../ui/navigation/chunks';
import { lazyPart } from '../../../ui/navigation/lazy-part';
import { FilterChips } from '../../../ui/layout/FilterChips';
import { SkeletonRows } from '../../../ui/layout/states';
import { useIsPrinting } from '../../../ui/layout/useIsPrinting';
import { useNow } from '../../../ui/text/useNow';
import { IgnoredParts } from '../../../widgets/IgnoredParts';
import { listColumns } from './columns';
import { CustomColumnsDialog, ListDialogs, ListPanel, ListToolbar, ReviewProgress } from './lazy-controls';
import { chipsOf, filterRows, type ListFilters, NO_FILTERS } from './list-filters';
import type { ListRow } from './list-row';
import { sortRows } from './list-sorts';
import type { ViewSettings } from './list-view';
import classes from './List.module.css';
import { ListTable } from './ListTable';
import { NoMatches } from './NoMatches';
import { PrintedList } from './PrintedList';
import { useEmptyColumns } from './useEmptyColumns';
import type { ListedRows } from './useListedRows';
import { useListActions } from './useListActions';
import { useListGrid } from './useListGrid';
import type { ListView } from './useListView';
import { useMembers } from './useMembers';
import { useRowActions } from './useRowActions';
import { useWorkspaceKeys } from './useWorkspaceKeys';

/** Each layout but the table has code of its own. */
const ListBoard = lazy(async () => ({ default: (await loadChunk(() => import('./ListBoard'))).ListBoard }));
const ListCards = lazyPart(async () => (await import('./ListCards')).ListCards, <SkeletonRows count={4} height={160} label="Loading podcasts" />);

interface ListWorkspaceProps {
  project: ProjectDetails;
  listed: ListedRows;
  list: ListView;
  /** All labels of the list. */
  labels: readonly string[];
}

/** The toolbar, the table or board, and what opens over them. */
export function ListWorkspace({ project, listed, list, labels }: ListWorkspaceProps) {
  const nowMs = useNow();
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const isPrinting = useIsPrinting();
  const { names } = useMembers();
  const isReadOnly = project.status === 'ARCHIVED';
  const { settings } = list;
  const { filters, sorts, layout } = settings;
  const shown = useMemo(() => sortRows(filterRows(listed.rows, filters, nowMs), sorts), [listed.rows, filters, sorts, nowMs]);
  const view = useListGrid(shown, settings, isPhone, nowMs);
  const { grid, dispatch, active } = view;
  const actions = useRowActions(listed, view, isReadOnly);
  const [editedCell, setEditedCell] = useState<EditedCell | null>(null);
  const table = useRef<DataTableHandle & BoardHandle>(null);
  const root = useRef<HTMLDivElement>(null);
  const { customColumns } = project;
  const all = useMemo(() => listColumns(customColumns, isReadOnly), [customColumns, isReadOnly]);
  const columns = useMemo(() => layoutColumns(all, settings.columns), [all, settings.columns]);
  const empty = useEmptyColumns(all, listed.rows, columns);
  const [editsColumns, setEditsColumns] = useState(false);
  // The panel stays after it was closed, for its way out.
  const [hasPanel, setHasPanel] = useState(false);
  if (list.openId !== null && !hasPanel) setHasPanel(true);
  const editColumns = isReadOnly ? null : () => setEditsColumns(true);

  const change = (part: Partial<ViewSettings>, isReplaced = false) => list.setSettings({ ...settings, ...part }, isReplaced);
  const setFilters = (next: ListFilters) => change({ filters: next }, next.text !== filters.text && filters.text !== '');
  const focusRows = () => table.current?.focus();

  /** Closes the open dialog or editor, and returns the focus to the rows. */
  function close(act?: () => void) {
    flushSync(() => {
      actions.setDialog(null);
      setEditedCell(null);
    });
    act?.();
    focusRows();
  }

  const open = (row: ListRow | null, panel: 'overview' | 'activity' = 'overview') => {
    if (row) list.change({ openId: row.id, panel });
  };
  const look = (id: string) => open(shown.find((row) => row.id === id) ?? null);

  useWorkspaceKeys({ isReadOnly, view, actions, root, onOpen: open, focusRows });
  useListActions({ project, list, active, selected: view.selected, isReadOnly, onWrite: (rows) => actions.openDialog('write', rows), onChange: change, onReview: () => actions.setDialog({ kind: 'review', rows: null }), onCustomColumns: editColumns });

  const label = `Podcasts on ${project.name}`;
  return (
    <div ref={root} className={classes.workspace}>
      <IgnoredParts names={list.ignored} />
      <ListToolbar
        project={project}
        list={list}
        listed={listed}
        view={view}
        actions={actions}
        all={all}
        columns={columns}
        empty={empty}
        shownCount={shown.length}
        labels={labels}
        isPhone={isPhone}
        isReadOnly={isReadOnly}
        nowMs={nowMs}
        onChange={change}
        onFilters={setFilters}
        onCustomColumns={editColumns}
        onCleared={focusRows}
      />
      <ReviewProgress projectSlug={project.slug} />
      <FilterChips chips={chipsOf(filters, names)} cleared={NO_FILTERS} onChange={setFilters} />
      {shown.length === 0 ? (
        <NoMatches rows={listed.rows} filters={filters} names={names} nowMs={nowMs} onChange={setFilters} />
      ) : isPrinting ? (
        <PrintedList label={label} all={all} rows={shown} layout={empty.layout} />
      ) : layout === 'board' ? (
        <Suspense fallback={<SkeletonRows count={4} height={120} label="Loading the board" />}>
          <ListBoard
            ref={table}
            label={label}
            rows={shown}
            collapsed={view.collapsedStates}
            grid={grid}
            isPhone={isPhone}
            isReadOnly={isReadOnly}
            onGrid={dispatch}
            onMove={(id, state) => {
              if (!isReadOnly) actions.setState(view.withSelection(id), state);
            }}
            onLook={look}
            onOpenMenu={(id) => actions.openDialog('move', view.withSelection(id))}
            onToggle={view.toggleState}
          />
        </Suspense>
      ) : isPhone ? (
        <ListCards
          ref={table}
          label={label}
          items={view.items}
          grid={grid}
          isReadOnly={isReadOnly}
          onGrid={dispatch}
          onState={(row, state) => actions.setState([row], state)}
          onPriority={(row, priority) => actions.setPriority([row], priority)}
          onLook={(id) => {
            dispatch({ type: 'activate', key: id });
            look(id);
          }}
          onToggleGroup={view.toggleGroup}
        />
      ) : (
        <ListTable
          ref={table}
          label={label}
          rows={shown}
          view={view}
          list={list}
          listed={listed}
          actions={actions}
          all={all}
          custom={customColumns}
          columns={columns}
          shownLayout={empty.layout}
          nowMs={nowMs}
          labels={labels}
          editedCell={editedCell}
          onEdit={setEditedCell}
          onSorts={(next) => change({ sorts: next })}
          onLook={look}
          onClose={() => close()}
        />
      )}
      <VisuallyHidden role="status" aria-live="polite" data-announcer="">
        {actions.announcement}
      </VisuallyHidden>
      {hasPanel && <ListPanel project={project} list={list} listed={listed} view={view} actions={actions} labels={labels} isReadOnly={isReadOnly} onClosed={focusRows} />}
      {editsColumns && <CustomColumnsDialog project={project} onClose={() => setEditsColumns(false)} />}
      {actions.dialog && <ListDialogs project={project} actions={actions} onClose={close} />}
    </div>
  );
}
