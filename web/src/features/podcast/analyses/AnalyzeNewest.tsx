import { Button, Group, Stack, Text } from '@mantine/core';
import { IconListSearch } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { requestAnalyses } from '../../../api/assistant/analyses';
import { toApiError } from '../../../api/errors';
import { ErrorState } from '../../../widgets/ErrorState';
import { showMessage } from '../../../widgets/undo';
import { plural } from '../../../ui/text/format';
import { describeCost } from './analysis-text';

/** Analyzes the newest episodes with a transcript. The first press shows what it costs, the second requests it. */
export function AnalyzeNewest({ podcastId }: { podcastId: string }) {
  const queryClient = useQueryClient();
  const estimate = useMutation({ mutationFn: () => requestAnalyses({ podcastId, dryRun: true }) });
  const request = useMutation({
    mutationFn: () => requestAnalyses({ podcastId }),
    onSuccess: async ({ aiAssists }) => {
      estimate.reset();
      showMessage(`${plural(aiAssists, 'episode')} will be analyzed`);
      await queryClient.invalidateQueries({ queryKey: ['deep-analysis'] });
    },
  });
  const cost = estimate.data && describeCost(estimate.data);
  const failure = request.error ?? estimate.error;
  const hasNoTranscripts = failure !== null && toApiError(failure).code === 'no_transcripts';
  return (
    <Stack gap="xs" mt="sm" align="flex-start">
      {!cost && (
        <Button size="sm" variant="light" leftSection={<IconListSearch size={16} stroke={1.7} aria-hidden="true" />} loading={estimate.isPending} onClick={() => estimate.mutate()}>
          Analyze the newest episodes
        </Button>
      )}
      <Text size="sm" role="status" className="numbers">
        {cost?.text}
      </Text>
      {cost && (
        <Group gap="sm" role="group" aria-label="Analyze the newest episodes">
          {cost.canRequest && (
            <Button size="sm" autoFocus loading={request.isPending} onClick={() => request.mutate()}>
              Analyze
            </Button>
          )}
          <Button
            size="sm"
            variant="default"
            autoFocus={!cost.canRequest}
            onClick={() => {
              estimate.reset();
              request.reset();
            }}
          >
            {cost.canRequest ? 'Cancel' : 'Close'}
          </Button>
        </Group>
      )}
      {hasNoTranscripts && (
        <Text size="sm" role="alert">
          No episode of this podcast has a transcript. Nothing was charged.
        </Text>
      )}
      {failure && !hasNoTranscripts && <ErrorState title="The analyses weren’t requested" error={failure} />}
    </Stack>
  );
}
