import { Button } from '@mantine/core';
import { IconPlaylistAdd } from '@tabler/icons-react';
import { use } from 'react';
import type { ListedHit } from '../../../api/lists/search-lists';
import type { AddedPodcast } from '../../../widgets/lists/add-to-list';
import { ListActionsContext } from './list-actions';
import classes from './ResultLists.module.css';

interface AddButtonProps {
  podcast: AddedPodcast;
  hit: ListedHit;
  /** The id of the element with the title, which describes the button. */
  titleId: string;
}

/** Adds a result to the chosen list, or opens the choice of one. */
export function AddButton({ podcast, hit, titleId }: AddButtonProps) {
  const actions = use(ListActionsContext);
  if (!actions) return null;
  // The badge of the list shows it already.
  if (hit.lists?.some(({ projectId }) => projectId === actions.target?.projectId)) return null;
  const label = actions.target ? `Add to ${actions.target.name}` : 'Add to list';
  return (
    <Button
      variant="subtle"
      size="compact-xs"
      className={classes.add}
      leftSection={<IconPlaylistAdd size={16} aria-hidden="true" />}
      aria-label={label}
      aria-describedby={titleId}
      title={label}
      {...(actions.target ? {} : { 'aria-haspopup': 'dialog' as const })}
      onClick={() => actions.add([podcast])}
    >
      Add
    </Button>
  );
}
