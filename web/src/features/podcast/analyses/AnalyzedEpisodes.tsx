import { Badge, Button, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { episodeByIdQuery, podcastAnalysesQuery } from '../../../api/assistant/analyses';
import type { DeepAnalysis } from '../../../api/assistant/types';
import { meQuery } from '../../../api/queries';
import { formatCount } from '../../../ui/text/format';
import rows from '../../../ui/layout/Rows.module.css';
import { SkeletonRows } from '../../../ui/layout/states';
import { TimeAgo } from '../../../ui/text/TimeAgo';
import { EpisodeLink } from '../../../widgets/catalog-links';
import { ErrorState } from '../../../widgets/ErrorState';
import { AnalyzeNewest } from './AnalyzeNewest';
import classes from './Analyses.module.css';
import { describeFindings, STATE_LABELS } from './analysis-text';

const SHOWN_AT_FIRST = 10;
const STATE_COLORS: Readonly<Record<DeepAnalysis['state'], string>> = { queued: 'gray', done: 'green', failed: 'red' };

/** The episodes of a podcast that the team has analyzed. Nothing for visitors. */
export function AnalyzedEpisodes({ podcastId, slug }: { podcastId: string; slug: string }) {
  const { data: me } = useQuery(meQuery);
  return me?.user ? <Analyses podcastId={podcastId} slug={slug} /> : null;
}

function Analyses({ podcastId, slug }: { podcastId: string; slug: string }) {
  const { data, isPending, isError, error, refetch } = useQuery(podcastAnalysesQuery(slug));
  const [isWhole, setIsWhole] = useState(false);
  const analyses = data?.analyses ?? [];
  const shown = isWhole ? analyses : analyses.slice(0, SHOWN_AT_FIRST);
  return (
    <section aria-labelledby="analyses">
      <h2 id="analyses" className="section-heading">
        Deep analyses
      </h2>
      {isPending && <SkeletonRows count={2} height={56} label="Loading the analyses" />}
      {isError && <ErrorState title="Couldn’t load the analyses" error={error} onRetry={() => void refetch()} />}
      {data && analyses.length === 0 && <Text c="dimmed">None yet. An analysis finds people, claims, questions, sponsors and moments worth quoting, each with a timestamp.</Text>}
      {shown.length > 0 && (
        <ul className="plain-list" aria-label="Deep analyses">
          {shown.map((analysis) => (
            <AnalysisRow key={analysis.episodeId} analysis={analysis} />
          ))}
        </ul>
      )}
      {shown.length < analyses.length && (
        <Button variant="default" size="xs" mt="xs" onClick={() => setIsWhole(true)}>
          Show all {formatCount(analyses.length)}
        </Button>
      )}
      {data && <AnalyzeNewest podcastId={podcastId} />}
    </section>
  );
}

function AnalysisRow({ analysis: { episodeId, state, problem, insights, analyzedAt, deepAnalysisRequestedAt } }: { analysis: DeepAnalysis }) {
  const { data, isError } = useQuery(episodeByIdQuery(episodeId));
  const episode = data?.episode;
  return (
    <li className={classes.row}>
      <div className={rows.text}>
        {episode && (
          <EpisodeLink podcastSlug={episode.podcastSlug} episodeSlug={episode.episodeSlug} className={rows.name}>
            {episode.title}
          </EpisodeLink>
        )}
        {!episode && (isError ? <span className={rows.name}>An episode that couldn’t be loaded</span> : <Skeleton height={28} width="60%" />)}
        <Text size="sm" c="dimmed" className="dotted">
          {state === 'failed' && <span>{problem}</span>}
          {insights && <span>{describeFindings(insights)}</span>}
          <span>
            <TimeAgo value={analyzedAt ?? deepAnalysisRequestedAt} />
          </span>
        </Text>
      </div>
      <Badge component="span" variant="light" color={STATE_COLORS[state]} tt="none">
        {STATE_LABELS[state]}
      </Badge>
    </li>
  );
}
