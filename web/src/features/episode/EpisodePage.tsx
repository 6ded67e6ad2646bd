import { Container } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo } from 'react';
import { toApiError } from '../../api/errors';
import { episodeQuery, meQuery, podcastQuery } from '../../api/queries';
import { RichText } from '../../ui/text/RichText';
import { EmptyState, SkeletonRows } from '../../ui/layout/states';
import { useTitle } from '../../ui/layout/useTitle';
import { readCount, readText } from '../../urls/query-string';
import { useCatalogPaths } from '../../widgets/catalog-links';
import { AssistantPanel } from '../../widgets/assistant/AssistantPanel';
import { NotFoundPage } from '../../widgets/ErrorPanel';
import { ErrorState } from '../../widgets/ErrorState';
import { PlayerCard } from '../../widgets/player/PlayerCard';
import { usePlayer } from '../../widgets/player/usePlayer';
import { EpisodeAnalysis } from './analysis/EpisodeAnalysis';
import { RequestTranscript } from './RequestTranscript';
import { Chapters } from './Chapters';
import classes from './Episode.module.css';
import { EpisodeHeader } from './EpisodeHeader';
import { People } from './People';
import { SimilarEpisodes } from './SimilarEpisodes';
import { Sponsors } from './Sponsors';
import { Transcript } from './Transcript';
import { toClip, useClip } from './useClip';

export function EpisodePage() {
  const router = useRouter();
  // In the application the episode takes the place of a sub-page of its podcast (spec 2).
  const { podcastSlug = '', subPage = '', episodeSlug = subPage } = useParams({ strict: false }) as { podcastSlug?: string; subPage?: string; episodeSlug?: string };
  const catalog = useCatalogPaths();
  const search = useSearch({ strict: false });
  const startSecond = readCount(search.t);
  const endSecond = readCount(search.end);
  const clip = useMemo(() => toClip(startSecond, endSecond), [startSecond, endSecond]);
  const find = readText(search.find) ?? '';
  const { data, isPending, isError, error, refetch } = useQuery(episodeQuery(podcastSlug, episodeSlug));
  const podcast = useQuery(podcastQuery(podcastSlug)).data?.podcast;
  const { data: me } = useQuery(meQuery);
  const { audioRef, controls, second } = usePlayer();
  const { seek } = controls;
  const { playClip, leaveClip } = useClip(clip, second, controls);
  const episode = data?.episode;
  const podcastTitle = podcast?.title ?? '';
  useTitle(episode && (podcastTitle ? `${episode.title} – ${podcastTitle}` : episode.title));

  const canonical = episode && catalog.episode(episode.podcastSlug, episode.episodeSlug, { t: startSecond, end: clip?.end ?? null, find });
  useEffect(() => {
    if (episode && (episode.podcastSlug !== podcastSlug || episode.episodeSlug !== episodeSlug) && canonical) {
      void router.navigate({ href: canonical, replace: true });
    }
  }, [episode, podcastSlug, episodeSlug, canonical, router]);

  const hasEpisode = episode !== undefined;
  useEffect(() => {
    if (hasEpisode && startSecond !== null) seek(startSecond, false);
  }, [hasEpisode, startSecond, seek]);

  const onSeek = useCallback(
    (seconds: number) => {
      leaveClip();
      seek(seconds, true);
      void router.navigate({ href: catalog.episode(podcastSlug, episodeSlug, { t: seconds }), replace: true, resetScroll: false });
    },
    [seek, leaveClip, router, catalog, podcastSlug, episodeSlug],
  );

  if (isError && toApiError(error).isNotFound) return <NotFoundPage />;
  return (
    <Container size={880} py="lg">
      {isPending && <SkeletonRows count={4} height={110} label="Loading episode" />}
      {isError && <ErrorState title="Couldn’t load the episode" error={error} onRetry={() => void refetch()} />}
      {episode && (
        <article className={classes.page}>
          <EpisodeHeader episode={episode} podcastSlug={podcastSlug} podcastTitle={podcastTitle} podcastImageUrl={podcast?.imageUrl} />
          <PlayerCard audioRef={audioRef} controls={controls} src={episode.enclosureUrl} title={episode.title} />
          {episode.chapters && <Chapters list={episode.chapters} second={second} onSeek={onSeek} />}
          {episode.description && (
            <section aria-labelledby="notes">
              <h2 id="notes" className="section-heading">
                Show notes
              </h2>
              <RichText html={episode.description} onMoment={onSeek} />
            </section>
          )}
          <People episode={episode} />
          <Sponsors episode={episode} />
          <AssistantPanel key={`episode ${episode.episodeId}`} subject={{ kind: 'episode', id: episode.episodeId }} onMoment={onSeek} />
          {me?.user && <EpisodeAnalysis key={`analysis ${episode.episodeId}`} episode={episode} podcastTitle={podcastTitle} onSeek={onSeek} />}
          {episode.hasTranscript ? (
            <Transcript episode={episode} podcastTitle={podcastTitle} startSecond={startSecond} clip={clip} onPlayClip={playClip} initialSearchText={find} second={second} onSeek={onSeek} />
          ) : (
            <EmptyState title="No transcript">
              <p className={classes.dimmed}>The podcast’s feed has no transcript for this episode.</p>
              {me?.user && <RequestTranscript key={episode.episodeId} episodeId={episode.episodeId} requestedAt={episode.transcriptionRequestedAt ?? null} />}
            </EmptyState>
          )}
          <SimilarEpisodes episodeId={episode.episodeId} />
        </article>
      )}
    </Container>
  );
}
