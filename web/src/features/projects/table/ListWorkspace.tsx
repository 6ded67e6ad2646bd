import { Alert, Button, Group, SegmentedControl, Text, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconLayoutKanban, IconStars, IconTable } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ProjectDetails } from '../../../api/lists/types';
import type { BoardHandle } from '../../../ui/board/Board';
import { ColumnChooser } from '../../../ui/data-table/ColumnChooser';
import { columnBeside, type ColumnLayout, layoutColumns, type PinnedSide, placeColumn, resizeColumn, settingsOf, shownColumns } from '../../../ui/data-table/column-layout';
import type { EditedCell } from '../../../ui/data-table/data-column';
import { DataTable, type DataTableHandle } from '../../../ui/data-table/DataTable';
import { loadChunk } from '../../../ui/chunks';
import { joinAnd, plural } from '../../../ui/format';
import { type ListedState, type Priority, priorityLabel, STATE_LABELS } from '../../../ui/listed-state';
import { useActions } from '../../../ui/shortcuts';
import { EmptyState, SkeletonRows } from '../../../ui/states';
import { useNow } from '../../../ui/useNow';
import { paths } from '../../../urls/paths';
import { ReviewDialog } from '../relevancy/ReviewDialog';
import { ReviewProgress } from '../relevancy/ReviewProgress';
import { BulkBar } from './BulkBar';
import { podcastPath } from './cells';
import { LIST_COLUMNS, READ_ONLY_COLUMNS } from './columns';
import { MoveDialog, PitchDialog, PriorityDialog } from './dialogs';
import { CellEditor } from './editors';
import { EntryPanel } from './EntryPanel';
import { FilterBar, FilterChips } from './FilterBar';
import { FilterSheet, GroupSelect } from './FilterSheet';
import { countValues, filterRows, type ListFilters, NO_FILTERS, relaxations } from './list-filters';
import { summarize } from './list-groups';
import { isRepeatedPitch, type ListRow } from './list-row';
import { isSortColumn, nextSorts, sortRows } from './list-sorts';
import type { ViewSettings } from './list-view';
import { ListCards } from './ListCards';
import classes from './List.module.css';
import { SortSelect } from './SortSelect';
import { totalsOf } from './totals';
import type { ListedRows } from './useListedRows';
import { useListGrid } from './useListGrid';
import { useListKeys } from './useListKeys';
import type { ListView } from './useListView';
import { ViewMenu } from './ViewMenu';

const ListBoard = lazy(async () => ({ default: (await loadChunk(() => import('./ListBoard'))).ListBoard }));

interface ListWorkspaceProps {
  project: ProjectDetails;
  listed: ListedRows;
  list: ListView;
  /** All labels of the list. */
  labels: readonly string[];
}

type OpenDialog = { kind: 'move' | 'priority' | 'pitch'; rows: readonly ListRow[] } | { kind: 'review'; /** Null for the whole list. */ rows: readonly ListRow[] | null };

const nameOf = ({ title }: ListRow) => title;

/** Pitches are written for lists that book guests, and for those with a guest. */
function outreachOf({ projectId, projectTypes, linkedGuestProfile }: ProjectDetails): { projectId: string; guestProfileId: string | null } | null {
  return linkedGuestProfile || projectTypes.includes('guest-booking') ? { projectId, guestProfileId: linkedGuestProfile?.id ?? null } : null;
}

/** The toolbar, the table or board, and what opens over them. */
export function ListWorkspace({ project, listed, list, labels }: ListWorkspaceProps) {
  const router = useRouter();
  const nowMs = useNow();
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const isReadOnly = project.status === 'ARCHIVED';
  const { settings } = list;
  const { filters, sorts, groupBy, layout } = settings;
  const shown = useMemo(() => sortRows(filterRows(listed.rows, filters, nowMs), sorts), [listed.rows, filters, sorts, nowMs]);
  const counts = useMemo(() => countValues(listed.rows, filters, nowMs), [listed.rows, filters, nowMs]);
  const totals = useMemo(() => totalsOf(summarize(shown, nowMs)), [shown, nowMs]);
  const view = useListGrid(shown, settings, isPhone, nowMs);
  const { grid, dispatch, targets, active } = view;
  const [editedCell, setEditedCell] = useState<EditedCell | null>(null);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const [announcedFailure, setAnnouncedFailure] = useState(listed.failure);
  if (announcedFailure !== listed.failure) {
    setAnnouncedFailure(listed.failure);
    if (listed.failure) setAnnouncement(listed.failure.text);
  }
  const table = useRef<DataTableHandle & BoardHandle>(null);
  const root = useRef<HTMLDivElement>(null);

  const outreach = outreachOf(project);
  const columns = isReadOnly ? READ_ONLY_COLUMNS : LIST_COLUMNS;
  const columnLayout = useMemo(() => layoutColumns(LIST_COLUMNS, settings.columns), [settings.columns]);
  const change = (part: Partial<ViewSettings>, isReplaced = false) => list.setSettings({ ...settings, ...part }, isReplaced);
  const setFilters = (next: ListFilters) => change({ filters: next }, next.text !== filters.text && filters.text !== '');
  const focusRows = () => table.current?.focus();

  function setState(rows: readonly ListRow[], state: ListedState, isConfirmed = false) {
    const moved = rows.filter((row) => row.state !== state);
    const [first] = moved;
    if (!first) return;
    if (!isConfirmed && moved.some((row) => isRepeatedPitch(row, state))) {
      setDialog({ kind: 'pitch', rows: moved });
      return;
    }
    const subject = moved.length === 1 ? `${first.title} moved from ${STATE_LABELS[first.state]}` : `${plural(moved.length, 'podcast')} moved`;
    setAnnouncement(`${subject} to ${STATE_LABELS[state]}. ${STATE_LABELS[state]} has ${plural(listed.rows.filter((row) => row.state === state).length + moved.length, 'podcast')}.`);
    // The focus keeps its position among the current rows.
    if (active) dispatch({ type: 'activate', key: active.id });
    listed.set(moved, { state });
  }

  function setPriority(rows: readonly ListRow[], priority: Priority | null) {
    const [first] = rows;
    if (!first) return;
    setAnnouncement(`Priority of ${rows.length === 1 ? first.title : plural(rows.length, 'podcast')}: ${priorityLabel(priority)}`);
    listed.set(rows, { priority });
  }

  function remove(rows: readonly ListRow[]) {
    const [first] = rows;
    if (!first || isReadOnly) return;
    setAnnouncement(`${rows.length === 1 ? first.title : plural(rows.length, 'podcast')} removed from the list`);
    void listed.remove(rows);
  }

  function placeBeside(column: string, target: string, side: PinnedSide) {
    const next = placeColumn(columnLayout, column, target, side);
    const keys = shownColumns(next).map(({ key }: ColumnLayout) => key);
    list.setColumns(settingsOf(LIST_COLUMNS, next));
    setAnnouncement(`${LIST_COLUMNS.find(({ key }) => key === column)?.label ?? column} is now column ${keys.indexOf(column) + 1} of ${keys.length}`);
  }

  /** Closes the open dialog or panel, and returns the focus to the rows. */
  function close(act?: () => void) {
    flushSync(() => {
      setDialog(null);
      setEditedCell(null);
    });
    act?.();
    focusRows();
  }

  const open = (row: ListRow | null, panel: 'overview' | 'activity' = 'overview') => {
    if (row) list.change({ openId: row.id, panel });
  };
  const opened = list.openId === null ? null : (listed.rows.find(({ id }) => id === list.openId) ?? null);
  const openedPlace = opened ? view.order.findIndex(({ id }) => id === opened.id) : -1;
  const openDialog = (kind: 'move' | 'priority', rows: readonly ListRow[]) => {
    // Immediately, because the next key may select a choice.
    if (rows.length > 0) flushSync(() => setDialog({ kind, rows }));
  };

  useListKeys({
    isReadOnly,
    hasSelection: grid.selected.size > 0,
    onMove: (by, isRange) => {
      flushSync(() => dispatch({ type: 'move', by, isRange }));
      focusRows();
    },
    onState: (state) => setState(targets, state),
    onPriority: () => openDialog('priority', targets),
    onMenu: () => openDialog('move', targets),
    onLook: () => open(active),
    onActivity: () => open(active, 'activity'),
    onOpen: () => {
      if (active) void router.navigate({ href: podcastPath(active) });
    },
    onToggle: () => {
      if (active) dispatch({ type: 'toggle', key: active.id });
    },
    onSelectAll: () => dispatch({ type: 'select-all' }),
    onClear: () => dispatch({ type: 'clear' }),
    onRemove: () => remove(targets),
    onFilter: () => root.current?.querySelector<HTMLElement>('input[type=search]')?.focus(),
  });
  useActions([
    layout === 'table' ? { label: 'Show this list as a board', keywords: 'kanban view', run: () => change({ layout: 'board' }) } : { label: 'Show this list as a table', keywords: 'grid view', run: () => change({ layout: 'table' }) },
    ...(isReadOnly ? [] : [{ label: 'Review all podcasts of this list', keywords: 'relevancy rating fit', run: () => setDialog({ kind: 'review', rows: null }) }]),
    { label: 'Clear the filters of this list', run: () => change({ filters: NO_FILTERS }) },
    // The quick look has this action for its own podcast.
    ...(outreach && !isReadOnly && active?.isInCatalog && !opened
      ? [{ label: `Write a pitch to ${active.title}`, keywords: 'outreach email', key: 'w', keyLabel: 'w', run: () => void router.navigate({ href: paths.newPitch({ podcast: active.podcastId, guest: outreach.guestProfileId, project: outreach.projectId }) }) }]
      : []),
  ]);

  // The bar replaces the filters, so that nothing moves.
  const hasSelection = view.selected.length > 0 && !isReadOnly;
  const filterFields = { filters, counts, onChange: setFilters };
  let content: ReactNode;
  const label = `Podcasts on ${project.name}`;
  if (shown.length === 0) content = <NoMatches rows={listed.rows} filters={filters} nowMs={nowMs} onChange={setFilters} />;
  else if (layout === 'board') {
    content = (
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
            if (!isReadOnly) setState(view.withSelection(id), state);
          }}
          onLook={(id) => open(shown.find((row) => row.id === id) ?? null)}
          onOpenMenu={(id) => openDialog('move', view.withSelection(id))}
          onToggle={view.toggleState}
        />
      </Suspense>
    );
  } else if (isPhone) {
    content = (
      <ListCards
        ref={table}
        label={label}
        items={view.items}
        grid={grid}
        isReadOnly={isReadOnly}
        onGrid={dispatch}
        onState={(row, state) => setState([row], state)}
        onPriority={(row, priority) => setPriority([row], priority)}
        onLook={(id) => {
          dispatch({ type: 'activate', key: id });
          open(shown.find((row) => row.id === id) ?? null);
        }}
        onToggleGroup={view.toggleGroup}
      />
    );
  } else {
    content = (
      <DataTable
        ref={table}
        label={label}
        columns={columns}
        layout={columnLayout}
        items={view.items}
        grid={grid}
        sorts={sorts}
        editedCell={editedCell}
        nameOf={nameOf}
        totals={totals}
        renderEditor={(row, column) => (
          <CellEditor
            key={`${row.id} ${column}`}
            row={row}
            column={column}
            suggestions={labels}
            onEdit={(opened, edit) => {
              if (edit.state) setState([opened], edit.state);
              else listed.edit(opened, edit);
            }}
            onClose={() => close()}
          />
        )}
        onGrid={dispatch}
        onSort={(column, isAdded) => {
          if (isSortColumn(column)) change({ sorts: nextSorts(sorts, column, isAdded) });
        }}
        onEdit={setEditedCell}
        onResize={(column, width) => list.setColumns(settingsOf(LIST_COLUMNS, resizeColumn(columnLayout, column, width)))}
        onPlaceColumn={placeBeside}
        onShiftColumn={(column, by) => {
          const target = columnBeside(columnLayout, LIST_COLUMNS, column, by);
          if (target !== null) placeBeside(column, target, by === 1 ? 'end' : 'start');
        }}
        onToggleGroup={view.toggleGroup}
        onDoubleClick={(key) => open(shown.find(({ id }) => id === key) ?? null)}
      />
    );
  }
  return (
    <div ref={root} className={classes.workspace}>
      {list.ignored.length > 0 && (
        <Alert variant="outline" color="gray" title="Part of the link couldn’t be read">
          <Text size="sm">These parts were ignored: {joinAnd(list.ignored)}.</Text>
        </Alert>
      )}
      <div className={classes.toolbar}>
        <Group gap="xs">
          <ViewMenu project={project.slug} list={list} />
          <SegmentedControl
            size="xs"
            aria-label="Layout"
            value={layout}
            data={[
              { value: 'table', label: <LayoutLabel icon={<IconTable size={15} aria-hidden="true" />} text="Table" /> },
              { value: 'board', label: <LayoutLabel icon={<IconLayoutKanban size={15} aria-hidden="true" />} text="Board" /> },
            ]}
            onChange={(value) => change({ layout: value === 'board' ? 'board' : 'table' })}
          />
          {!isReadOnly && (
            <Button variant="default" size="xs" aria-haspopup="dialog" leftSection={<IconStars size={15} aria-hidden="true" />} onClick={() => setDialog({ kind: 'review', rows: null })}>
              Review all
            </Button>
          )}
        </Group>
        <Group gap="xs">
          <Text size="sm" c="dimmed" role="status" className="numbers">
            {shown.length === listed.rows.length ? plural(shown.length, 'podcast') : `${shown.length} of ${plural(listed.rows.length, 'podcast')}`}
          </Text>
          {isPhone ? (
            <FilterSheet {...filterFields} sorts={sorts} groupBy={groupBy} count={shown.length} onSort={(next) => change({ sorts: next })} onGroup={(next) => change({ groupBy: next })} />
          ) : layout === 'table' ? (
            <>
              <GroupSelect groupBy={groupBy} onChange={(next) => change({ groupBy: next })} />
              <ColumnChooser
                columns={LIST_COLUMNS}
                layout={columnLayout}
                isChanged={settings.columns.length > 0}
                onChange={(next) => list.setColumns(settingsOf(LIST_COLUMNS, next))}
                onReset={() => list.setColumns(JSON.stringify(settings.columns) === JSON.stringify(list.base.columns) ? [] : list.base.columns)}
              />
            </>
          ) : (
            <SortSelect sorts={sorts} onChange={(next) => change({ sorts: next })} />
          )}
        </Group>
      </div>
      <ReviewProgress projectSlug={project.slug} />
      {!isPhone && !hasSelection && <FilterBar {...filterFields} />}
      {hasSelection && (
        <BulkBar
          rows={view.selected}
          total={shown.length}
          suggestions={labels}
          onState={(state) => setState(view.selected, state)}
          onPriority={(priority) => setPriority(view.selected, priority)}
          onLabels={(added, removed) => listed.setLabels(view.selected, added, removed)}
          onReview={() => setDialog({ kind: 'review', rows: view.selected })}
          onRemove={() => remove(view.selected)}
          onSelectAll={() => dispatch({ type: 'select-all' })}
          onClear={() => {
            dispatch({ type: 'clear' });
            focusRows();
          }}
        />
      )}
      <FilterChips filters={filters} onChange={setFilters} />
      {content}
      <VisuallyHidden role="status" aria-live="polite" data-announcer="">
        {announcement}
      </VisuallyHidden>
      <EntryPanel
        row={opened}
        panel={list.panel}
        place={openedPlace === -1 ? '' : `${openedPlace + 1} of ${view.order.length}`}
        isReadOnly={isReadOnly}
        list={project}
        outreach={isReadOnly ? null : outreach}
        suggestions={labels}
        onPanel={(panel) => list.change({ panel, isReplaced: true })}
        onStep={(step) => {
          const next = view.order[openedPlace + step];
          if (!next) return;
          dispatch({ type: 'activate', key: next.id });
          list.change({ openId: next.id, isReplaced: true });
        }}
        onState={(row, state) => setState([row], state)}
        onPriority={(row, priority) => setPriority([row], priority)}
        onEdit={listed.edit}
        onRemove={(row) => {
          list.change({ openId: null, panel: 'overview' });
          remove([row]);
        }}
        onClose={() => {
          if (opened) dispatch({ type: 'activate', key: opened.id });
          list.change({ openId: null, panel: 'overview' });
          // The panel keeps the focus until it has closed.
          setTimeout(focusRows);
        }}
      />
      {dialog?.kind === 'review' && <ReviewDialog list={project} entries={dialog.rows === null ? null : dialog.rows.map(({ id }) => id)} onClose={() => close()} />}
      {dialog?.kind === 'move' && <MoveDialog rows={dialog.rows} onPick={(state) => close(() => setState(dialog.rows, state))} onClose={() => close()} />}
      {dialog?.kind === 'priority' && <PriorityDialog rows={dialog.rows} onPick={(priority) => close(() => setPriority(dialog.rows, priority))} onClose={() => close()} />}
      {dialog?.kind === 'pitch' && (
        <PitchDialog rows={dialog.rows} pitched={dialog.rows.filter((row) => isRepeatedPitch(row, 'pitched'))} onMove={(rows) => close(() => setState(rows, 'pitched', true))} onClose={() => close()} />
      )}
    </div>
  );
}

function LayoutLabel({ icon, text }: { icon: ReactNode; text: string }) {
  return (
    <span className={classes.layoutLabel}>
      {icon}
      {text}
    </span>
  );
}

interface NoMatchesProps {
  rows: readonly ListRow[];
  filters: ListFilters;
  nowMs: number;
  onChange: (filters: ListFilters) => void;
}

/** Names the filters that hide the podcasts, with how many would appear without each. */
function NoMatches({ rows, filters, nowMs, onChange }: NoMatchesProps) {
  const found = relaxations(rows, filters, nowMs).slice(0, 4);
  return (
    <EmptyState title="No podcast matches these filters">
      <Group gap="xs" justify="center">
        {found.map(({ id, label, without, count }) => (
          <Button key={id} variant="default" size="xs" onClick={() => onChange(without)}>
            Without “{label}”: {count}
          </Button>
        ))}
        <Button variant="light" size="xs" onClick={() => onChange(NO_FILTERS)}>
          Clear all filters
        </Button>
      </Group>
    </EmptyState>
  );
}
