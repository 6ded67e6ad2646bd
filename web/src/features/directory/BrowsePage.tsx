import { Anchor, Container, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { latestPodcastsQuery, statisticsQuery } from '../../api/queries';
import { AppLink } from '../../ui/navigation/AppLink';
import { languageName, plural } from '../../ui/text/format';
import { paths } from '../../urls/paths';
import { GenreLinks, LinksWithCounts } from '../../widgets/GenreLinks';
import { countByBaseLanguage } from '../../ui/text/languages';
import { PodcastCard } from '../../widgets/PodcastCard';
import { EmptyState, SkeletonRows } from '../../ui/layout/states';
import { useNow } from '../../ui/text/useNow';
import { useTitle } from '../../ui/layout/useTitle';
import { latestHeading } from '../../widgets/latest-heading';
import { ErrorState } from '../../widgets/ErrorState';

export function BrowsePage() {
  const statistics = useQuery(statisticsQuery);
  useTitle('Browse podcasts');
  return (
    <Container size="lg" py="lg">
      <Stack gap="xl">
        <div>
          <Title order={1}>Browse podcasts</Title>
          <Text c="dimmed" mt={6}>
            {statistics.data ? `${plural(statistics.data.podcasts, 'podcast')}, ${plural(statistics.data.episodes, 'episode')}. ` : ''}
            <Anchor component={AppLink} href={paths.directory()} underline="always">
              Directory A to Z
            </Anchor>
          </Text>
        </div>
        {statistics.isPending && <SkeletonRows count={6} label="Loading genres and languages" />}
        {statistics.isError && <ErrorState title="Couldn’t load genres and languages" error={statistics.error} onRetry={() => void statistics.refetch()} />}
        {statistics.data && (
          <>
            <section aria-labelledby="genres">
              <Title order={2} size="h3" id="genres" mb="md">
                Genres
              </Title>
              {statistics.data.genres.length > 0 ? <GenreLinks genres={statistics.data.genres} /> : <Text c="dimmed">No genres yet.</Text>}
            </section>
            <section aria-labelledby="languages">
              <Title order={2} size="h3" id="languages" mb="md">
                Languages
              </Title>
              {statistics.data.languages.length > 0 ? (
                <LinksWithCounts items={countByBaseLanguage(statistics.data.languages)} label="Languages" name={languageName} href={(language) => paths.search({ languages: language })} />
              ) : (
                <Text c="dimmed">No languages yet.</Text>
              )}
            </section>
          </>
        )}
        {/* Below the genres, so that they do not move it when they arrive. */}
        {!statistics.isPending && <LatestPodcasts />}
      </Stack>
    </Container>
  );
}

function LatestPodcasts() {
  const nowMs = useNow();
  const latest = useQuery(latestPodcastsQuery);
  return (
    <section aria-labelledby="latest">
      <Title order={2} size="h3" id="latest" mb="md">
        {latestHeading(latest.data?.podcasts ?? [], nowMs)}
      </Title>
      {latest.isPending && <SkeletonRows count={4} label="Loading latest podcasts" />}
      {latest.isError && <ErrorState title="Couldn’t load the latest podcasts" error={latest.error} onRetry={() => void latest.refetch()} />}
      {latest.data?.podcasts.length === 0 && <EmptyState title="The catalog is empty" />}
      <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }} spacing="sm">
        {latest.data?.podcasts.map((podcast) => (
          <PodcastCard key={podcast.id} podcast={podcast} />
        ))}
      </SimpleGrid>
    </section>
  );
}
