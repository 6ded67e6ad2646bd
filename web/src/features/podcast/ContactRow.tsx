import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ContactEmail, Sighting } from '../../api/types';
import { formatDay, plural, safeHref } from '../../ui/format';
import { TimeAgo } from '../../ui/TimeAgo';
import classes from './Contacts.module.css';
import { placeName, placesOf, shortAddress, sureness } from './pedigree';
import { ReportContact } from './ReportContact';

type Pedigree = Pick<ContactEmail, 'confidence' | 'firstSeenAt' | 'lastSeenAt' | 'sightings' | 'reportedBy'>;

interface ContactRowProps {
  slug: string;
  contact: string;
  href: string;
  icon: ReactNode;
  /** Whom to write to before the others. */
  isFirst?: boolean;
  /** It cannot work. */
  isDoubtful?: boolean;
  remarks: readonly string[];
  pedigree: Pedigree;
}

/** A contact in one line, and how it is known behind it. */
export function ContactRow({ slug, contact, href, icon, isFirst = false, isDoubtful = false, remarks, pedigree }: ContactRowProps) {
  const { sightings, confidence, firstSeenAt, lastSeenAt, reportedBy } = pedigree;
  const current = sightings.filter((seen) => seen.isCurrent);
  return (
    <li className={classes.row} data-doubtful={isDoubtful || undefined}>
      {icon}
      <div className={classes.words}>
        <span className={classes.head}>
          <a href={href} className={classes.value}>
            {contact}
          </a>
          {isFirst && (
            <Badge variant="light" size="sm" tt="none">
              write here first
            </Badge>
          )}
          {reportedBy > 0 && (
            <Badge variant="light" color="red" size="sm" tt="none">
              reported as wrong by {plural(reportedBy, 'reader')}
            </Badge>
          )}
        </span>
        <p className={`dotted ${classes.facts}`}>
          {sightings.length > 0 ? <span>{placesOf(current)}</span> : <span>owner in the feed</span>}
          {sightings.length > 0 && <span className="numbers">{sureness(confidence)}</span>}
          {lastSeenAt && (
            <span>
              seen <TimeAgo value={lastSeenAt} />
            </span>
          )}
          {remarks.map((remark) => (
            <span key={remark}>{remark}</span>
          ))}
        </p>
        {sightings.length > 0 && (
          <details className={classes.details}>
            <summary>How this is known</summary>
            <ul className={classes.sightings}>
              {sightings.map((seen) => (
                <SightingItem key={`${seen.place} ${seen.url ?? ''}`} seen={seen} />
              ))}
            </ul>
            <p className={classes.facts}>
              <span>
                first seen <TimeAgo value={firstSeenAt} show="day" />
              </span>
              <ReportContact slug={slug} contact={contact} />
            </p>
          </details>
        )}
      </div>
    </li>
  );
}

function SightingItem({ seen }: { seen: Sighting }) {
  const href = safeHref(seen.url);
  return (
    <li data-gone={!seen.isCurrent || undefined}>
      <span className={classes.place}>
        {placeName(seen.place)}
        {href && (
          <a href={href} rel="nofollow noopener noreferrer" target="_blank">
            {shortAddress(href)}
          </a>
        )}
      </span>
      {seen.context && <q>{seen.context}</q>}
      <span className={classes.facts}>
        <span className="numbers">{sureness(seen.confidence)}</span>
        {seen.occurrences > 1 && <span className="numbers">{seen.occurrences} times on the site</span>}
        <span>
          <TimeAgo value={seen.firstSeenAt} show="day" />
          {formatDay(seen.firstSeenAt) !== formatDay(seen.lastSeenAt) && (
            <>
              {' '}
              to <TimeAgo value={seen.lastSeenAt} show="day" />
            </>
          )}
          {!seen.isCurrent && ', no longer there'}
        </span>
      </span>
    </li>
  );
}
