import type { ProjectDetails } from '../../../api/lists/types';
import { EntryPanel } from './EntryPanel';
import { outreachOf } from './list-outreach';
import type { ListedRows } from './useListedRows';
import type { ListGrid } from './useListGrid';
import type { ListView } from './useListView';
import type { RowActions } from './useRowActions';

interface ListPanelProps {
  project: ProjectDetails;
  list: ListView;
  listed: ListedRows;
  view: ListGrid;
  actions: RowActions;
  labels: readonly string[];
  isReadOnly: boolean;
  onClosed: () => void;
}

/** The quick look of the podcast that the URL names. It steps through the rows in the order of the screen. */
export function ListPanel({ project, list, listed, view, actions, labels, isReadOnly, onClosed }: ListPanelProps) {
  const row = list.openId === null ? null : (listed.rows.find(({ id }) => id === list.openId) ?? null);
  const place = row ? view.order.findIndex(({ id }) => id === row.id) : -1;
  return (
    <EntryPanel
      row={row}
      panel={list.panel}
      place={place === -1 ? '' : `${place + 1} of ${view.order.length}`}
      isReadOnly={isReadOnly}
      list={project}
      customColumns={project.customColumns}
      outreach={isReadOnly ? null : outreachOf(project)}
      suggestions={labels}
      onPanel={(panel) => list.change({ panel, isReplaced: true })}
      onStep={(step) => {
        const next = view.order[place + step];
        if (!next) return;
        view.dispatch({ type: 'activate', key: next.id });
        list.change({ openId: next.id, isReplaced: true });
      }}
      onState={(entry, state) => actions.setState([entry], state)}
      onPriority={(entry, priority) => actions.setPriority([entry], priority)}
      onEdit={listed.edit}
      onRemove={(entry) => {
        list.change({ openId: null, panel: 'overview' });
        actions.remove([entry]);
      }}
      onClose={() => {
        if (row) view.dispatch({ type: 'activate', key: row.id });
        list.change({ openId: null, panel: 'overview' });
        // The panel keeps the focus until it has closed.
        setTimeout(onClosed);
      }}
    />
  );
}
