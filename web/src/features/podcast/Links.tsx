import { Text } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { Podcast } from '../../api/types';
import { hostName, safeHref } from '../../ui/format';
import { DIRECTORY_LABELS, labelOf, SOCIAL_LABELS } from '../../ui/labels';
import classes from './Podcast.module.css';

interface LinksProps {
  podcast: Podcast;
}

interface NamedLink {
  label: string;
  href: string;
  hint: string;
}

function named(labels: Readonly<Record<string, string>>, kind: string, url: string | null | undefined, source?: string): NamedLink[] {
  const href = safeHref(url);
  return href ? [{ label: labelOf(labels, kind), href, hint: source ? `${hostName(href)}, found in: ${source}` : hostName(href) }] : [];
}

interface LinkListProps {
  id: string;
  title: string;
  links: readonly NamedLink[];
  none: string;
}

function LinkList({ id, title, links, none }: LinkListProps) {
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <h2 id={id} className={classes.panelTitle}>
        {title}
      </h2>
      {links.length === 0 && (
        <Text size="sm" c="dimmed">
          {none}
        </Text>
      )}
      <ul className={classes.links}>
        {links.map(({ label, href, hint }) => (
          <li key={href}>
            <a href={href} rel="nofollow noopener noreferrer" target="_blank" title={hint}>
              {label}
              <IconExternalLink size={14} stroke={1.7} aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Links({ podcast }: LinksProps) {
  const directories = Object.entries(podcast.podcastDirectoryLinks).flatMap(([kind, url]) => named(DIRECTORY_LABELS, kind, url));
  const socials = podcast.socialMediaLinks.flatMap(({ socialMediaType, url, sources }) => named(SOCIAL_LABELS, socialMediaType, url, sources.join(', ')));
  return (
    <>
      <LinkList id="listen" title="Listen on" links={directories} none="No directory listing is known." />
      <LinkList id="socials" title="Social channels" links={socials} none="No social channel is known." />
    </>
  );
}
