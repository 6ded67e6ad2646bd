import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { guestsQuery, meQuery, sponsorsQuery } from '../../api/queries';
import type { Podcast, PodcastGuest, PodcastSponsor } from '../../api/types';
import { paths } from '../../app/paths';
import { AppLink } from '../../ui/AppLink';
import { Coupon } from '../../ui/Coupon';
import classes from '../../widgets/Credits.module.css';
import { latestFirst, personPath, sponsorKind, sponsorPath, whatTheyAre } from '../../widgets/credits';
import { plural } from '../../ui/format';
import { SkeletonRows } from '../../ui/states';
import { TimeAgo } from '../../ui/TimeAgo';
import { ErrorState } from '../../widgets/ErrorState';

/** The latest year says who is invited now. */
const GUEST_DAYS = 365;
const MAX_SHOWN = 24;

interface PeopleProps {
  podcast: Podcast;
  slug: string;
}

/** Who presents the show, and who was there lately. */
export function People({ podcast, slug }: PeopleProps) {
  const { data: me } = useQuery(meQuery);
  const hosts = podcast.hostNames ?? [];
  return (
    <section aria-labelledby="people">
      <h2 id="people" className={classes.heading}>
        People
      </h2>
      <div className={classes.groups}>
        <div>
          <h3 className={classes.group}>Hosts</h3>
          {hosts.length === 0 && <p className={classes.quiet}>Feed and texts of this show name no host.</p>}
          <ul className={classes.list} aria-label="Hosts">
            {hosts.map((name) => (
              <li key={name}>
                <AppLink href={personPath('host', name) ?? paths.search()}>{name}</AppLink>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className={classes.group}>Recent guests</h3>
          {me && !me.user && (
            <p className={classes.quiet}>
              Guests are shown to who is signed in.{' '}
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
  const { data, isPending, isError, error, refetch } = useQuery(guestsQuery(slug, GUEST_DAYS));
  if (isPending) return <SkeletonRows count={1} label="Loading the guests" />;
  if (isError) return <ErrorState title="The guests could not be loaded" error={error} onRetry={() => void refetch()} />;
  const { guests, episodesCount } = data.guests;
  if (guests.length === 0) {
    return <p className={classes.quiet}>{episodesCount === 0 ? 'No episode came in the last year.' : `The texts of ${plural(episodesCount, 'episode')} of the last year name no guest.`}</p>;
  }
  return (
    <ul className={classes.list} aria-label="Recent guests">
      {latestFirst(guests, MAX_SHOWN).map((guest) => (
        <GuestItem key={guest.name} guest={guest} />
      ))}
    </ul>
  );
}

function GuestItem({ guest }: { guest: PodcastGuest }) {
  const what = whatTheyAre(guest);
  return (
    <li>
      <AppLink href={personPath('guest', guest.name) ?? paths.search()}>{guest.name}</AppLink>
      {what && <p className={classes.what}>{what}</p>}
      <Appearances item={guest} />
    </li>
  );
}

function Sponsors({ slug }: { slug: string }) {
  const { data, isPending, isError, error, refetch } = useQuery(sponsorsQuery(slug, GUEST_DAYS));
  if (isPending) return <SkeletonRows count={1} label="Loading the sponsors" />;
  if (isError) return <ErrorState title="The sponsors could not be loaded" error={error} onRetry={() => void refetch()} />;
  const { sponsors } = data.sponsors;
  if (sponsors.length === 0) return <p className={classes.quiet}>The texts of the last year name no sponsor.</p>;
  return (
    <ul className={classes.list} aria-label="Recent sponsors">
      {latestFirst(sponsors, MAX_SHOWN).map((sponsor) => (
        <SponsorItem key={sponsor.name} sponsor={sponsor} />
      ))}
    </ul>
  );
}

function SponsorItem({ sponsor }: { sponsor: PodcastSponsor }) {
  return (
    <li>
      <AppLink href={sponsorPath(sponsor.name)}>{sponsor.name}</AppLink>
      <p className={classes.what}>
        {sponsorKind(sponsor.type)}
        {sponsor.isHostRead && ', read by a host'}
      </p>
      {sponsor.couponCodes.length > 0 && (
        <div className={classes.codes}>
          {sponsor.couponCodes.map((code) => (
            <Coupon key={code} code={code} />
          ))}
        </div>
      )}
      <Appearances item={sponsor} />
    </li>
  );
}

type Appearing = Pick<PodcastGuest, 'appearancesCount' | 'mostRecentAppearanceDate' | 'oldestAppearanceDate'>;

/** "3 episodes, newest 2 weeks ago, oldest 4 May 2026" */
function Appearances({ item }: { item: Appearing }) {
  return (
    <p className={classes.quiet}>
      <span className="numbers">{plural(item.appearancesCount, 'episode')}</span>, newest <TimeAgo value={item.mostRecentAppearanceDate} />
      {item.appearancesCount > 1 && (
        <>
          , oldest <TimeAgo value={item.oldestAppearanceDate} show="day" />
        </>
      )}
    </p>
  );
}
