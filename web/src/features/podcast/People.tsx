import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { guestsQuery, meQuery, sponsorsQuery } from '../../api/queries';
import type { Podcast, PodcastGuest, PodcastSponsor } from '../../api/types';
import { AppLink } from '../../ui/navigation/AppLink';
import { CouponButton } from '../../ui/forms/CouponButton';
import { paths } from '../../urls/paths';
import classes from '../../widgets/Credits.module.css';
import { describeRole, mostRecent, personPath, sponsorLabel, sponsorPath } from '../../widgets/credits';
import { plural } from '../../ui/text/format';
import { SkeletonRows } from '../../ui/layout/states';
import { TimeAgo } from '../../ui/text/TimeAgo';
import { ErrorState } from '../../widgets/ErrorState';

/** The past year shows whom the podcast invites now. */
const RECENT_DAYS = 365;
const MAX_SHOWN = 24;

interface PeopleProps {
  podcast: Podcast;
  slug: string;
}

/** The hosts, and the recent guests and sponsors. */
export function People({ podcast, slug }: PeopleProps) {
  const { data: me } = useQuery(meQuery);
  const hosts = podcast.hostNames ?? [];
  return (
    <section aria-labelledby="people">
      <h2 id="people" className="section-heading">
        People
      </h2>
      <div className={classes.groups}>
        <div>
          <h3 className={classes.group}>Hosts</h3>
          {hosts.length === 0 && <p className={classes.note}>No hosts found.</p>}
          <ul className={classes.list} aria-label="Hosts">
            {hosts.map((name) => (
              <li key={name}>
                <AppLink href={personPath('host', name, { podcast: slug }) ?? paths.search()}>{name}</AppLink>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className={classes.group}>Recent guests</h3>
          {me && !me.user && (
            <p className={classes.note}>
              Sign in to see guests.{' '}
              <Button component={AppLink} href={paths.signIn()} variant="default" size="xs">
                Sign in
              </Button>
            </p>
          )}
          {me?.user && <Guests slug={slug} />}
        </div>
        <div>
          <h3 className={classes.group}>Recent sponsors</h3>
          <Sponsors slug={slug} />
        </div>
      </div>
    </section>
  );
}

function Guests({ slug }: { slug: string }) {
  const { data, isPending, isError, error, refetch } = useQuery(guestsQuery(slug, RECENT_DAYS));
  if (isPending) return <SkeletonRows count={1} label="Loading guests" />;
  if (isError) return <ErrorState title="Couldn’t load the guests" error={error} onRetry={() => void refetch()} />;
  const { guests, episodesCount } = data.guests;
  if (guests.length === 0) {
    return <p className={classes.note}>{episodesCount === 0 ? 'No episodes in the past year.' : `No guests found in ${plural(episodesCount, 'episode')} from the past year.`}</p>;
  }
  return (
    <ul className={classes.list} aria-label="Recent guests">
      {mostRecent(guests, MAX_SHOWN).map((guest) => (
        <GuestItem key={guest.name} guest={guest} slug={slug} />
      ))}
    </ul>
  );
}

function GuestItem({ guest, slug }: { guest: PodcastGuest; slug: string }) {
  const role = describeRole(guest);
  return (
    <li>
      <AppLink href={personPath('guest', guest.name, { podcast: slug }) ?? paths.search()}>{guest.name}</AppLink>
      {role && <p className={classes.role}>{role}</p>}
      <Appearances counts={guest} />
    </li>
  );
}

function Sponsors({ slug }: { slug: string }) {
  const { data, isPending, isError, error, refetch } = useQuery(sponsorsQuery(slug, RECENT_DAYS));
  if (isPending) return <SkeletonRows count={1} label="Loading sponsors" />;
  if (isError) return <ErrorState title="Couldn’t load the sponsors" error={error} onRetry={() => void refetch()} />;
  const { sponsors } = data.sponsors;
  if (sponsors.length === 0) return <p className={classes.note}>No sponsors found in the past year.</p>;
  return (
    <ul className={classes.list} aria-label="Recent sponsors">
      {mostRecent(sponsors, MAX_SHOWN).map((sponsor) => (
        <SponsorItem key={sponsor.name} sponsor={sponsor} slug={slug} />
      ))}
    </ul>
  );
}

function SponsorItem({ sponsor, slug }: { sponsor: PodcastSponsor; slug: string }) {
  return (
    <li>
      <AppLink href={sponsorPath(sponsor.name, { podcast: slug })}>{sponsor.name}</AppLink>
      <p className={classes.role}>
        {sponsorLabel(sponsor.type)}
        {sponsor.isHostRead && ', host-read'}
      </p>
      {sponsor.couponCodes.length > 0 && (
        <div className={classes.codes}>
          {sponsor.couponCodes.map((code) => (
            <CouponButton key={code} code={code} />
          ))}
        </div>
      )}
      <Appearances counts={sponsor} />
    </li>
  );
}

type AppearanceCounts = Pick<PodcastGuest, 'appearancesCount' | 'mostRecentAppearanceDate' | 'oldestAppearanceDate'>;

/** "3 episodes, most recently 2 weeks ago, first on May 4, 2026" */
function Appearances({ counts }: { counts: AppearanceCounts }) {
  return (
    <p className={classes.note}>
      <span className="numbers">{plural(counts.appearancesCount, 'episode')}</span>, most recently <TimeAgo value={counts.mostRecentAppearanceDate} />
      {counts.appearancesCount > 1 && (
        <>
          , first on <TimeAgo value={counts.oldestAppearanceDate} display="day" />
        </>
      )}
    </p>
  );
}
