import { type ReactNode, Suspense, useState } from 'react';
import type { ProjectSummary } from '../../api/lists/types';
import { showFailure } from '../undo';
import type { AddSource } from './add-to-list';
import { AddToListDialog } from './lazy-dialogs';
import { useAddToList } from './useAddToList';

interface AddToListControls {
  /** Adds to the target list as prospects, or opens the dialog when there is none. */
  add: (source: AddSource) => void;
  /** Opens the dialog. */
  choose: (source: AddSource) => void;
  /** Whether podcasts are being added to the target list. */
  isAdding: boolean;
  /** The dialog, while it is open. */
  dialog: ReactNode;
}

/** Adds podcasts to lists from any page. `onAdded` is called after each addition. */
export function useAddToListDialog(target: Pick<ProjectSummary, 'projectId' | 'slug' | 'name'> | null = null, onAdded?: () => void): AddToListControls {
  const [source, setSource] = useState<AddSource | null>(null);
  const addition = useAddToList();
  return {
    add: (added) => {
      if (!target) setSource(added);
      else addition.mutate({ source: added, project: target, state: 'prospect', priority: null }, { onSuccess: onAdded, onError: (error) => showFailure('Nothing was added', error) });
    },
    choose: setSource,
    isAdding: addition.isPending,
    dialog: source && (
      <Suspense>
        <AddToListDialog source={source} onAdded={onAdded} onClose={() => setSource(null)} />
      </Suspense>
    ),
  };
}
