import { Checkbox } from '@mantine/core';
import { use, useId } from 'react';
import type { AddedPodcast } from './add-to-list';
import classes from './Lists.module.css';
import { PodcastSelectionContext } from './podcast-selection';

/** Selects a podcast within a `PodcastSelection`. Shift selects a range. Nothing for visitors. */
export function PodcastSelectBox({ podcast }: { podcast: AddedPodcast }) {
  const id = useId();
  const selection = use(PodcastSelectionContext);
  if (!selection) return null;
  return (
    <label className={classes.selectLabel} htmlFor={id}>
      <Checkbox
        id={id}
        size="xs"
        aria-label={`Select ${podcast.title}`}
        checked={selection.selected.has(podcast.podcastId)}
        onChange={(event) => selection.toggle(podcast.podcastId, (event.nativeEvent as MouseEvent).shiftKey)}
      />
    </label>
  );
}
