import { use } from 'react';
import { ListBadges } from './ListBadges';
import { PodcastMarksContext } from './podcast-selection';

/** The lists that a podcast within a `PodcastSelection` is on. Nothing for visitors. */
export function PodcastMarks({ podcastId }: { podcastId: string }) {
  const marks = use(PodcastMarksContext).get(podcastId);
  return marks ? <ListBadges podcast={marks} /> : null;
}
