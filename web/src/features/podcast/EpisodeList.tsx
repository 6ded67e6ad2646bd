import { Switch } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { EPISODES_PAGE_SIZE, podcastEpisodesQuery } from '../../api/queries';
import { AppLink } from '../../ui/navigation/AppLink';
import { Artwork } from '../../ui/media/Artwork';
import { episodeCover, podcastCover } from '../../ui/media/cover';
import { formatDuration, plural } from '../../ui/text/format';
import { Pager } from '../../ui/layout/Pager';
import { plainText } from '../../ui/text/plain-text';
import { EmptyState, SkeletonRows } from '../../ui/layout/states';
import { TimeAgo } from '../../ui/text/TimeAgo';
import { useShown } from '../../ui/forms/useShown';
import { readCount, readText } from '../../urls/query-string';
import { ErrorState } from '../../widgets/ErrorState';
import { EpisodeLink, useCatalogPaths } from '../../widgets/catalog-links';
import classes from './Podcast.module.css';

interface EpisodeListProps {
  slug: string;
  podcastTitle: string;
  podcastImageUrl: string | null | undefined;
  /** Shown below the heading. */
  children?: ReactNode;
}

export function EpisodeList({ slug, podcastTitle, podcastImageUrl, children }: EpisodeListProps) {
  const router = useRouter();
  const catalog = useCatalogPaths();
  const search = useSearch({ strict: false });
  const skip = readCount(search.skip) ?? 0;
  const onlyTranscripts = readText(search.transcripts) === 'yes';
  const { data, isPending, isError, isPlaceholderData, error, refetch } = useQuery(podcastEpisodesQuery(slug, skip, onlyTranscripts || null));
  const episodes = data?.podcastWithEpisodes.episodes ?? [];
  const shown = useShown({ skip, transcripts: onlyTranscripts }, isPlaceholderData);
  const total = data ? (shown.transcripts ? data.totalTranscripts : data.totalEpisodes) : 0;
  return (
    <section aria-labelledby="episodes">
      <div className={classes.listHeader}>
        <h2 id="episodes" className="section-heading">
          Episodes
        </h2>
        <Switch
          label="Has a transcript"
          checked={onlyTranscripts}
          onChange={(event) => void router.navigate({ href: catalog.episodes(slug, { transcripts: event.currentTarget.checked }), resetScroll: false })}
        />
      </div>
      {children}
      {data && (
        <p className={classes.count} role="status">
          {plural(data.totalEpisodes, 'episode')}, {plural(data.totalTranscripts, 'transcript')}
        </p>
      )}
      {isPending && <SkeletonRows count={6} label="Loading episodes" />}
      {isError && <ErrorState title="Couldn’t load the episodes" error={error} onRetry={() => void refetch()} />}
      {data && episodes.length === 0 && (
        <EmptyState title={shown.transcripts ? 'No episodes with a transcript' : 'No episodes'}>
          {shown.transcripts && <AppLink href={catalog.episodes(slug)}>Show all episodes</AppLink>}
        </EmptyState>
      )}
      <ol className={classes.episodes} data-stale={isPlaceholderData || undefined}>
        {episodes.map((episode) => (
          <li key={episode.episodeId}>
            <Artwork title={podcastTitle} cover={episodeCover(episode.episodeId, episode.imageUrl, podcastCover(slug, podcastImageUrl))} size={56} />
            <div className={classes.episodeText}>
              <h3>
                <EpisodeLink podcastSlug={slug} episodeSlug={episode.episodeSlug}>{episode.title}</EpisodeLink>
              </h3>
              <p>{episode.episodeShortDescription ?? plainText(episode.description)}</p>
              <div className={`dotted ${classes.episodeFacts}`}>
                <TimeAgo value={episode.publishedAt} />
                {typeof episode.durationSeconds === 'number' && <span>{formatDuration(episode.durationSeconds)}</span>}
                {episode.hasTranscript && (
                  <span className={classes.withIcon}>
                    <IconFileText size={14} aria-hidden="true" /> Transcript
                  </span>
                )}
              </div>
            </div>
          </li>
        ))}
      </ol>
      {data && (
        <Pager skip={shown.skip} pageSize={EPISODES_PAGE_SIZE} total={total} noun="episodes" href={(next) => catalog.episodes(slug, { ...shown, skip: next })} />
      )}
    </section>
  );
}
