import { Button, Group, Stack, Text } from '@mantine/core';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toApiError } from '../../../api/errors';
import { guestChoiceQuery } from '../../../api/outreach/guest-choice';
import { prepareGuest } from '../../../api/outreach/guest-preparation';
import type { GuestPreparation } from '../../../api/outreach/types';
import { currentUsageQuery } from '../../../api/queries';
import { AppLink } from '../../../ui/navigation/AppLink';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { EmptyState } from '../../../ui/layout/states';
import { paths } from '../../../urls/paths';
import { AssistCost } from '../../../widgets/AssistCost';
import { ErrorState } from '../../../widgets/ErrorState';
import { GuestField } from '../../../widgets/outreach/GuestField';
import { PreparationView } from './PreparationView';

interface PreparationDialogProps {
  podcast: { slug: string; title: string };
  /** Id or slug of the guest profile that is chosen at first; null for anyone. */
  guest: string | null;
  onClose: () => void;
}

/** The preparation that a guest reads before the recording: the questions of the show, where they came up, and advice. */
export function PreparationDialog({ podcast, guest, onClose }: PreparationDialogProps) {
  return (
    <Dialog title={`Prepare for ${podcast.title}`} size="xl" onClose={onClose}>
      <Preparation key={guest} podcast={podcast} guest={guest} />
    </Dialog>
  );
}

function Preparation({ podcast: { slug, title }, guest }: Omit<PreparationDialogProps, 'onClose'>) {
  const queryClient = useQueryClient();
  const { data: guests } = useQuery(guestChoiceQuery);
  const preset = guests?.guestProfiles.find(({ guestProfileId, guestProfileSlug }) => guestProfileId === guest || guestProfileSlug === guest)?.guestProfileId ?? null;
  // Undefined until the reader chooses.
  const [chosen, setChosen] = useState<string | null | undefined>(undefined);
  const guestProfileId = chosen === undefined ? preset : chosen;
  const queryKey = ['guest-preparation', slug, guestProfileId];
  // A preparation is charged, so one that was made is shown again until the page is reloaded.
  const { data } = useQuery<GuestPreparation>({ queryKey, queryFn: skipToken, staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY });
  const prepare = useMutation({
    mutationFn: () => prepareGuest({ podcastSlug: slug, ...(guestProfileId !== null && { guestProfileId }) }),
    onSuccess: (preparation) => queryClient.setQueryData(queryKey, preparation),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: currentUsageQuery.queryKey }),
  });
  const failure = prepare.error && toApiError(prepare.error);
  return (
    <Stack gap="md">
      <Group gap="sm" align="flex-end">
        <GuestField
          label="Guest"
          emptyLabel="Any guest"
          value={guestProfileId}
          onChange={(value) => {
            setChosen(value);
            prepare.reset();
          }}
        />
        <Button variant={data ? 'default' : 'filled'} loading={prepare.isPending} onClick={() => prepare.mutate()}>
          {data ? 'Prepare again' : 'Prepare'}
        </Button>
      </Group>
      <AssistCost />
      <Text size="sm" role="status" c="dimmed">
        {prepare.isPending && 'Reading the transcripts…'}
      </Text>
      {failure?.code === 'no_transcripts' && (
        <EmptyState title="This podcast has no transcripts yet">
          <Text c="dimmed" maw={460}>
            The questions come from transcripts. Request transcripts on the episode pages, then come back. You weren’t charged.
          </Text>
          <Button component={AppLink} href={paths.appPodcast(slug, 'episodes')}>
            Go to the episodes
          </Button>
        </EmptyState>
      )}
      {failure && failure.code !== 'no_transcripts' && <ErrorState title="Couldn’t prepare the guest" error={failure} />}
      {!data && !failure && !prepare.isPending && (
        <Text c="dimmed">Earshot reads the transcripts of {title} and collects the questions its hosts ask, with episode and timestamp. Choose a guest to add advice for them.</Text>
      )}
      {data && <PreparationView preparation={data} guestProfileId={guestProfileId} />}
    </Stack>
  );
}
