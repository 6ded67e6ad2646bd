import { Container, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toApiError } from '../../api/errors';
import { podcast2StatsQuery } from '../../api/queries';
import { formatDay, plural } from '../../ui/text/format';
import { EmptyState, SkeletonRows } from '../../ui/layout/states';
import { useTitle } from '../../ui/layout/useTitle';
import { ErrorState } from '../../widgets/ErrorState';
import { HostingCompanies } from './HostingCompanies';
import type { TagLevel } from './tag-shares';
import classes from './Stats.module.css';
import { TagHistory } from './TagHistory';
import { TagTable } from './TagTable';
import { TopPodcasts } from './TopPodcasts';

/** Which tags of the podcast namespace feeds use, and which companies host them. */
export function Podcast2Page() {
  useTitle('Podcasting 2.0 in feeds');
  const { data, isPending, isError, error, refetch } = useQuery(podcast2StatsQuery);
  const [chosen, setChosen] = useState<{ level: TagLevel; field: string } | null>(null);
  const stats = data?.podcast2Stats;
  const selectionOf = (level: TagLevel) => ({
    chosen: chosen?.level === level ? chosen.field : null,
    onChoose: (field: string) => setChosen(chosen?.field === field && chosen.level === level ? null : { level, field }),
  });
  const isMissing = isError && toApiError(error).status === 404;
  return (
    <Container size={1180} py="lg">
      <Stack gap="lg">
        <div>
          <Title order={1}>Podcasting 2.0 in feeds</Title>
          <Text c="dimmed" role="status">
            {stats ? `${plural(stats.podcastLevelStats.totalRssFeeds, 'feed')} with ${plural(stats.episodeLevelStats.totalEpisodes ?? 0, 'episode')}, as of ${formatDay(stats.snapshotAt)}. A podcast with several feeds counts once.` : ' '}
          </Text>
        </div>
        {isPending && <SkeletonRows count={8} height={44} label="Loading figures" />}
        {isMissing && (
          <EmptyState title="No figures yet">
            <Text c="dimmed">Figures appear with the next catalog update.</Text>
          </EmptyState>
        )}
        {isError && !isMissing && <ErrorState title="Couldn’t load the figures" error={error} onRetry={() => void refetch()} />}
        {stats && (
          <>
            {chosen && <TagHistory field={chosen.field} level={chosen.level} />}
            <div className={classes.columns}>
              <section aria-labelledby="podcast-tags">
                <h2 id="podcast-tags" className={classes.heading}>
                  Podcast tags
                </h2>
                <TagTable label="Podcast tags" tags={stats.podcastLevelStats.fieldFrequency} {...selectionOf('podcast')} />
              </section>
              <section aria-labelledby="episode-tags">
                <h2 id="episode-tags" className={classes.heading}>
                  Episode tags
                </h2>
                <TagTable label="Episode tags" tags={stats.episodeLevelStats.fieldFrequency} {...selectionOf('episode')} />
              </section>
              <HostingCompanies stats={stats} />
              <TopPodcasts podcasts={stats.topPodcast2Podcasts} />
            </div>
          </>
        )}
      </Stack>
    </Container>
  );
}
