import { Anchor, Container, SimpleGrid, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { latestPodcastsQuery, statisticsQuery } from '../../api/queries';
import { AppLink } from '../../ui/navigation/AppLink';
import { formatCount } from '../../ui/text/format';
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

const EXAMPLES = [
  { label: 'cash flow', query: { q: 'cash flow' } },
  { label: '“the first time” in transcripts', query: { q: '"the first time"', mode: 'episodes', in: 'transcript' } },
  { label: 'running, not marathons', query: { q: 'running -marathon' } },
  { label: 'Spanish podcasts about business', query: { genres: 'business', languages: 'es' } },
] as const;

const AUDIENCES = [
  { title: 'Bookers and agencies', href: paths.bookingAgency(), text: 'Find podcasts that take guests, keep a list for each client, and pitch with a reason from a real episode.' },
  { title: 'Authors and guests', href: paths.article('find-podcasts-that-take-guests'), text: 'Find podcasts about your subject that are active and interview people, and prepare for their questions.' },
  { title: 'Advertisers', href: paths.article('vet-a-podcast-before-you-advertise'), text: 'Check ratings, charts, sponsors, and what’s said on a podcast before you buy.' },
  { title: 'Researchers', href: paths.podcastTranscripts(), text: 'Search transcripts to the second. Every figure shows its date, and missing data is marked as missing.' },
  { title: 'Developers', href: paths.podcastApi(), text: 'Podcasts, episodes, transcripts and charts over one HTTP API, with clients and webhooks.' },
] as const;

const MAX_LATEST = 9;
const MAX_GENRES = 20;

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
            {EXAMPLES.map(({ label, query }) => (
              <li key={label}>
                <AppLink href={paths.search(query)}>{label}</AppLink>
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
            {AUDIENCES.map(({ title, href, text }) => (
              <div key={title} className={classes.audience}>
                <Title order={3} size="h5">
                  <AppLink href={href}>{title}</AppLink>
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
