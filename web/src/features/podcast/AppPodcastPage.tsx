import { Container } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams, useRouter, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { toApiError } from '../../api/errors';
import { podcastQuery } from '../../api/queries';
import type { Podcast } from '../../api/types';
import { loadChunk } from '../../ui/navigation/chunks';
import { RichText } from '../../ui/text/RichText';
import { SkeletonRows } from '../../ui/layout/states';
import { TabLinks } from '../../ui/layout/TabLinks';
import { useTitle } from '../../ui/layout/useTitle';
import { paths, PODCAST_SUB_PAGES, type PodcastSubPage } from '../../urls/paths';
import { type QueryString, readText } from '../../urls/query-string';
import { NotFoundPage } from '../../widgets/ErrorPanel';
import { ErrorState } from '../../widgets/ErrorState';
import { AssistantPanel } from '../../widgets/assistant/AssistantPanel';
import { TeamActivity } from '../../widgets/lists/TeamActivity';
import { TeamPodcastFlags } from '../../widgets/lists/TeamPodcastFlags';
import { PodcastOutreach } from '../../widgets/outreach/PodcastOutreach';
import { RequestPodcastTranscripts } from '../../widgets/transcriptions/RequestPodcastTranscripts';
import { AnalyzedEpisodes } from './analyses/AnalyzedEpisodes';
import { Audience } from './Audience';
import { AuthorityScore } from './AuthorityScore';
import { ChartsSection } from './ChartsSection';
import { Contacts } from './Contacts';
import { EpisodeList } from './EpisodeList';
import { EpisodeSearch } from './EpisodeSearch';
import { Facts } from './Facts';
import { Followers } from './Followers';
import { Links } from './Links';
import { People } from './People';
import classes from './Podcast.module.css';
import { PodcastHeader } from './PodcastHeader';
import { RefreshPodcast } from './RefreshPodcast';
import { RelatedPodcasts } from './RelatedPodcasts';
import { Reviews } from './Reviews';
import { ScoreDetails } from './ScoreDetails';

const PreparationDialog = lazy(async () => ({ default: (await loadChunk(() => import('./preparation/PreparationDialog'))).PreparationDialog }));

const LABELS: Readonly<Record<PodcastSubPage, string>> = {
  episodes: 'Episodes', people: 'People', contacts: 'Contacts', score: 'Score', charts: 'Charts', reviews: 'Reviews', audience: 'Audience', related: 'Related', activity: 'Team activity',
};

/** `/app/podcasts/{podcastSlug}` and its sub-pages (spec 2): the sections of the public page, and what the team does with the podcast. */
export function AppPodcastPage() {
  const router = useRouter();
  const { podcastSlug: slug = '', subPage: name } = useParams({ strict: false }) as { podcastSlug?: string; subPage?: string };
  const query: QueryString = useSearch({ strict: false });
  /** Id of the guest to prepare, or `yes` for anyone. */
  const preparation = readText(query.prepare);
  const subPage = PODCAST_SUB_PAGES.find((each) => each === name) ?? null;
  const { data, isPending, isError, error, refetch } = useQuery(podcastQuery(slug));
  const podcast = data?.podcast;
  useTitle(podcast && (subPage ? `${podcast.title}: ${LABELS[subPage]}` : podcast.title));

  // An id or an old slug finds the podcast too. The URL changes to the current slug.
  const canonical = podcast?.slug;
  useEffect(() => {
    if (canonical && canonical !== slug) void router.navigate({ href: paths.appPodcast(canonical, subPage), replace: true });
  }, [canonical, slug, subPage, router]);

  if (isError && toApiError(error).isNotFound) return <NotFoundPage />;
  return (
    <Container size={1180} py="lg">
      {isPending && <SkeletonRows count={4} height={120} label="Loading podcast" />}
      {isError && <ErrorState title="Couldn’t load the podcast" error={error} onRetry={() => void refetch()} />}
      {podcast && (
        <div className={classes.page}>
          <PodcastHeader podcast={podcast}>
            <RefreshPodcast key={podcast.id} slug={podcast.slug} title={podcast.title} />
            <TeamPodcastFlags podcast={{ podcastId: podcast.id, title: podcast.title }} />
            <PodcastOutreach podcast={{ podcastId: podcast.id, slug: podcast.slug, title: podcast.title }} />
          </PodcastHeader>
          <TabLinks
            label="Podcast sections"
            tabs={[null, ...PODCAST_SUB_PAGES].map((each) => ({ href: paths.appPodcast(podcast.slug, each), label: each ? LABELS[each] : 'Overview', isCurrent: each === subPage }))}
          />
          <SubPage podcast={podcast} slug={slug} subPage={subPage} />
          {preparation !== null && (
            <Suspense>
              <PreparationDialog
                podcast={{ slug: podcast.slug, title: podcast.title }}
                guest={preparation === 'yes' ? null : preparation}
                onClose={() => void router.navigate({ href: paths.appPodcast(podcast.slug, subPage), resetScroll: false })}
              />
            </Suspense>
          )}
        </div>
      )}
    </Container>
  );
}

interface SubPageProps {
  podcast: Podcast;
  slug: string;
  subPage: PodcastSubPage | null;
}

function SubPage({ podcast, slug, subPage }: SubPageProps) {
  const { authorityScore: score } = podcast;
  switch (subPage) {
    case null:
      return <Overview podcast={podcast} slug={slug} />;
    case 'episodes':
      return (
        <>
          <EpisodeList slug={slug} podcastTitle={podcast.title} podcastImageUrl={podcast.imageUrl}>
            <EpisodeSearch podcastId={podcast.id} />
            <RequestPodcastTranscripts key={podcast.id} podcastId={podcast.id} title={podcast.title} mode={podcast.transcriptionMode} />
          </EpisodeList>
          <AnalyzedEpisodes key={podcast.id} podcastId={podcast.id} slug={slug} />
        </>
      );
    case 'people':
      return <People podcast={podcast} slug={slug} />;
    case 'contacts':
      return <Contacts slug={slug} />;
    case 'score':
      return score ? <ScoreDetails slug={slug} name={podcast.title} score={score} inputs={podcast.authorityScoreInputs} /> : <p className={classes.count}>This podcast has no score yet.</p>;
    case 'charts':
      return <ChartsSection slug={slug} name={podcast.title} />;
    case 'reviews':
      return <Reviews slug={slug} />;
    case 'audience':
      return (
        <>
          <Audience estimate={podcast.audienceEstimate} />
          <Followers slug={slug} />
        </>
      );
    case 'related':
      return <RelatedPodcasts slug={slug} />;
    case 'activity':
      return <TeamActivity podcast={{ podcastId: podcast.id, title: podcast.title }} />;
  }
}

function Overview({ podcast, slug }: Pick<SubPageProps, 'podcast' | 'slug'>) {
  return (
    <div className={classes.columns}>
      <div className={classes.keyFacts}>
        <Facts podcast={podcast} />
        {podcast.authorityScore && <AuthorityScore slug={slug} score={podcast.authorityScore} />}
      </div>
      <div className={classes.main}>
        <TeamActivity podcast={{ podcastId: podcast.id, title: podcast.title }} isShort />
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
        <AnalyzedEpisodes key={podcast.id} podcastId={podcast.id} slug={slug} />
      </div>
      <aside className={classes.side} aria-label="Links">
        <Links podcast={podcast} />
      </aside>
    </div>
  );
}
