import { Container } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { toApiError } from '../../api/errors';
import { podcastQuery } from '../../api/queries';
import type { Podcast } from '../../api/types';
import { RichText } from '../../ui/text/RichText';
import { SkeletonRows } from '../../ui/layout/states';
import { useTitle } from '../../ui/layout/useTitle';
import { paths } from '../../urls/paths';
import { AssistantPanel } from '../../widgets/assistant/AssistantPanel';
import { NotFoundPage } from '../../widgets/ErrorPanel';
import { ErrorState } from '../../widgets/ErrorState';
import { AnalyzedEpisodes } from './analyses/AnalyzedEpisodes';
import { Audience } from './Audience';
import { AuthorityScore } from './AuthorityScore';
import { Contacts } from './Contacts';
import { EpisodeList } from './EpisodeList';
import { EpisodeSearch } from './EpisodeSearch';
import { ChartsSection } from './ChartsSection';
import { Facts } from './Facts';
import { Followers } from './Followers';
import { Links } from './Links';
import classes from './Podcast.module.css';
import { OwnerLinks } from './OwnerLinks';
import { People } from './People';
import { PodcastHeader } from './PodcastHeader';
import { RelatedPodcasts } from './RelatedPodcasts';
import { Reviews } from './Reviews';
import { ScoreDetails } from './ScoreDetails';
import { SectionNav } from './SectionNav';
import { useSections } from './useSections';

export function PodcastPage() {
  const router = useRouter();
  const { podcastSlug: slug = '' } = useParams({ strict: false });
  const { data, isPending, isError, error, refetch } = useQuery(podcastQuery(slug));
  const podcast = data?.podcast;
  useTitle(podcast?.title);

  // An id or an old slug finds the podcast too. The URL changes to the current slug.
  const canonical = podcast?.slug;
  useEffect(() => {
    if (canonical && canonical !== slug) void router.navigate({ href: paths.podcast(canonical), replace: true });
  }, [canonical, slug, router]);

  if (isError && toApiError(error).isNotFound) return <NotFoundPage />;
  return (
    <Container size={1180} py="lg">
      {isPending && <SkeletonRows count={4} height={120} label="Loading podcast" />}
      {isError && <ErrorState title="Couldn’t load the podcast" error={error} onRetry={() => void refetch()} />}
      {podcast && (
        <PodcastContent podcast={podcast} slug={slug} />
      )}
    </Container>
  );
}

/** Every section of the page, in order. Those that are not on the page are left out of the navigation. */
const SECTIONS = [
  { id: 'about', label: 'About' },
  { id: 'assistant-podcast', label: 'Ask' },
  { id: 'contacts', label: 'Contacts' },
  { id: 'people', label: 'People' },
  { id: 'audience', label: 'Audience' },
  { id: 'score', label: 'Score' },
  { id: 'charts', label: 'Charts' },
  { id: 'reviews', label: 'Reviews' },
  { id: 'listen', label: 'Links' },
  { id: 'episodes', label: 'Episodes' },
  { id: 'analyses', label: 'Analyses' },
  { id: 'related', label: 'Related' },
] as const;
const SECTION_IDS = SECTIONS.map(({ id }) => id);

function PodcastContent({ podcast, slug }: { podcast: Podcast; slug: string }) {
  const { content, present, current } = useSections(SECTION_IDS);
  const { authorityScore: score } = podcast;
  return (
    <div ref={content} className={classes.page}>
      <PodcastHeader podcast={podcast} />
      <SectionNav sections={SECTIONS.filter(({ id }) => present.includes(id))} current={current} />
      <div className={classes.columns}>
        <div className={classes.keyFacts}>
          <Facts podcast={podcast} />
          {score && <AuthorityScore slug={slug} score={score} />}
        </div>
        <div className={classes.main}>
          {podcast.description && (
            <section aria-labelledby="about" className={classes.section}>
              <h2 id="about" className="section-heading">
                About this podcast
              </h2>
              <RichText html={podcast.description} />
            </section>
          )}
          <AssistantPanel key={podcast.id} subject={{ kind: 'podcast', id: podcast.id }} />
          <Contacts slug={slug} />
          <People podcast={podcast} slug={slug} />
          {score && <ScoreDetails slug={slug} name={podcast.title} score={score} inputs={podcast.authorityScoreInputs} />}
          <ChartsSection slug={slug} name={podcast.title} />
          <Reviews slug={slug} />
          <EpisodeList slug={slug} podcastTitle={podcast.title} podcastImageUrl={podcast.imageUrl}>
            <EpisodeSearch podcastId={podcast.id} />
          </EpisodeList>
          <AnalyzedEpisodes key={podcast.id} podcastId={podcast.id} slug={slug} />
        </div>
        <aside className={classes.side} aria-label="Audience and links">
          <Audience estimate={podcast.audienceEstimate} />
          <Followers slug={slug} />
          <Links podcast={podcast} />
          <OwnerLinks podcast={podcast} />
        </aside>
      </div>
      <RelatedPodcasts slug={slug} />
    </div>
  );
}
