import { useMemo } from 'react';
import type { ProjectDetails } from '../../../api/lists/types';
import type { ColumnLayout } from '../../../ui/data-table/column-layout';
import { useAddToListDialog } from '../../../widgets/lists/useAddToListDialog';
import { PageTools } from '../page-tools';
import { BulkBar } from './BulkBar';
import type { ListColumn } from './columns';
import { FilterBar } from './FilterBar';
import { FilterSheet } from './FilterSheet';
import { countValues, type ListFilters } from './list-filters';
import type { ViewSettings } from './list-view';
import classes from './List.module.css';
import { outreachOf } from './list-outreach';
import { ListTools } from './ListTools';
import { TableTools } from './TableTools';
import type { EmptyColumns } from './useEmptyColumns';
import type { ListedRows } from './useListedRows';
import type { ListGrid } from './useListGrid';
import type { ListView } from './useListView';
import { useMembers } from './useMembers';
import type { RowActions } from './useRowActions';

interface ListToolbarProps {
  project: ProjectDetails;
  list: ListView;
  listed: ListedRows;
  view: ListGrid;
  actions: RowActions;
  all: readonly ListColumn[];
  columns: readonly ColumnLayout[];
  empty: EmptyColumns;
  shownCount: number;
  labels: readonly string[];
  isPhone: boolean;
  isReadOnly: boolean;
  nowMs: number;
  onChange: (part: Partial<ViewSettings>) => void;
  onFilters: (filters: ListFilters) => void;
  onCustomColumns: (() => void) | null;
  /** The selection was cleared. */
  onCleared: () => void;
}

/** What is shown of a list, in the line of its tabs; below it the filters, or the bar of the selection. */
export function ListToolbar({ project, list, listed, view, actions, all, columns, empty, shownCount, labels, isPhone, isReadOnly, nowMs, onChange, onFilters, onCustomColumns, onCleared }: ListToolbarProps) {
  const { filters, sorts, groupBy } = list.settings;
  const { selected, dispatch } = view;
  const counts = useMemo(() => countValues(listed.rows, filters, nowMs), [listed.rows, filters, nowMs]);
  const { members, names, ownId } = useMembers();
  const filterFields = { filters, counts, names, ownId, onChange: onFilters };
  const copying = useAddToListDialog();
  const copy = () => copying.choose({ kind: 'podcasts', podcasts: selected });
  const review = () => actions.setDialog({ kind: 'review', rows: null });
  const tools = <ListTools project={project.slug} list={list} isReadOnly={isReadOnly} onLayout={(layout) => onChange({ layout })} onReview={review} />;
  // The bar replaces the filters, so that nothing moves.
  const bar = selected.length > 0 && !isReadOnly && (
    <BulkBar
      rows={selected}
      total={shownCount}
      suggestions={labels}
      onState={(state) => actions.setState(selected, state)}
      onPriority={(priority) => actions.setPriority(selected, priority)}
      members={members}
      onAssign={(assignee) => listed.assign(selected, assignee)}
      onLabels={(added, removed) => listed.setLabels(selected, added, removed)}
      onReview={() => actions.setDialog({ kind: 'review', rows: selected })}
      onWrite={outreachOf(project) && (() => actions.openDialog('write', selected))}
      onCopy={copy}
      onRemove={() => actions.remove(selected)}
      onSelectAll={() => dispatch({ type: 'select-all' })}
      onClear={() => {
        dispatch({ type: 'clear' });
        onCleared();
      }}
    />
  );
  if (isPhone) {
    return (
      <>
        <div className={classes.toolbar}>
          {tools}
          <TableTools list={list} all={all} columns={columns} empty={empty} shownCount={shownCount} count={listed.rows.length} isPhone onChange={onChange} onCustomColumns={onCustomColumns} />
          <FilterSheet {...filterFields} columns={all} sorts={sorts} defaultSorts={list.base.sorts} groupBy={groupBy} count={shownCount} onSort={(next) => onChange({ sorts: next })} onGroup={(next) => onChange({ groupBy: next })} />
        </div>
        {bar}
        {copying.dialog}
      </>
    );
  }
  return (
    <>
      <PageTools>{tools}</PageTools>
      {bar || (
        <div className={classes.toolbar}>
          <FilterBar {...filterFields} />
          <TableTools list={list} all={all} columns={columns} empty={empty} shownCount={shownCount} count={listed.rows.length} onChange={onChange} onCustomColumns={onCustomColumns} />
        </div>
      )}
      {copying.dialog}
    </>
  );
}
