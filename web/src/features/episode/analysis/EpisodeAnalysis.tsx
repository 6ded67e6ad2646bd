import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconListSearch } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { episodeAnalysisQuery, requestAnalyses } from '../../../api/assistant/analyses';
import { currentUsageQuery } from '../../../api/queries';
import type { Episode } from '../../../api/types';
import { SkeletonRows } from '../../../ui/layout/states';
import { TimeAgo } from '../../../ui/text/TimeAgo';
import { paths } from '../../../urls/paths';
import { AssistCost } from '../../../widgets/AssistCost';
import { ErrorState } from '../../../widgets/ErrorState';
import { describeMaker } from '../../../widgets/outreach/maker';
import { formatQuote } from '../quote';
import { AnalysisView } from './AnalysisView';

interface EpisodeAnalysisProps {
  episode: Episode;
  podcastTitle: string;
  onSeek: (seconds: number) => void;
}

/** The deep analysis of an episode: requested, queued, then shown. The server makes it in the background, so the reader may leave the page. */
export function EpisodeAnalysis({ episode, podcastTitle, onSeek }: EpisodeAnalysisProps) {
  const queryClient = useQueryClient();
  const { episodeId, podcastId, podcastSlug, episodeSlug, title: episodeTitle } = episode;
  const query = episodeAnalysisQuery(episodeId);
  const { data: analysis, isPending, isError, error, refetch } = useQuery(query);
  const request = useMutation({
    mutationFn: (forceRegenerate: boolean) => requestAnalyses({ podcastId, episodeIds: [episodeId], forceRegenerate }),
    onSuccess: ({ analyses }) => {
      queryClient.setQueryData(query.queryKey, analyses[0] ?? null);
      return queryClient.invalidateQueries({ queryKey: ['deep-analysis'] });
    },
  });
  const isQueued = analysis?.state === 'queued';
  // The cost is counted when the analysis is done.
  useEffect(() => (isQueued ? () => void queryClient.invalidateQueries({ queryKey: currentUsageQuery.queryKey }) : undefined), [isQueued, queryClient]);
  const quote = useCallback(
    (text: string, seconds: number) => formatQuote({ text, seconds, episodeTitle, podcastTitle, url: new URL(paths.episode(podcastSlug, episodeSlug, { t: seconds }), location.origin).href }),
    [episodeTitle, podcastTitle, podcastSlug, episodeSlug],
  );
  const isMissing = analysis === null;
  const isFailed = analysis?.state === 'failed';
  return (
    <section aria-labelledby="analysis">
      <h2 id="analysis" className="section-heading">
        Deep analysis
      </h2>
      {isPending && <SkeletonRows count={1} height={72} label="Loading the analysis" />}
      {isError && <ErrorState title="Couldn’t load the analysis" error={error} onRetry={() => void refetch()} />}
      {isMissing && (
        <Text c="dimmed" mb="sm">
          {episode.hasTranscript
            ? 'Finds people, topics, claims, questions, sponsors and moments worth quoting, each with a timestamp.'
            : 'Finds people, topics and sponsors. Without a transcript, only title, notes and credits are read.'}
        </Text>
      )}
      {isFailed && (
        <Alert role="alert" color="red" variant="outline" icon={<IconAlertTriangle aria-hidden="true" />} title="The analysis failed" mb="sm">
          <Text size="sm">{analysis.problem} Nothing was charged.</Text>
        </Alert>
      )}
      {(isMissing || isFailed) && (
        <Group gap="sm">
          <Button size="sm" variant="light" leftSection={<IconListSearch size={16} stroke={1.7} aria-hidden="true" />} loading={request.isPending} onClick={() => request.mutate(false)}>
            {isFailed ? 'Try again' : 'Analyze this episode'}
          </Button>
          <AssistCost />
        </Group>
      )}
      <Text size="sm" c="dimmed" role="status">
        {isQueued && (
          <>
            Requested <TimeAgo value={analysis.deepAnalysisRequestedAt} />. The result appears here by itself; you can leave the page meanwhile.
          </>
        )}
      </Text>
      {request.isError && <ErrorState title="The analysis wasn’t requested" error={request.error} />}
      {analysis?.insights && (
        <>
          <AnalysisView insights={analysis.insights} onSeek={onSeek} quote={quote} />
          <Stack gap="xs" mt="md">
            <Text size="sm" c="dimmed" className="dotted">
              {analysis.madeWith && <span data-made-by={analysis.madeWith.generatedBy}>{describeMaker(analysis.madeWith)}</span>}
              {analysis.analyzedAt && (
                <span>
                  <TimeAgo value={analysis.analyzedAt} />
                </span>
              )}
            </Text>
            {analysis.state === 'done' && (
              <Group gap="sm">
                <Button size="xs" variant="default" loading={request.isPending} onClick={() => request.mutate(true)}>
                  Analyze again
                </Button>
                <AssistCost />
              </Group>
            )}
          </Stack>
        </>
      )}
    </section>
  );
}
