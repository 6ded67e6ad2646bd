import { createContext } from 'react';
import type { ListedHit } from '../../api/lists/search-lists';

interface PodcastSelectionState {
  selected: ReadonlySet<string>;
  toggle: (podcastId: string, isRange: boolean) => void;
}

/** The lists of each podcast of a page, by its id. Empty for visitors. */
export const PodcastMarksContext = createContext<ReadonlyMap<string, Pick<ListedHit, 'lists' | 'blacklisted'>>>(new Map());

/** The selected podcasts of a page; null for visitors and where nothing can be selected. */
export const PodcastSelectionContext = createContext<PodcastSelectionState | null>(null);
