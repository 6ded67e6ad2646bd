import { Button, Group, Paper, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { decideTranscriptCorrection, type TranscriptCorrection, transcriptCorrectionsKey } from '../../../api/account/transcript-corrections';
import { AppLink } from '../../../ui/navigation/AppLink';
import { DiffParts } from '../../../ui/DiffParts';
import { formatTimecode } from '../../../ui/text/format';
import { TimeAgo } from '../../../ui/text/TimeAgo';
import { paths } from '../../../urls/paths';
import { ErrorState } from '../../../widgets/ErrorState';
import { showMessage } from '../../../widgets/undo';
import classes from '../Settings.module.css';

/** A suggested sentence of a transcript, as words that were removed and added. A decision can be changed until it is in the transcript. */
export function TranscriptCorrectionRow({ correction }: { correction: TranscriptCorrection }) {
  const { id, podcastSlug, episodeSlug, episodeTitle, startSecond, text, correctedText, state, reason: given, suggestedBy, createdAt } = correction;
  const queryClient = useQueryClient();
  const [reason, setReason] = useState(given ?? '');
  const decide = useMutation({
    mutationFn: (accept: boolean) => decideTranscriptCorrection(id, { accept, ...(reason.trim() && { reason: reason.trim() }) }),
    onSuccess: ({ correction: decided }) => {
      showMessage(decided.state === 'refused' ? 'Refused' : 'Accepted. It’s in the transcript in about a minute.');
      return queryClient.invalidateQueries({ queryKey: transcriptCorrectionsKey });
    },
  });
  const place = `${episodeTitle} at ${formatTimecode(startSecond)}`;
  const hasEnded = state === 'applied' || state === 'outdated';
  return (
    <Paper withBorder radius="lg" px="md" py="sm" bg="var(--surface)" component="li">
      <div className={classes.row}>
        <AppLink href={paths.episode(podcastSlug, episodeSlug, { t: Math.floor(startSecond) })}>{place}</AppLink>
        <Text size="sm" c="dimmed">
          {suggestedBy ?? 'A deleted account'}, <TimeAgo value={createdAt} />
        </Text>
      </div>
      <Text style={{ overflowWrap: 'anywhere' }}>
        <DiffParts before={text} after={correctedText} />
      </Text>
      {hasEnded && given && (
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {given}
        </Text>
      )}
      {!hasEnded && (
        <Group gap="sm" align="end" mt="xs">
          <TextInput style={{ flex: '1 1 200px' }} size="xs" label="Reason" description="The reader sees it" aria-label={`Reason for ${place}`} maxLength={500} value={reason} onChange={(event) => setReason(event.currentTarget.value)} />
          {state !== 'accepted' && (
            <Button size="xs" loading={decide.isPending && decide.variables} disabled={decide.isPending} aria-label={`Accept ${place}`} onClick={() => decide.mutate(true)}>
              Accept
            </Button>
          )}
          {state !== 'refused' && (
            <Button size="xs" variant="default" loading={decide.isPending && !decide.variables} disabled={decide.isPending} aria-label={`Refuse ${place}`} onClick={() => decide.mutate(false)}>
              Refuse
            </Button>
          )}
        </Group>
      )}
      {decide.isError && <ErrorState title="Nothing was decided" error={decide.error} />}
    </Paper>
  );
}
