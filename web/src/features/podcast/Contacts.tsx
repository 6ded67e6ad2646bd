import { Text } from '@mantine/core';
import { IconForms, IconMail, IconPhone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { contactsQuery } from '../../api/queries';
import type { PodcastContacts } from '../../api/types';
import { capitalize, mailtoHref, plural, safeHref } from '../../ui/text/format';
import { SkeletonRows } from '../../ui/layout/states';
import { TimeAgo } from '../../ui/text/TimeAgo';
import { ErrorState } from '../../widgets/ErrorState';
import { ContactRow } from './ContactRow';
import classes from './Contacts.module.css';
import { LockedContacts } from './LockedContacts';
import { placeLabel, shortUrl } from './provenance';
import { UnlockContacts } from './UnlockContacts';

interface ContactsProps {
  slug: string;
}

const SITE_STATE_TEXTS: Readonly<Record<string, string>> = {
  parked: 'The website’s domain is for sale or shows only ads.',
  'needs-javascript': 'The website needs JavaScript, so we couldn’t read its contacts.',
  unread: 'We couldn’t read any page of the website.',
};

/** The contacts of a podcast, each with its provenance. */
export function Contacts({ slug }: ContactsProps) {
  const { data, isPending, isError, error, refetch } = useQuery(contactsQuery(slug));
  return (
    <section aria-labelledby="contacts">
      <h2 id="contacts" className="section-heading">
        Contacts
      </h2>
      {isPending && <SkeletonRows count={2} label="Loading contacts" />}
      {isError && <ErrorState title="Couldn’t load the contacts" error={error} onRetry={() => void refetch()} />}
      {data && <ContactList slug={slug} {...data} />}
    </section>
  );
}

function ContactList({ slug, podcastContacts, locked, allowance }: PodcastContacts & ContactsProps) {
  const { emails, phoneDetails, contactPages, websites } = podcastContacts;
  const isEmpty = emails.length + phoneDetails.length + contactPages.length === 0;
  const [site] = websites;
  return (
    <>
      {!isEmpty && (
        <ul className={classes.list}>
          {emails.map((email, index) => {
            const notes = [
              email.syntaxValid === false && 'Not a valid email address',
              email.syntaxValid !== false && email.mxValid === true && 'Domain accepts email',
              email.syntaxValid !== false && email.mxValid === false && 'Domain doesn’t accept email',
              email.suggestedCorrection && `Did you mean ${email.suggestedCorrection}?`,
              email.isFreeEmailProvider && 'Free email provider',
            ];
            return (
              <ContactRow
                key={email.email}
                slug={slug}
                contact={email.email}
                href={mailtoHref(email.email)}
                icon={<IconMail size={17} stroke={1.7} aria-hidden="true" />}
                isPrimary={index === 0 && emails.length > 1}
                isInvalid={email.deliverabilityStatus === 'invalid'}
                notes={notes.filter((note): note is string => typeof note === 'string' && note !== '')}
                provenance={email}
              />
            );
          })}
          {phoneDetails.map((phone) => (
            <ContactRow
              key={phone.phone}
              slug={slug}
              contact={phone.phone}
              href={`tel:${phone.phone}`}
              icon={<IconPhone size={17} stroke={1.7} aria-hidden="true" />}
              notes={phone.isFax ? ['Fax'] : []}
              provenance={phone}
            />
          ))}
          {contactPages.map((page) => {
            const href = safeHref(page.url);
            return (
              <li key={page.url} className={classes.row}>
                <IconForms size={17} stroke={1.7} aria-hidden="true" />
                <div className={classes.content}>
                  {href ? (
                    <a href={href} className={classes.value} rel="nofollow noopener noreferrer" target="_blank">
                      {shortUrl(page.url)}
                    </a>
                  ) : (
                    <span className={classes.value}>{page.url}</span>
                  )}
                  <p className={`dotted ${classes.facts}`}>
                    <span>{page.hasForm ? 'Contact form' : capitalize(placeLabel(page.kind))}</span>
                    <span>
                      Last seen <TimeAgo value={page.lastSeenAt} />
                    </span>
                  </p>
                </div>
              </li>
            );
          })}
        </ul>
      )}
      {allowance && !allowance.isSpent ? <UnlockContacts slug={slug} locked={locked} quota={allowance} /> : <LockedContacts locked={locked} />}
      {isEmpty && locked.plan === null && locked.emails + locked.phoneNumbers + locked.contactPages === 0 && (
        <Text size="sm" c="dimmed">
          {site?.checkedAt && site.state !== 'unread'
            ? 'No contact details in the feed or on the website.'
            : 'No contact details in this feed.'}
        </Text>
      )}
      {site?.state && SITE_STATE_TEXTS[site.state] && (
        <Text size="sm" c="dimmed" mt="xs">
          {SITE_STATE_TEXTS[site.state]}
        </Text>
      )}
      {site && !site.checkedAt && <p className={classes.siteStatus}>We haven’t checked {shortUrl(site.url)} yet.</p>}
      {site?.checkedAt && (
        <p className={classes.siteStatus}>
          {site.state === 'unread' ? 'Last tried' : 'Checked'} {shortUrl(site.url)} <TimeAgo value={site.checkedAt} />
          {site.verified ? '; it mentions this podcast' : ''}
          {site.shows > 1 ? `; ${plural(site.shows, 'podcast')} share it` : ''}.
        </p>
      )}
    </>
  );
}
