import type { Episode } from '../../api/types';
import { AppLink } from '../../ui/navigation/AppLink';
import { CouponButton } from '../../ui/forms/CouponButton';
import classes from '../../widgets/Credits.module.css';
import { describeSource, siteName, sponsorLabel, sponsorPath } from '../../widgets/credits';
import { safeHref } from '../../ui/text/format';

type Sponsor = NonNullable<Episode['episodeSponsorDetails']>[number];

/** The sponsors of the episode, with coupon codes to copy, and below them what else it promotes: own products, donations, affiliate links. */
export function Sponsors({ episode }: { episode: Episode }) {
  const all = episode.episodeSponsorDetails ?? [];
  const sponsors = all.filter((sponsor) => sponsor.group === 'paid');
  const others = all.filter((sponsor) => sponsor.group !== 'paid');
  return (
    <section aria-labelledby="sponsors">
      <h2 id="sponsors" className="section-heading">
        Sponsors
      </h2>
      {sponsors.length === 0 && <p className={classes.note}>No sponsors found.</p>}
      <ul className={classes.list} aria-label="Sponsors">
        {sponsors.map((sponsor) => (
          <SponsorItem key={`${sponsor.type} ${sponsor.name}`} sponsor={sponsor} episodeId={episode.episodeId} />
        ))}
      </ul>
      {others.length > 0 && (
        <>
          <h3 className="section-heading">Also promoted</h3>
          <ul className={classes.list} aria-label="Also promoted">
            {others.map((sponsor) => (
              <SponsorItem key={`${sponsor.type} ${sponsor.name}`} sponsor={sponsor} episodeId={episode.episodeId} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function SponsorItem({ sponsor, episodeId }: { sponsor: Sponsor; episodeId: string }) {
  const site = safeHref(sponsor.urls[0]);
  const voice = sponsor.isHostRead === null || sponsor.isHostRead === undefined ? '' : sponsor.isHostRead ? ', host-read' : ', not host-read';
  return (
    <li>
      <AppLink href={sponsorPath(sponsor.name, { episode: episodeId })}>{sponsor.name}</AppLink>
      <p className={classes.role}>
        {sponsorLabel(sponsor.type)}
        {voice}
        {site && (
          <>
            {' · '}
            <a href={site} rel="nofollow sponsored noopener noreferrer" target="_blank">
              {siteName(site)}
            </a>
          </>
        )}
      </p>
      {sponsor.couponCodes.length > 0 && (
        <div className={classes.codes}>
          {sponsor.couponCodes.map((code) => (
            <CouponButton key={code} code={code} />
          ))}
        </div>
      )}
      <p className={classes.note} title={sponsor.snippet ?? undefined}>
        {describeSource(sponsor.source, sponsor.confidence)}
      </p>
    </li>
  );
}
