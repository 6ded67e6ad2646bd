import { Button, Paper, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { type IgnoredPodcast, ignoredPodcastsQuery, ignorePodcast, stopIgnoringPodcast } from '../../../api/account/administration';
import { AppLink } from '../../../ui/navigation/AppLink';
import { Section } from '../../../ui/layout/Section';
import { EmptyState, SkeletonRows } from '../../../ui/layout/states';
import { TimeAgo } from '../../../ui/text/TimeAgo';
import { paths } from '../../../urls/paths';
import { type QueryString, readText } from '../../../urls/query-string';
import { ErrorState } from '../../../widgets/ErrorState';
import { showFailure, showRestore } from '../../../widgets/undo';
import classes from '../Settings.module.css';
import { AdministrationLayout } from './AdministrationLayout';
import { IgnoreForm } from './IgnoreForm';

/** `/app/administration/ignored-podcasts`: podcasts that searches leave out for everyone. */
export function IgnoredPodcastsPage() {
  const search: QueryString = useSearch({ strict: false });
  return (
    <AdministrationLayout title="Ignored podcasts">
      <Stack gap="xl">
        <Text>Searches, suggestions and similar podcasts leave ignored podcasts out, for everyone and at once. Their pages and lists that have them stay, and say why.</Text>
        <IgnoreForm initialPodcast={readText(search.podcast) ?? ''} />
        <Section title="Ignored now">
          <IgnoredPodcasts />
        </Section>
      </Stack>
    </AdministrationLayout>
  );
}

function IgnoredPodcasts() {
  const { data, isPending, isError, error, refetch } = useQuery(ignoredPodcastsQuery);
  if (isPending) return <SkeletonRows count={3} height={56} label="Loading the ignored podcasts" />;
  if (isError) return <ErrorState title="Couldn’t load the ignored podcasts" error={error} onRetry={() => void refetch()} />;
  if (data.ignoredPodcasts.length === 0) {
    return (
      <EmptyState title="No podcast is ignored">
        <Text c="dimmed">Podcasts you ignore appear here, with the reason.</Text>
      </EmptyState>
    );
  }
  return (
    <ul className={classes.list} aria-label="Ignored podcasts">
      {data.ignoredPodcasts.map((podcast) => (
        <IgnoredRow key={podcast.podcastId} podcast={podcast} />
      ))}
    </ul>
  );
}

function IgnoredRow({ podcast: { podcastId, podcastSlug, podcastTitle, reason, ignoredAt } }: { podcast: IgnoredPodcast }) {
  const queryClient = useQueryClient();
  const reload = () => queryClient.invalidateQueries({ queryKey: ignoredPodcastsQuery.queryKey });
  const show = useMutation({
    mutationFn: () => stopIgnoringPodcast(podcastId),
    onSuccess: () => {
      showRestore(`${podcastTitle} is shown again`, async () => {
        await ignorePodcast(podcastId, reason);
        await reload();
      });
      return reload();
    },
    onError: (error) => showFailure('The podcast isn’t shown again', error),
  });
  return (
    <Paper withBorder radius="lg" px="md" py="sm" bg="var(--surface)" component="li">
      <div className={classes.row}>
        <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <AppLink href={paths.podcast(podcastSlug)}>{podcastTitle}</AppLink>
          <Text size="sm" c="dimmed">
            {reason} · <TimeAgo value={ignoredAt} />
          </Text>
        </div>
        <Button size="xs" variant="default" loading={show.isPending} aria-label={`Show ${podcastTitle} again`} onClick={() => show.mutate()}>
          Show again
        </Button>
      </div>
    </Paper>
  );
}
