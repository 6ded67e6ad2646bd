import { Button, Text } from '@mantine/core';
import { IconForms, IconLock, IconMail, IconPhone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { contactsQuery, meQuery } from '../../api/queries';
import type { PodcastContacts } from '../../api/types';
import { paths } from '../../app/paths';
import { AppLink } from '../../ui/AppLink';
import { joinAnd, plural, safeHref } from '../../ui/format';
import { ErrorState, SkeletonRows } from '../../ui/states';
import { TimeAgo } from '../../ui/TimeAgo';
import { ContactRow } from './ContactRow';
import classes from './Contacts.module.css';
import { placeName, shortAddress } from './pedigree';

interface ContactsProps {
  slug: string;
}

const SITE_STATES: Readonly<Record<string, string>> = {
  parked: 'The address of the site is for sale, or shows advertisements.',
  'needs-javascript': 'The site is an application that only a browser can draw; what it says of contacts is not known.',
};

/** Whom to write to, and how that is known. */
export function Contacts({ slug }: ContactsProps) {
  const { data, isPending, isError, error, refetch } = useQuery(contactsQuery(slug));
  return (
    <section aria-labelledby="contacts">
      <h2 id="contacts" className={classes.heading}>
        Contacts
      </h2>
      {isPending && <SkeletonRows count={2} label="Loading the contacts" />}
      {isError && <ErrorState title="The contacts could not be loaded" error={error} onRetry={() => void refetch()} />}
      {data && <Known slug={slug} {...data} />}
    </section>
  );
}

function Known({ slug, podcastContacts, locked }: PodcastContacts & ContactsProps) {
  const { emails, phoneDetails, contactPages, websites } = podcastContacts;
  const isEmpty = emails.length + phoneDetails.length + contactPages.length === 0;
  const [site] = websites;
  return (
    <>
      {!isEmpty && (
        <ul className={classes.list}>
          {emails.map((email, place) => {
            const remarks = [
              email.mxValid === true && 'the domain takes mail',
              email.deliverabilityReason,
              email.suggestedCorrection && `perhaps meant: ${email.suggestedCorrection}`,
              email.isFreeEmailProvider && 'free provider',
            ];
            return (
              <ContactRow
                key={email.email}
                slug={slug}
                contact={email.email}
                href={`mailto:${email.email}`}
                icon={<IconMail size={17} stroke={1.7} aria-hidden="true" />}
                isFirst={place === 0 && emails.length > 1}
                isDoubtful={email.deliverabilityStatus === 'invalid'}
                remarks={remarks.filter((remark): remark is string => typeof remark === 'string' && remark !== '')}
                pedigree={email}
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
              remarks={phone.isFax ? ['fax'] : []}
              pedigree={phone}
            />
          ))}
          {contactPages.map((page) => {
            const href = safeHref(page.url);
            return (
              <li key={page.url} className={classes.row}>
                <IconForms size={17} stroke={1.7} aria-hidden="true" />
                <div className={classes.words}>
                  {href ? (
                    <a href={href} className={classes.value} rel="nofollow noopener noreferrer" target="_blank">
                      {shortAddress(page.url)}
                    </a>
                  ) : (
                    <span className={classes.value}>{page.url}</span>
                  )}
                  <p className={classes.facts}>
                    <span>{page.hasForm ? 'contact form' : placeName(page.kind)}</span>
                    <span>
                      seen <TimeAgo value={page.lastSeenAt} />
                    </span>
                  </p>
                </div>
              </li>
            );
          })}
        </ul>
      )}
      <Locked locked={locked} />
      {isEmpty && locked.plan === null && (
        <Text size="sm" c="dimmed">
          Neither the feed nor the site of this podcast names an address, a number or a form.
        </Text>
      )}
      {site?.state && SITE_STATES[site.state] && (
        <Text size="sm" c="dimmed" mt="xs">
          {SITE_STATES[site.state]}
        </Text>
      )}
      {site?.checkedAt && (
        <p className={classes.checked}>
          {shortAddress(site.url)} was read <TimeAgo value={site.checkedAt} />
          {site.verified ? ' and names this podcast' : ''}
          {site.shows > 1 ? `; ${plural(site.shows, 'podcast')} share it` : ''}.
        </p>
      )}
    </>
  );
}

interface LockedProps {
  locked: PodcastContacts['locked'];
}

/** What there is beyond the plan, in figures: the plan that shows it is named, nothing is hinted at. */
function Locked({ locked }: LockedProps) {
  const { data: me } = useQuery(meQuery);
  const { plan, emails, phoneNumbers, contactPages } = locked;
  const parts = [
    emails > 0 && plural(emails, locked.access === 'none' ? 'email address' : 'more email address', locked.access === 'none' ? 'email addresses' : 'more email addresses'),
    phoneNumbers > 0 && plural(phoneNumbers, 'phone number'),
    contactPages > 0 && plural(contactPages, 'page to write on', 'pages to write on'),
  ].filter((part): part is string => part !== false);
  if (plan === null) return null;
  const is = emails + phoneNumbers + contactPages === 1 ? 'is' : 'are';
  return (
    <div className={classes.locked} role="note">
      <IconLock size={17} stroke={1.7} aria-hidden="true" />
      <p>
        {parts.length === 0 ? 'No contact is known beyond what your plan shows.' : `${joinAnd(parts)} ${is} known, each with where and when it was seen. `}
        {parts.length > 0 && (
          <>
            Contacts are part of the plan <strong className={classes.plan}>{plan}</strong>.
          </>
        )}
      </p>
      {me && !me.user && parts.length > 0 && (
        <Button component={AppLink} href={paths.signIn()} variant="default" size="xs">
          Sign in
        </Button>
      )}
    </div>
  );
}
