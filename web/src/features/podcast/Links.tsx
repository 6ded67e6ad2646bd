import { Text } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { LinkPedigree, Podcast } from '../../api/types';
import { safeHref } from '../../ui/format';
import { DIRECTORY_LABELS, labelOf, SOCIAL_LABELS } from '../../ui/labels';
import { TimeAgo } from '../../ui/TimeAgo';
import { isSure, placeName, shortAddress, sourceNames, sureness, toldApart } from './pedigree';
import classes from './Podcast.module.css';

interface LinksProps {
  podcast: Podcast;
}

interface NamedLink {
  label: string;
  href: string;
  sources: readonly string[];
  pedigree: LinkPedigree;
}

function named(labels: Readonly<Record<string, string>>, kind: string, url: string, sources: readonly string[], pedigree: LinkPedigree): NamedLink[] {
  const href = safeHref(url);
  return href ? [{ label: labelOf(labels, kind), href, sources, pedigree }] : [];
}

/** Where it was seen and when; how sure it is where it is not, else on hover with the page. */
function Seen({ sources, pedigree }: Pick<NamedLink, 'sources' | 'pedigree'>) {
  const { pageUrl, pageKind, confidence, lastSeenAt } = pedigree;
  const sure = typeof confidence === 'number' ? sureness(confidence) : null;
  const page = pageUrl ? `${placeName(pageKind ?? 'other')}, ${shortAddress(pageUrl)}` : null;
  return (
    <span className={classes.seen} title={[sure, page].filter(Boolean).join('; ') || undefined}>
      {sourceNames(sources)}
      {sure !== null && !isSure(confidence ?? 0) && <span className="numbers">{sure}</span>}
      <TimeAgo value={lastSeenAt} />
    </span>
  );
}

interface LinkListProps {
  id: string;
  title: string;
  links: readonly NamedLink[];
  none: string;
}

function LinkList({ id, title, links, none }: LinkListProps) {
  const handles = toldApart(links);
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
        {links.map(({ label, href, sources, pedigree }, place) => (
          <li key={href}>
            <a href={href} rel="nofollow noopener noreferrer" target="_blank" title={shortAddress(href)}>
              {label}
              {handles[place] && <span className={classes.handle}>{handles[place]}</span>}
              <IconExternalLink size={14} stroke={1.7} aria-hidden="true" />
            </a>
            <Seen sources={sources} pedigree={pedigree} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Links({ podcast }: LinksProps) {
  const directories = podcast.podcastDirectoryLinkDetails.flatMap(({ directory, url, sources, pedigree }) => named(DIRECTORY_LABELS, directory, url, sources, pedigree));
  const socials = podcast.socialMediaLinks.flatMap(({ socialMediaType, url, sources, pedigree }) => named(SOCIAL_LABELS, socialMediaType, url, sources, pedigree));
  return (
    <>
      <LinkList id="listen" title="Listen on" links={directories} none="No directory listing is known." />
      <LinkList id="socials" title="Social channels" links={socials} none="No social channel is known." />
    </>
  );
}
