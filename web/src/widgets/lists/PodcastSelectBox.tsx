import { use } from 'react';
import { SelectionBox } from '../../ui/forms/SelectionBox';
import type { AddedPodcast } from './add-to-list';
import classes from './Lists.module.css';
import { PodcastSelectionContext } from './podcast-selection';

/** Selects a podcast within a `PodcastSelection`. Shift selects a range. Nothing for visitors. */
export function PodcastSelectBox({ podcast }: { podcast: AddedPodcast }) {
  const selection = use(PodcastSelectionContext);
  if (!selection) return null;
  const { podcastId, title } = podcast;
  return <SelectionBox className={classes.selectLabel} label={`Select ${title}`} isChecked={selection.selected.has(podcastId)} onToggle={(isRange) => selection.toggle(podcastId, isRange)} />;
}
