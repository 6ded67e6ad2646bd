import { Container, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toApiError } from '../../api/errors';
import { podcast2StatsQuery } from '../../api/queries';
import { formatDay, plural } from '../../ui/format';
import { EmptyState, SkeletonRows } from '../../ui/states';
import { useTitle } from '../../ui/useTitle';
import { ErrorState } from '../../widgets/ErrorState';
import { HostingCompanies } from './HostingCompanies';
import type { TagLevel } from './tag-shares';
import classes from './Stats.module.css';
import { TagHistory } from './TagHistory';
import { TagTable } from './TagTable';
import { TopPodcasts } from './TopPodcasts';

/** What feeds implement of the podcast namespace, and who hosts them. */
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
            {stats ? `${plural(stats.podcastLevelStats.totalRssFeeds, 'feed')} with ${plural(stats.episodeLevelStats.totalEpisodes ?? 0, 'episode')}, counted on ${formatDay(stats.snapshotAt)}. A show with several feeds counts once.` : ' '}
          </Text>
        </div>
        {isPending && <SkeletonRows count={8} height={44} label="Loading the figures" />}
        {isMissing && (
          <EmptyState title="Not counted yet">
            <Text c="dimmed">The figures come with the next publication of the catalog.</Text>
          </EmptyState>
        )}
        {isError && !isMissing && <ErrorState title="The figures could not be loaded" error={error} onRetry={() => void refetch()} />}
        {stats && (
          <>
            {chosen && <TagHistory field={chosen.field} level={chosen.level} />}
            <div className={classes.columns}>
              <section aria-labelledby="podcast-tags">
                <h2 id="podcast-tags" className={classes.heading}>
                  In podcasts
                </h2>
                <TagTable label="Tags of podcasts" tags={stats.podcastLevelStats.fieldFrequency} {...selectionOf('podcast')} />
              </section>
              <section aria-labelledby="episode-tags">
                <h2 id="episode-tags" className={classes.heading}>
                  In episodes
                </h2>
                <TagTable label="Tags of episodes" tags={stats.episodeLevelStats.fieldFrequency} {...selectionOf('episode')} />
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
