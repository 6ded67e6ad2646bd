import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { toApiError } from '../../api/errors';
import { requestTranscription } from '../../api/transcriptions';
import { AppLink } from '../../ui/navigation/AppLink';
import { formatDay, plural } from '../../ui/text/format';
import { paths } from '../../urls/paths';
import { STATE_LABELS, stateDetail } from '../../widgets/transcriptions/request-state';
import classes from './Episode.module.css';

interface RequestTranscriptProps {
  episodeId: string;
  /** When the team requested the transcript; null when it did not. */
  requestedAt: string | null;
}

/** Requests a missing transcript. The server keeps one request per team, however often the button is pressed. */
export function RequestTranscript({ episodeId, requestedAt }: RequestTranscriptProps) {
  const request = useMutation({ mutationFn: () => requestTranscription(episodeId) });
  if (request.data) {
    const { request: requested, requestsLeft } = request.data;
    return (
      <p className={classes.dimmed} role="status">
        {STATE_LABELS[requested.state]}. {stateDetail(requested)} {typeof requestsLeft === 'number' && `${plural(requestsLeft, 'request')} left this month. `}
        <AppLink href={paths.transcriptions()}>All requests</AppLink>
      </p>
    );
  }
  return (
    <>
      {requestedAt && (
        <p className={classes.dimmed}>
          Requested on {formatDay(requestedAt)}. <AppLink href={paths.transcriptions()}>All requests</AppLink>
        </p>
      )}
      <Button size="xs" variant="light" leftSection={<IconFileText size={15} stroke={1.7} />} loading={request.isPending} onClick={() => request.mutate()}>
        {requestedAt ? 'Check the request' : 'Request transcript (1 request)'}
      </Button>
      {request.isError && (
        <p role="alert" className={classes.dimmed}>
          {toApiError(request.error).message}
        </p>
      )}
    </>
  );
}
