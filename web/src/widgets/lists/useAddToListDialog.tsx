import { type ReactNode, useState } from 'react';
import type { ProjectSummary } from '../../api/lists/types';
import { showFailure } from '../undo';
import type { AddSource } from './add-to-list';
import { AddToListDialog } from './AddToListDialog';
import { useAddToList } from './useAddToList';

interface AddToListControls {
  /** Adds to the target list as prospects, or opens the dialog when there is none. */
  add: (source: AddSource) => void;
  /** Opens the dialog. */
  choose: (source: AddSource) => void;
  /** The dialog, while it is open. */
  dialog: ReactNode;
}

/** Adds podcasts to lists from any page. */
export function useAddToListDialog(target: Pick<ProjectSummary, 'projectId' | 'slug' | 'name'> | null = null): AddToListControls {
  const [source, setSource] = useState<AddSource | null>(null);
  const addition = useAddToList();
  return {
    add: (added) => {
      if (!target) setSource(added);
      else addition.mutate({ source: added, project: target, state: 'prospect', priority: null }, { onError: (error) => showFailure('Nothing was added', error) });
    },
    choose: setSource,
    dialog: source && <AddToListDialog source={source} onClose={() => setSource(null)} />,
  };
}
