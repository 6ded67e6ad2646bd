import type { Podcast2Stats } from '../../api/types';
import { paths } from '../../app/paths';
import { AppLink } from '../../ui/AppLink';
import { Art } from '../../ui/Art';
import { FirstOf } from '../../ui/FirstOf';
import { plural } from '../../ui/format';
import classes from './Stats.module.css';
import { nameOf } from './shares';

const FEW = 12;

/** Podcasts whose feeds implement most. */
export function TopPodcasts({ podcasts }: { podcasts: Podcast2Stats['topPodcast2Podcasts'] }) {
  return (
    <section aria-labelledby="top-podcasts">
      <h2 id="top-podcasts" className={classes.heading}>
        Podcasts that implement most
      </h2>
      {podcasts.length === 0 && <p className={classes.none}>No feed uses a tag of the namespace.</p>}
      <FirstOf items={podcasts} few={FEW} nouns="podcasts">
        {(shown) => (
          <ol className={classes.podcasts}>
            {shown.map((podcast) => (
              <li key={podcast.podcastId}>
                <Art title={podcast.podcastTitle} src={podcast.podcastImageUrl} size={44} />
                <div className={classes.words}>
                  <AppLink href={paths.podcast(podcast.podcastSlug)}>{podcast.podcastTitle}</AppLink>
                  <small>
                    {plural(podcast.numPodcast20Fields, 'tag')}
                    {podcast.host && `, ${podcast.host}`}
                  </small>
                  <small>{podcast.implementedFields.map(nameOf).join(', ')}</small>
                </div>
              </li>
            ))}
          </ol>
        )}
      </FirstOf>
    </section>
  );
}
