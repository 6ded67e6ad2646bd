/** The actions of a signed-in reader on results. Visitors have none, so rows without a context show none. */
import { createContext } from 'react';
import type { ProjectSummary } from '../../../api/lists/types';
import type { AddedPodcast } from '../../../widgets/lists/add-to-list';

export interface ListActions {
  selected: ReadonlySet<string>;
  /** Selects a podcast or removes it from the selection; with Shift, everything from the last one to this one. */
  toggle: (podcastId: string, isRange: boolean) => void;
  /** The list that podcasts are added to without a further choice. */
  target: Pick<ProjectSummary, 'projectId' | 'slug' | 'name'> | null;
  add: (podcasts: readonly AddedPodcast[]) => void;
}

export const ListActionsContext = createContext<ListActions | null>(null);
