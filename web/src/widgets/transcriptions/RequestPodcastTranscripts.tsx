import { Button, Checkbox, Radio, Stack } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toApiError } from '../../api/errors';
import { podcastTranscriptionCostQuery, requestPodcastTranscription, stopPodcastTranscription, type TranscriptionSelection } from '../../api/transcriptions';
import type { Podcast } from '../../api/types';
import { AppLink } from '../../ui/navigation/AppLink';
import { Dialog } from '../../ui/dialogs/Dialog';
import { formatDay, plural } from '../../ui/text/format';
import { paths } from '../../urls/paths';

interface Props {
  podcastId: string;
  title: string;
  /** Which episodes the team has transcribed (spec 3). */
  mode: Podcast['transcriptionMode'];
}

const SELECTIONS: readonly { value: TranscriptionSelection; label: string }[] = [
  { value: 'latest', label: 'The newest episode' },
  { value: 'recent', label: 'The ten newest episodes' },
  { value: 'since', label: 'All episodes since 1 January 2024' },
  { value: 'all', label: 'All episodes' },
];

/** Requests transcripts of a podcast's episodes, with their cost before the request. */
export function RequestPodcastTranscripts({ podcastId, title, mode }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="xs" variant="default" leftSection={<IconFileText size={15} stroke={1.7} />} onClick={() => setIsOpen(true)}>
        Transcribe
      </Button>
      {isOpen && <RequestDialog podcastId={podcastId} title={title} mode={mode} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function RequestDialog({ podcastId, title, mode, onClose }: Props & { onClose: () => void }) {
  const [selection, setSelection] = useState<TranscriptionSelection>('latest');
  const [withFuture, setWithFuture] = useState(false);
  const cost = useQuery(podcastTranscriptionCostQuery(podcastId, selection));
  const queryClient = useQueryClient();
  const request = useMutation({
    mutationFn: () => requestPodcastTranscription(podcastId, selection, withFuture),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['podcast'] }),
  });
  const error = request.error ?? cost.error;
  return (
    <Dialog title={`Transcribe ${title}`} onClose={onClose}>
      <Stack gap="md">
        {mode.mode !== 'none' && <TranscriptionMode podcastId={podcastId} mode={mode} />}
        <Radio.Group label="Episodes" value={selection} onChange={(value) => setSelection(value as TranscriptionSelection)}>
          <Stack gap={8} mt={6}>
            {SELECTIONS.map(({ value, label }) => (
              <Radio key={value} value={value} label={label} />
            ))}
          </Stack>
        </Radio.Group>
        <Checkbox label="Also episodes that are published from now on, each for one request" checked={withFuture} onChange={(event) => setWithFuture(event.currentTarget.checked)} />
        {request.data ? (
          <p role="status">
            {request.data.message} <AppLink href={paths.transcriptions()}>All requests</AppLink>
          </p>
        ) : (
          <>
            {cost.data && (
              <p>
                {cost.data.cost === 0 ? 'These episodes have transcripts or were requested.' : `Costs ${plural(cost.data.cost, 'request')}.`}{' '}
                {typeof cost.data.requestsLeft === 'number' && `${plural(cost.data.requestsLeft, 'request')} left this month.`}
              </p>
            )}
            <Button loading={request.isPending} disabled={!cost.data || (cost.data.cost === 0 && !withFuture)} onClick={() => request.mutate()}>
              Request transcripts
            </Button>
          </>
        )}
        {error && <p role="alert">{toApiError(error).message}</p>}
      </Stack>
    </Dialog>
  );
}

/** What is transcribed as it is published, until it is stopped. */
function TranscriptionMode({ podcastId, mode }: Pick<Props, 'podcastId' | 'mode'>) {
  const queryClient = useQueryClient();
  const stop = useMutation({
    mutationFn: () => stopPodcastTranscription(podcastId),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['podcast'] }),
  });
  return (
    <div>
      <p>{mode.mode === 'all' ? 'All episodes are transcribed' : `Episodes since ${formatDay(mode.transcribeSince)} are transcribed`}, also new ones as they are published.</p>
      <Button size="xs" variant="default" loading={stop.isPending} onClick={() => stop.mutate()}>
        Stop transcribing new episodes
      </Button>
      {stop.error && <p role="alert">{toApiError(stop.error).message}</p>}
    </div>
  );
}
