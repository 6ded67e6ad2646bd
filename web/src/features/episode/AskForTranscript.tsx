import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { requestTranscription } from '../../api/actions';
import { fromUnknown } from '../../api/errors';
import { formatDay } from '../../ui/format';
import classes from './Episode.module.css';

/** A transcript that is not there: asked for once by a team, however often the button is pressed. */
export function AskForTranscript({ episodeId }: { episodeId: string }) {
  const ask = useMutation({ mutationFn: () => requestTranscription(episodeId) });
  if (ask.data) {
    return (
      <p className={classes.dim} role="status">
        Asked for on {formatDay(ask.data.request.requestedAt)}. It is here as soon as the show publishes it.
      </p>
    );
  }
  return (
    <>
      <Button size="xs" variant="light" leftSection={<IconFileText size={15} stroke={1.7} />} loading={ask.isPending} onClick={() => ask.mutate()}>
        Ask for the transcript
      </Button>
      {ask.isError && (
        <p role="alert" className={classes.dim}>
          {fromUnknown(ask.error).message}
        </p>
      )}
    </>
  );
}
