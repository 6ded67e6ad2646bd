import { Button, Group, TextInput } from '@mantine/core';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '../../../widgets/ErrorState';
import { showMessage } from '../../../widgets/undo';

interface DecisionFormProps {
  state: string;
  /** Whether a decision no longer has an effect. */
  hasEnded?: boolean;
  /** The reason of the decision before. */
  given: string | null | undefined;
  /** What the reason is for. */
  place: string;
  /** What is accepted or refused. */
  subject: string;
  reasonHint?: string;
  acceptedMessage: string;
  /** The queues to read again. */
  queryKey: QueryKey;
  decide: (body: { accept: boolean; reason?: string }) => Promise<{ correction: { state: string } }>;
}

/** The decision about a correction. */
export function DecisionForm({ state, hasEnded = false, given, place, subject, reasonHint, acceptedMessage, queryKey, decide }: DecisionFormProps) {
  const queryClient = useQueryClient();
  const [reason, setReason] = useState(given ?? '');
  const decision = useMutation({
    mutationFn: (accept: boolean) => decide({ accept, ...(reason.trim() && { reason: reason.trim() }) }),
    onSuccess: ({ correction }) => {
      showMessage(correction.state === 'refused' ? 'Refused' : acceptedMessage);
      return queryClient.invalidateQueries({ queryKey });
    },
  });
  return (
    <>
      {!hasEnded && (
        <Group gap="sm" align="end" mt="xs">
          <TextInput style={{ flex: '1 1 200px' }} size="xs" label="Reason" description={reasonHint} aria-label={`Reason for ${place}`} maxLength={500} value={reason} onChange={(event) => setReason(event.currentTarget.value)} />
          {state !== 'accepted' && (
            <Button size="xs" loading={decision.isPending && decision.variables} disabled={decision.isPending} aria-label={`Accept ${subject}`} onClick={() => decision.mutate(true)}>
              Accept
            </Button>
          )}
          {state !== 'refused' && (
            <Button size="xs" variant="default" loading={decision.isPending && !decision.variables} disabled={decision.isPending} aria-label={`Refuse ${subject}`} onClick={() => decision.mutate(false)}>
              Refuse
            </Button>
          )}
        </Group>
      )}
      {decision.isError && <ErrorState title="Nothing was decided" error={decision.error} />}
    </>
  );
}
