import type { Podcast2Stats } from '../../api/types';
import { AppLink } from '../../ui/navigation/AppLink';
import { Artwork } from '../../ui/media/Artwork';
import { podcastCover } from '../../ui/media/cover';
import { ExpandableList } from '../../ui/layout/ExpandableList';
import { plural } from '../../ui/text/format';
import { paths } from '../../urls/paths';
import classes from './Stats.module.css';
import { tagName } from './tag-shares';

const INITIAL_COUNT = 12;

/** The podcasts whose feeds use the most tags. */
export function TopPodcasts({ podcasts }: { podcasts: Podcast2Stats['topPodcast2Podcasts'] }) {
  return (
    <section aria-labelledby="top-podcasts">
      <h2 id="top-podcasts" className={classes.heading}>
        Most tags supported
      </h2>
      {podcasts.length === 0 && <p className={classes.empty}>No feeds use these tags.</p>}
      <ExpandableList items={podcasts} initialCount={INITIAL_COUNT} noun="podcasts">
        {(shown) => (
          <ol className={classes.podcasts}>
            {shown.map((podcast) => (
              <li key={podcast.podcastId}>
                <Artwork title={podcast.podcastTitle} cover={podcastCover(podcast.podcastId, podcast.podcastImageUrl)} size={44} />
                <div className={classes.podcastText}>
                  <AppLink href={paths.podcast(podcast.podcastSlug)}>{podcast.podcastTitle}</AppLink>
                  <small>
                    {plural(podcast.numPodcast20Fields, 'tag')}
                    {podcast.host && `, ${podcast.host}`}
                  </small>
                  <small>{podcast.implementedFields.map(tagName).join(', ')}</small>
                </div>
              </li>
            ))}
          </ol>
        )}
      </ExpandableList>
    </section>
  );
}
