import { useRouter } from '@tanstack/react-router';
import type { ProjectDetails } from '../../../api/lists/types';
import { useActions } from '../../../ui/navigation/shortcuts';
import { paths } from '../../../urls/paths';
import { NO_FILTERS } from './list-filters';
import { outreachOf } from './list-outreach';
import type { ListRow } from './list-row';
import type { ViewSettings } from './list-view';
import type { ListView } from './useListView';

interface ListActions {
  project: ProjectDetails;
  list: ListView;
  /** The row with the focus. */
  active: ListRow | null;
  /** The selected rows, in the order of the screen. */
  selected: readonly ListRow[];
  isReadOnly: boolean;
  onWrite: (rows: readonly ListRow[]) => void;
  onChange: (part: Partial<ViewSettings>) => void;
  onReview: () => void;
  onCustomColumns: (() => void) | null;
}

/** The actions of a list in the palette. */
export function useListActions({ project, list, active, selected, isReadOnly, onWrite, onChange, onReview, onCustomColumns }: ListActions): void {
  const router = useRouter();
  const outreach = outreachOf(project);
  const isTable = list.settings.layout === 'table';
  useActions([
    isTable
      ? { label: 'Show this list as a board', keywords: 'kanban view', run: () => onChange({ layout: 'board' }) }
      : { label: 'Show this list as a table', keywords: 'grid view', run: () => onChange({ layout: 'table' }) },
    ...(isReadOnly ? [] : [{ label: 'Review all podcasts of this list', keywords: 'relevancy rating fit', run: onReview }]),
    ...(onCustomColumns ? [{ label: 'Add or change the columns of this list', keywords: 'custom fields', run: onCustomColumns }] : []),
    { label: 'Clear the filters of this list', run: () => onChange({ filters: NO_FILTERS }) },
    ...(outreach && !isReadOnly && selected.length > 0 ? [{ label: `Write pitches to the selected podcasts (${selected.length})`, keywords: 'outreach email batch', key: 'w', keyLabel: 'w', run: () => onWrite(selected) }] : []),
    // The quick look has this action for its own podcast.
    ...(outreach && !isReadOnly && selected.length === 0 && active?.isInCatalog && list.openId === null
      ? [{ label: `Write a pitch to ${active.title}`, keywords: 'outreach email', key: 'w', keyLabel: 'w', run: () => void router.navigate({ href: paths.newPitch({ podcast: active.podcastId, guest: outreach.guestProfileId, project: outreach.projectId }) }) }]
      : []),
  ]);
}
