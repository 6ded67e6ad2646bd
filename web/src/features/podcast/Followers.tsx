import { useQuery } from '@tanstack/react-query';
import { meQuery, socialMediaQuery, youtubeQuery } from '../../api/queries';
import { formatCompact, formatCount, safeHref } from '../../ui/text/format';
import { labelOf } from '../../ui/text/labels';
import { TimeAgo } from '../../ui/text/TimeAgo';
import { ErrorState } from '../../widgets/ErrorState';
import { listFollowers, PLATFORM_NAMES } from './followers-data';
import classes from './Podcast.module.css';

/** Follower counts of the podcast's profiles, for signed-in readers. Renders nothing without counts. */
export function Followers({ slug }: { slug: string }) {
  const { data: me } = useQuery(meQuery);
  return me?.user ? <FollowerList slug={slug} /> : null;
}

function FollowerList({ slug }: { slug: string }) {
  const social = useQuery(socialMediaQuery(slug));
  const youtube = useQuery(youtubeQuery(slug));
  const failed = [social, youtube].find(({ isError }) => isError);
  const followers = listFollowers(social.data?.socialMediaData, youtube.data?.youtubeData);
  if (failed) return <ErrorState title="Couldn’t load the followers" error={failed.error} onRetry={() => void failed.refetch()} />;
  if (followers.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="followers">
      <h2 id="followers" className={classes.panelTitle}>
        Followers
      </h2>
      <ul className={classes.links}>
        {followers.map(({ platform, url, count, countedAt }) => (
          <li key={url}>
            <a href={safeHref(url) ?? undefined} target="_blank" rel="noreferrer nofollow">
              {labelOf(PLATFORM_NAMES, platform)}
            </a>
            <span className={classes.provenance}>
              <span className="numbers" title={formatCount(count)}>
                {formatCompact(count)}
              </span>
              <TimeAgo value={countedAt} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
