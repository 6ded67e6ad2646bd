import type { PodcastHit } from '../../../api/types';
import { HighlightedText } from '../../../ui/text/HighlightedText';
import { EpisodeLink } from '../../../widgets/catalog-links';
import classes from './Results.module.css';

interface MatchingEpisodeProps {
  hit: PodcastHit;
}

/** The episode because of which a podcast is found, whose own texts have none of the words. */
export function MatchingEpisode({ hit }: MatchingEpisodeProps) {
  const episode = hit.podcastMatchingEpisode;
  return episode ? (
    <span className={classes.otherMatches}>
      <span>
        Episode:{' '}
        <EpisodeLink podcastSlug={hit.podcastSlug} episodeSlug={episode.episodeSlug} title={episode.title}>
          <HighlightedText source={episode.highlighted} />
        </EpisodeLink>
      </span>
    </span>
  ) : null;
}
