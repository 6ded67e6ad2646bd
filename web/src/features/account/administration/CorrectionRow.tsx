import { Anchor, Button, Group, Paper, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Correction, correctionsKey, decideCorrection } from '../../../api/account/administration';
import { AppLink } from '../../../ui/navigation/AppLink';
import { capitalize, safeHref } from '../../../ui/text/format';
import { TimeAgo } from '../../../ui/text/TimeAgo';
import { paths } from '../../../urls/paths';
import { ErrorState } from '../../../widgets/ErrorState';
import { showMessage } from '../../../widgets/undo';
import classes from '../Settings.module.css';

/** A proposed correction with its evidence. A decision can be changed. */
export function CorrectionRow({ correction }: { correction: Correction }) {
  const { id, podcastSlug, podcastTitle, fact, value, evidence, state, reason: given, createdAt } = correction;
  const queryClient = useQueryClient();
  const [reason, setReason] = useState(given ?? '');
  const decide = useMutation({
    mutationFn: (accept: boolean) => decideCorrection(id, { accept, ...(reason.trim() && { reason: reason.trim() }) }),
    onSuccess: ({ correction: decided }) => {
      showMessage(decided.state === 'accepted' ? 'Accepted. It’s shown from now on.' : 'Refused');
      return queryClient.invalidateQueries({ queryKey: correctionsKey });
    },
  });
  const source = safeHref(evidence);
  return (
    <Paper withBorder radius="lg" px="md" py="sm" bg="var(--surface)" component="li">
      <div className={classes.row}>
        <AppLink href={paths.podcast(podcastSlug)}>{podcastTitle}</AppLink>
        <Text size="sm" c="dimmed">
          <TimeAgo value={createdAt} />
        </Text>
      </div>
      <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
        {capitalize(fact)}: {value}
      </Text>
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
        {source ? (
          <Anchor href={source} target="_blank" rel="noopener noreferrer nofollow" underline="always" inherit>
            {evidence}
          </Anchor>
        ) : (
          evidence
        )}
      </Text>
      <Group gap="sm" align="end" mt="xs">
        <TextInput style={{ flex: '1 1 200px' }} size="xs" label="Reason" aria-label={`Reason for ${podcastTitle}`} maxLength={500} value={reason} onChange={(event) => setReason(event.currentTarget.value)} />
        {state !== 'accepted' && (
          <Button size="xs" loading={decide.isPending && decide.variables} disabled={decide.isPending} aria-label={`Accept the ${fact} of ${podcastTitle}`} onClick={() => decide.mutate(true)}>
            Accept
          </Button>
        )}
        {state !== 'refused' && (
          <Button size="xs" variant="default" loading={decide.isPending && !decide.variables} disabled={decide.isPending} aria-label={`Refuse the ${fact} of ${podcastTitle}`} onClick={() => decide.mutate(false)}>
            Refuse
          </Button>
        )}
      </Group>
      {decide.isError && <ErrorState title="Nothing was decided" error={decide.error} />}
    </Paper>
  );
}
