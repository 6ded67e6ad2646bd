import { Button, NativeSelect, Stack, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { type ListedEpisode, recentEpisodesQuery } from '../../../api/lists/views';
import { plural } from '../../../ui/text/format';
import { LISTED_STATES, STATE_LABELS } from '../../../ui/listed/listed-state';
import { EmptyState, SkeletonRows } from '../../../ui/layout/states';
import { paths } from '../../../urls/paths';
import { type QueryString, readCount, readList } from '../../../urls/query-string';
import { ErrorState } from '../../../widgets/ErrorState';
import { ShowMore } from '../../../widgets/PagedItems';
import type { SubPageProps } from '../sub-page-code';
import { DAYS, DEFAULT_DAYS, groupByDay } from './episode-days';
import { EpisodeItem } from './EpisodeItem';
import classes from './Recent.module.css';

/** What the podcasts of a list published in the last days. One episode plays at a time. */
export function RecentEpisodesSubPage({ project }: SubPageProps) {
  const router = useRouter();
  const search = useRouterState({ select: ({ location }) => location.search }) as QueryString;
  const asked = readCount(search.days);
  const days = DAYS.find((choice) => choice === asked) ?? DEFAULT_DAYS;
  const states = LISTED_STATES.filter((state) => readList(search.state).includes(state));
  const query = useInfiniteQuery(recentEpisodesQuery(project.slug, days, states));
  const [playing, setPlaying] = useState<string | null>(null);
  const show = (next: { days?: number; state?: string }) =>
    void router.navigate({
      href: paths.project(project.slug, 'recent-episodes', { days: (next.days ?? days) === DEFAULT_DAYS ? null : (next.days ?? days), state: next.state === undefined ? states : next.state }),
      resetScroll: false,
    });
  const episodes: readonly ListedEpisode[] = query.data?.pages.flatMap((page) => page.episodes) ?? [];
  const total = query.data?.pages[0]?.totalEpisodes ?? episodes.length;
  return (
    <Stack gap="md">
      <div className={classes.controls}>
        <NativeSelect
          aria-label="Published in"
          value={String(days)}
          data={DAYS.map((choice) => ({ value: String(choice), label: choice === 1 ? 'Last day' : `Last ${choice} days` }))}
          onChange={(event) => show({ days: Number(event.currentTarget.value) })}
        />
        <NativeSelect
          aria-label="State of the podcast"
          value={states[0] ?? ''}
          data={[{ value: '', label: 'All states' }, ...LISTED_STATES.map((state) => ({ value: state, label: STATE_LABELS[state] }))]}
          onChange={(event) => show({ state: event.currentTarget.value })}
        />
        <Text size="sm" c="dimmed" role="status" className="numbers">
          {query.data ? plural(total, 'episode') : ''}
        </Text>
      </div>
      {query.isPending && <SkeletonRows count={6} height={72} label="Loading episodes" />}
      {query.isError && !query.data && <ErrorState title="Couldn’t load the episodes" error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && episodes.length === 0 && (
        <EmptyState title={`No episodes in the last ${plural(days, 'day')}`}>
          <Text c="dimmed">{project.listedPodcastsCount === 0 ? 'Add podcasts to this list to see what they publish.' : 'Choose a longer time.'}</Text>
          {days < 90 && project.listedPodcastsCount > 0 && (
            <Button variant="default" onClick={() => show({ days: 90 })}>
              Show the last 90 days
            </Button>
          )}
        </EmptyState>
      )}
      {groupByDay(episodes).map(({ day, label, episodes: ofDay }) => (
        <section key={day} aria-label={label}>
          <h2 className={classes.day}>{label}</h2>
          <ul className={classes.episodes}>
            {ofDay.map((episode) => (
              <EpisodeItem key={episode.episodeId} episode={episode} isPlaying={episode.episodeId === playing} onPlay={() => setPlaying(episode.episodeId)} onStop={() => setPlaying(null)} />
            ))}
          </ul>
        </section>
      ))}
      <ShowMore query={query} what="more episodes" />
    </Stack>
  );
}
