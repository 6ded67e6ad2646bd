import { ActionIcon } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshPodcast } from '../../api/actions';
import { podcastQuery } from '../../api/queries';
import { showFailure, showMessage } from '../../widgets/undo';
import classes from './Podcast.module.css';

interface RefreshPodcastProps {
  slug: string;
  title: string;
}

/** How often and how long the page reads the podcast again after its feed was read. Changes are served after the next publication. */
const REREAD_EVERY_MS = 5_000;
const REREAD_FOR_MS = 60_000;

/** Has the feed of a podcast read again now, and then shows what has changed. */
export function RefreshPodcast({ slug, title }: RefreshPodcastProps) {
  const queryClient = useQueryClient();
  const refresh = useMutation({
    mutationFn: () => refreshPodcast(slug),
    onSuccess: ({ success, errorMessage }) => {
      showMessage(success ? `The feed of ${title} was read. New episodes appear here within a minute.` : (errorMessage ?? 'The feed was not read.'));
      if (success) void queryClient.invalidateQueries({ queryKey: ['podcast', slug] });
    },
    onError: (error) => showFailure('The feed wasn’t refreshed', error),
  });
  const wasRead = refresh.data?.success === true;
  const { data } = useQuery({
    ...podcastQuery(slug),
    enabled: wasRead,
    refetchInterval: ({ state }) => (state.dataUpdatedAt - refresh.submittedAt < REREAD_FOR_MS ? REREAD_EVERY_MS : false),
  });
  const updatedAt = data?.podcast.updatedAt;
  useEffect(() => {
    if (wasRead && updatedAt) void queryClient.invalidateQueries({ queryKey: ['podcast-episodes', slug] });
  }, [wasRead, updatedAt, slug, queryClient]);
  return (
    <ActionIcon variant="default" size={36} className={classes.headerLink} loading={refresh.isPending} aria-label="Refresh feed" title="Refresh feed" onClick={() => refresh.mutate()}>
      <IconRefresh size={17} stroke={1.7} aria-hidden="true" />
    </ActionIcon>
  );
}
