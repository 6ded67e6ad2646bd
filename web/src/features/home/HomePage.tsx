import { Anchor, Container, SimpleGrid, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { latestPodcastsQuery, statisticsQuery } from '../../api/queries';
import { AppLink } from '../../ui/navigation/AppLink';
import { formatCount } from '../../ui/text/format';
import { AUDIENCES, EXAMPLES } from '../../urls/home-links';
import { paths } from '../../urls/paths';
import { GenreLinks } from '../../widgets/GenreLinks';
import { countByBaseLanguage } from '../../ui/text/languages';
import { PodcastCard } from '../../widgets/PodcastCard';
import { SearchBox } from '../../widgets/SearchBox';
import { EmptyState, SkeletonRows } from '../../ui/layout/states';
import { TimeAgo } from '../../ui/text/TimeAgo';
import { useNow } from '../../ui/text/useNow';
import { useTitle } from '../../ui/layout/useTitle';
import { latestHeading } from '../../widgets/latest-heading';
import { ErrorState } from '../../widgets/ErrorState';
import classes from './Home.module.css';
import { Waveform } from './Waveform';

const MAX_LATEST = 9;
const MAX_GENRES = 20;

/** The home page in the app. Visitors who open it by its address get a page of the server that needs no app (`api/src/web/content/home.rs`). */
export function HomePage() {
  const { data: statistics } = useQuery(statisticsQuery);
  const latest = useQuery(latestPodcastsQuery);
  const nowMs = useNow();
  const shown = latest.data?.podcasts.slice(0, MAX_LATEST) ?? [];
  useTitle('Earshot: search what podcasts say');
  const numbers = [
    { label: 'podcasts', value: statistics?.podcasts },
    { label: 'episodes', value: statistics?.episodes },
    { label: 'transcripts', value: statistics?.transcripts },
    { label: 'languages', value: statistics && countByBaseLanguage(statistics.languages).length },
  ];
  return (
    <>
      <div className={classes.hero}>
        <Waveform />
        <Container size="sm" className={classes.heroInner}>
          <Title order={1} className={classes.headline}>
            Search what podcasts say
          </Title>
          <Text className={classes.lead}>Search titles, show notes and transcripts, down to the second. Find the right podcast, and the right moment in it.</Text>
          <SearchBox size="xl" />
          <ul className={classes.examples} aria-label="Example searches">
            {EXAMPLES.map(({ label, path }) => (
              <li key={label}>
                <AppLink href={path}>{label}</AppLink>
              </li>
            ))}
          </ul>
        </Container>
        <Container size="lg">
          <dl className={classes.numbers} aria-label="The catalog in numbers">
            {numbers.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="numbers">{formatCount(value)}</dd>
              </div>
            ))}
          </dl>
          {statistics?.publishedAt && (
            <Text size="xs" c="dimmed" ta="center">
              Catalog updated <TimeAgo value={statistics.publishedAt} />
            </Text>
          )}
        </Container>
      </div>
      <Container size="lg">
        <section className={classes.section} aria-labelledby="latest">
          <div className={classes.sectionHead}>
            <Title order={2} size="h3" id="latest">
              {latestHeading(shown, nowMs)}
            </Title>
            <Anchor component={AppLink} href={paths.podcasts()}>
              Browse all podcasts
            </Anchor>
          </div>
          {latest.isPending && <SkeletonRows count={3} label="Loading latest podcasts" />}
          {latest.isError && <ErrorState title="Couldn’t load the latest podcasts" error={latest.error} onRetry={() => void latest.refetch()} />}
          {latest.data?.podcasts.length === 0 && (
            <EmptyState title="The catalog is empty">
              <Text c="dimmed">Podcasts appear here once they’ve been imported.</Text>
            </EmptyState>
          )}
          <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }} spacing="sm">
            {shown.map((podcast) => (
              <PodcastCard key={podcast.id} podcast={podcast} />
            ))}
          </SimpleGrid>
        </section>
        {statistics && statistics.genres.length > 0 && (
          <section className={classes.section} aria-labelledby="genres">
            <div className={classes.sectionHead}>
              <Title order={2} size="h3" id="genres">
                Browse by genre
              </Title>
              {statistics.genres.length > MAX_GENRES && (
                <Anchor component={AppLink} href={paths.podcasts()}>
                  All genres
                </Anchor>
              )}
            </div>
            <GenreLinks genres={statistics.genres.slice(0, MAX_GENRES)} />
          </section>
        )}
        <section className={classes.section} aria-labelledby="audiences">
          <Title order={2} size="h3" id="audiences" mb="md">
            Who it’s for
          </Title>
          <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }} spacing="lg">
            {AUDIENCES.map(({ title, path, text }) => (
              <div key={title} className={classes.audience}>
                <Title order={3} size="h5">
                  <AppLink href={path}>{title}</AppLink>
                </Title>
                <Text size="sm" mt={6}>
                  {text}
                </Text>
              </div>
            ))}
          </SimpleGrid>
        </section>
      </Container>
    </>
  );
}
