import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { requestTranscription } from '../../api/actions';
import { toApiError } from '../../api/errors';
import { formatDay } from '../../ui/format';
import classes from './Episode.module.css';

/** Requests a missing transcript. The server keeps one request per team, however often the button is pressed. */
export function RequestTranscript({ episodeId }: { episodeId: string }) {
  const request = useMutation({ mutationFn: () => requestTranscription(episodeId) });
  if (request.data) {
    return (
      <p className={classes.dimmed} role="status">
        Requested on {formatDay(request.data.request.requestedAt)}. The transcript appears here once the podcast publishes it.
      </p>
    );
  }
  return (
    <>
      <Button size="xs" variant="light" leftSection={<IconFileText size={15} stroke={1.7} />} loading={request.isPending} onClick={() => request.mutate()}>
        Request transcript
      </Button>
      {request.isError && (
        <p role="alert" className={classes.dimmed}>
          {toApiError(request.error).message}
        </p>
      )}
    </>
  );
}
