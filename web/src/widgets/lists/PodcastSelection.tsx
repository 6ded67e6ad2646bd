import { Button, Text } from '@mantine/core';
import { IconPlaylistAdd } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { podcastMarksQuery } from '../../api/lists/podcast-marks';
import { meQuery } from '../../api/queries';
import { FloatingBar } from '../../ui/layout/FloatingBar';
import { plural } from '../../ui/text/format';
import { useShortcut } from '../../ui/navigation/shortcuts';
import { useSelection } from '../../ui/forms/useSelection';
import type { AddedPodcast } from './add-to-list';
import { PodcastMarksContext, PodcastSelectionContext } from './podcast-selection';
import { useAddToListDialog } from './useAddToListDialog';

interface PodcastSelectionProps {
  /** The podcasts of the page in the order in which they are shown, each once. */
  podcasts: readonly AddedPodcast[];
  /** Another key is another list, which begins without a selection. */
  listKey: string;
  children: ReactNode;
}

/** Shows a signed-in reader on which lists the podcasts of a page are, and lets them select more for a list: charts, directory. */
export function PodcastSelection({ podcasts, listKey, children }: PodcastSelectionProps) {
  const { data: me } = useQuery(meQuery);
  const isSignedIn = Boolean(me?.user);
  const podcastIds = podcasts.map(({ podcastId }) => podcastId);
  const selection = useSelection(podcastIds, listKey);
  const { data: marked } = useQuery({ ...podcastMarksQuery(podcastIds), enabled: isSignedIn && podcastIds.length > 0 });
  const marks = useMemo(() => new Map(marked?.map((podcast) => [podcast.podcastId, podcast])), [marked]);
  const adder = useAddToListDialog(null, selection.clear);
  const chosen = podcasts.filter(({ podcastId }) => selection.selected.has(podcastId));
  const add = () => adder.choose({ kind: 'podcasts', podcasts: chosen });
  useShortcut({ key: 'a', keyLabel: 'a', label: 'Add the selected podcasts to a list' }, add, isSignedIn && chosen.length > 0);
  return (
    <PodcastSelectionContext value={isSignedIn ? selection : null}>
      <PodcastMarksContext value={marks}>{children}</PodcastMarksContext>
      {chosen.length > 0 && (
        <FloatingBar label="Selected podcasts">
          <Text size="sm" role="status" className="numbers">
            {plural(chosen.length, 'podcast')} selected
          </Text>
          {chosen.length < podcasts.length && (
            <Button size="xs" variant="subtle" onClick={selection.toggleAll}>
              Select all {podcasts.length}
            </Button>
          )}
          <Button size="xs" leftSection={<IconPlaylistAdd size={16} aria-hidden="true" />} aria-haspopup="dialog" onClick={add}>
            Add to list
          </Button>
          <Button size="xs" variant="subtle" onClick={selection.clear}>
            Clear
          </Button>
        </FloatingBar>
      )}
      {adder.dialog}
    </PodcastSelectionContext>
  );
}
