import { Title } from '@mantine/core';
import type { EpisodeHit } from '../../../api/types';
import { EpisodeLink } from '../../../widgets/catalog-links';
import { bestMoments } from './best-moments';
import classes from './Results.module.css';
import { TimecodeLink, TranscriptQuote } from './TranscriptMatchItem';

interface BestMomentsProps {
  hits: readonly EpisodeHit[];
}

/** The transcript matches with the most words of the search, above the episodes. */
export function BestMoments({ hits }: BestMomentsProps) {
  const moments = bestMoments(hits);
  if (moments.length === 0) return null;
  return (
    <section className={classes.moments} aria-labelledby="best-moments">
      <Title order={2} size="h6" id="best-moments">
        Best spoken moments
      </Title>
      <ul>
        {moments.map(({ hit, match }) => (
          <li key={hit.episodeId}>
            <p className={classes.momentQuote}>
              <TranscriptQuote match={match} />
            </p>
            <p className={classes.momentSource}>
              <TimecodeLink hit={hit} match={match} />
              <span>
                <EpisodeLink podcastSlug={hit.podcastSlug} episodeSlug={hit.episodeSlug} className="subtle-link">
                  {hit.episodeRssTitle}
                </EpisodeLink>
                {' · '}
                {hit.episodePodcastTitleDenormalized ?? hit.podcastRssTitle}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
