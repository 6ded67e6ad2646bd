import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { similarEpisodesQuery } from '../../api/queries';
import { describeReasons } from '../../ui/text/reasons';
import { TimeAgo } from '../../ui/text/TimeAgo';
import { EpisodeLink } from '../../widgets/catalog-links';
import { ErrorState } from '../../widgets/ErrorState';
import classes from './Episode.module.css';

interface SimilarEpisodesProps {
  episodeId: string;
}

/** Episodes about similar topics. Renders nothing without results. */
export function SimilarEpisodes({ episodeId }: SimilarEpisodesProps) {
  const { data, isError, error, refetch } = useQuery(similarEpisodesQuery(episodeId));
  const similar = data?.similarEpisodes ?? [];
  if (isError) return <ErrorState title="Couldn’t load similar episodes" error={error} onRetry={() => void refetch()} />;
  if (similar.length === 0) return null;
  return (
    <section aria-labelledby="similar">
      <h2 id="similar" className="section-heading">
        Similar episodes
      </h2>
      <ul className={classes.similar}>
        {similar.map((episode) => (
          <li key={episode.episodeId}>
            <Anchor component={EpisodeLink} podcastSlug={episode.podcastSlug} episodeSlug={episode.episodeSlug}>
              {episode.title}
            </Anchor>
            <span className={classes.dimmed}>
              {episode.podcastTitle}
              {episode.publishedAt && (
                <>
                  {' · '}
                  <TimeAgo value={episode.publishedAt} />
                </>
              )}
            </span>
            <span className={classes.dimmed}>{describeReasons(episode.reasons)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
