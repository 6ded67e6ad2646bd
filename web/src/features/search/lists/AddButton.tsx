import { Button } from '@mantine/core';
import { IconPlaylistAdd } from '@tabler/icons-react';
import { use } from 'react';
import type { ListedHit } from '../../../api/lists/search-lists';
import type { AddedPodcast } from '../../../widgets/lists/add-to-list';
import { ListActionsContext } from './list-actions';

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
  return (
    <Button
      variant="light"
      size="compact-xs"
      leftSection={<IconPlaylistAdd size={15} aria-hidden="true" />}
      aria-describedby={titleId}
      {...(actions.target ? {} : { 'aria-haspopup': 'dialog' as const })}
      onClick={() => actions.add([podcast])}
    >
      {actions.target ? `Add to ${actions.target.name}` : 'Add to list'}
    </Button>
  );
}
