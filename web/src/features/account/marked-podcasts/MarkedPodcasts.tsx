import { Anchor, Button, Group, Pagination, Paper, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { putTeamPodcast, TEAM_PODCASTS_PAGE_SIZE, type TeamPodcast, teamPodcastsQuery } from '../../../api/lists/team-podcasts';
import { AppLink } from '../../../ui/navigation/AppLink';
import { Artwork } from '../../../ui/media/Artwork';
import { podcastCover } from '../../../ui/media/cover';
import { EmptyState, SkeletonRows } from '../../../ui/layout/states';
import { TimeAgo } from '../../../ui/text/TimeAgo';
import { paths } from '../../../urls/paths';
import { ErrorState } from '../../../widgets/ErrorState';
import { showMessage } from '../../../widgets/undo';
import { useIsTeamAdmin } from '../../../widgets/useOwnRole';
import classes from '../Settings.module.css';

interface MarkedPodcastsProps {
  /** `blacklist` hides podcasts from searches; `sync` keeps them up to date. */
  mark: 'blacklist' | 'sync';
  emptyTitle: string;
  emptyText: string;
  removeLabel: string;
}

/** The team’s podcasts with a mark, which can be taken off. */
export function MarkedPodcasts({ mark, emptyTitle, emptyText, removeLabel }: MarkedPodcastsProps) {
  const queryClient = useQueryClient();
  const isAdmin = useIsTeamAdmin();
  const [text, setText] = useState('');
  const [page, setPage] = useState(1);
  const textFilter = useDeferredValue(text.trim());
  const filter = { [mark]: true, offset: (page - 1) * TEAM_PODCASTS_PAGE_SIZE, ...(textFilter && { textFilter }) };
  const { data, isPending, isError, error, refetch } = useQuery(teamPodcastsQuery(filter));
  const put = (podcast: TeamPodcast, isMarked: boolean) => putTeamPodcast(podcast.podcastId, { [mark]: isMarked });
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['team-podcasts'] });
  const remove = useMutation({
    mutationFn: (podcast: TeamPodcast) => put(podcast, false),
    onSuccess: (_, podcast) => {
      showMessage(`${podcast.podcast.title} was taken off`);
      return refresh();
    },
  });
  // Only admins change the blacklist (spec 6, roles).
  const isEditable = mark === 'sync' || isAdmin;
  if (isPending || isEditable === null) return <SkeletonRows count={4} height={56} label="Loading podcasts" />;
  if (isError) return <ErrorState title="Couldn’t load the podcasts" error={error} onRetry={() => void refetch()} />;
  const pages = Math.ceil(data.totalFiltered / TEAM_PODCASTS_PAGE_SIZE);
  return (
    <Stack gap="md">
      <TextInput
        label="Filter by title"
        type="search"
        maw={340}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setPage(1);
        }}
      />
      {data.teamPodcasts.length === 0 && (
        <EmptyState title={textFilter ? 'No podcast has this title' : emptyTitle}>
          <Text c="dimmed">{textFilter ? 'Use fewer words.' : emptyText}</Text>
        </EmptyState>
      )}
      <ul className={classes.list} aria-label="Podcasts">
        {data.teamPodcasts.map((row) => (
          <Paper key={row.podcastId} withBorder radius="lg" px="md" py="sm" bg="var(--surface)" component="li">
            <div className={classes.row}>
              <Group gap="sm" wrap="nowrap" miw={0}>
                <Artwork title={row.podcast.title} cover={podcastCover(row.podcastId, row.podcast.imageUrl)} size={36} />
                <div>
                  <Anchor component={AppLink} href={paths.appPodcast(row.podcast.slug)} c="inherit" fw={600}>
                    {row.podcast.title}
                  </Anchor>
                  <Text size="xs" c="dimmed">
                    Added <TimeAgo value={row.createdAt} />
                  </Text>
                </div>
              </Group>
              {isEditable && (
                <Button size="xs" variant="default" aria-label={`${removeLabel}: ${row.podcast.title}`} disabled={remove.isPending} onClick={() => remove.mutate(row)}>
                  {removeLabel}
                </Button>
              )}
            </div>
          </Paper>
        ))}
      </ul>
      {remove.isError && <ErrorState title="The podcast wasn’t changed" error={remove.error} />}
      {pages > 1 && <Pagination total={pages} value={page} onChange={setPage} getControlProps={(control) => ({ 'aria-label': `${control} page` })} />}
    </Stack>
  );
}
