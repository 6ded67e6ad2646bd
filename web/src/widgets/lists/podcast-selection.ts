import { createContext } from 'react';

interface PodcastSelectionState {
  selected: ReadonlySet<string>;
  toggle: (podcastId: string, isRange: boolean) => void;
}

/** The selected podcasts of a page; null for visitors and where nothing can be selected. */
export const PodcastSelectionContext = createContext<PodcastSelectionState | null>(null);
