import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ContactEmail, Sighting } from '../../api/types';
import { capitalize, formatDay, plural, safeHref } from '../../ui/text/format';
import { TimeAgo } from '../../ui/text/TimeAgo';
import classes from './Contacts.module.css';
import { formatConfidence, listPlaces, placeLabel, shortUrl } from './provenance';
import { ReportContact } from './ReportContact';

type Provenance = Pick<ContactEmail, 'confidence' | 'firstSeenAt' | 'lastSeenAt' | 'sightings' | 'reportedBy'>;

interface ContactRowProps {
  slug: string;
  contact: string;
  href: string;
  icon: ReactNode;
  /** The primary contact is the one to write to first. */
  isPrimary?: boolean;
  /** The contact cannot work, so it is struck through. */
  isInvalid?: boolean;
  notes: readonly string[];
  provenance: Provenance;
}

/** A contact with its source, confidence and sightings. */
export function ContactRow({ slug, contact, href, icon, isPrimary = false, isInvalid = false, notes, provenance }: ContactRowProps) {
  const { sightings, confidence, firstSeenAt, lastSeenAt, reportedBy } = provenance;
  const current = sightings.filter((sighting) => sighting.isCurrent);
  return (
    <li className={classes.row} data-invalid={isInvalid || undefined}>
      {icon}
      <div className={classes.content}>
        <span className={classes.header}>
          <a href={href} className={classes.value}>
            {contact}
          </a>
          {isPrimary && (
            <Badge variant="light" size="sm" tt="none">
              Primary contact
            </Badge>
          )}
          {reportedBy > 0 && (
            <Badge variant="light" color="red" size="sm" tt="none">
              Reported as wrong by {plural(reportedBy, 'user')}
            </Badge>
          )}
        </span>
        <p className={`dotted ${classes.facts}`}>
          <span>{capitalize(sightings.length > 0 ? listPlaces(current) : placeLabel('itunes:owner'))}</span>
          {sightings.length > 0 && <span className="numbers">{formatConfidence(confidence)}</span>}
          {lastSeenAt && (
            <span>
              Last seen <TimeAgo value={lastSeenAt} />
            </span>
          )}
          {notes.map((note) => (
            <span key={note}>{note}</span>
          ))}
        </p>
        {sightings.length > 0 && (
          <details className={classes.details}>
            <summary>Source</summary>
            <ul className={classes.sightings}>
              {sightings.map((sighting) => (
                <SightingItem key={`${sighting.place} ${sighting.url ?? ''}`} sighting={sighting} />
              ))}
            </ul>
            <p className={classes.facts}>
              <span>
                First seen <TimeAgo value={firstSeenAt} display="day" />
              </span>
              <ReportContact slug={slug} contact={contact} />
            </p>
          </details>
        )}
      </div>
    </li>
  );
}

function SightingItem({ sighting }: { sighting: Sighting }) {
  const href = safeHref(sighting.url);
  return (
    <li data-former={!sighting.isCurrent || undefined}>
      <span className={classes.sightingPlace}>
        {capitalize(placeLabel(sighting.place))}
        {href && (
          <a href={href} rel="nofollow noopener noreferrer" target="_blank">
            {shortUrl(href)}
          </a>
        )}
      </span>
      {sighting.context && <q>{sighting.context}</q>}
      <span className={classes.facts}>
        <span className="numbers">{formatConfidence(sighting.confidence)}</span>
        {sighting.occurrences > 1 && <span className="numbers">{sighting.occurrences} times on the website</span>}
        <span>
          <TimeAgo value={sighting.firstSeenAt} display="day" />
          {formatDay(sighting.firstSeenAt) !== formatDay(sighting.lastSeenAt) && (
            <>
              {' '}
              to <TimeAgo value={sighting.lastSeenAt} display="day" />
            </>
          )}
          {!sighting.isCurrent && ', no longer there'}
        </span>
      </span>
    </li>
  );
}
