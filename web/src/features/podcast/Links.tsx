import { Text } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { LinkProvenance, Podcast } from '../../api/types';
import { safeHref } from '../../ui/format';
import { DIRECTORY_LABELS, labelOf, SOCIAL_LABELS } from '../../ui/labels';
import { TimeAgo } from '../../ui/TimeAgo';
import { isHighConfidence, placeLabel, shortUrl, listSources, formatConfidence, distinctHandles } from './provenance';
import classes from './Podcast.module.css';

interface LinksProps {
  podcast: Podcast;
}

interface LabeledLink {
  label: string;
  href: string;
  sources: readonly string[];
  pedigree: LinkProvenance;
}

function toLabeledLink(labels: Readonly<Record<string, string>>, kind: string, url: string, sources: readonly string[], pedigree: LinkProvenance): LabeledLink[] {
  const href = safeHref(url);
  return href ? [{ label: labelOf(labels, kind), href, sources, pedigree }] : [];
}

/** Where it was seen and when; how sure it is where it is not, else on hover with the page. */
function ProvenanceNote({ sources, pedigree }: Pick<LabeledLink, 'sources' | 'pedigree'>) {
  const { pageUrl, pageKind, confidence, lastSeenAt } = pedigree;
  const confidenceText = typeof confidence === 'number' ? formatConfidence(confidence) : null;
  const page = pageUrl ? `${placeLabel(pageKind ?? 'other')}, ${shortUrl(pageUrl)}` : null;
  return (
    <span className={classes.provenance} title={[confidenceText, page].filter(Boolean).join('; ') || undefined}>
      {listSources(sources)}
      {confidenceText !== null && !isHighConfidence(confidence ?? 0) && <span className="numbers">{confidenceText}</span>}
      <TimeAgo value={lastSeenAt} />
    </span>
  );
}

interface LinkListProps {
  id: string;
  title: string;
  links: readonly LabeledLink[];
  emptyText: string;
}

function LinkList({ id, title, links, emptyText }: LinkListProps) {
  const distinctHandlesOfLinks = distinctHandles(links);
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <h2 id={id} className={classes.panelTitle}>
        {title}
      </h2>
      {links.length === 0 && (
        <Text size="sm" c="dimmed">
          {emptyText}
        </Text>
      )}
      <ul className={classes.links}>
        {links.map(({ label, href, sources, pedigree }, index) => (
          <li key={href}>
            <a href={href} rel="nofollow noopener noreferrer" target="_blank" title={shortUrl(href)}>
              {label}
              {distinctHandlesOfLinks[index] && <span className={classes.handle}>{distinctHandlesOfLinks[index]}</span>}
              <IconExternalLink size={14} stroke={1.7} aria-hidden="true" />
            </a>
            <ProvenanceNote sources={sources} pedigree={pedigree} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Links({ podcast }: LinksProps) {
  const directories = podcast.podcastDirectoryLinkDetails.flatMap(({ directory, url, sources, pedigree }) => toLabeledLink(DIRECTORY_LABELS, directory, url, sources, pedigree));
  const socials = podcast.socialMediaLinks.flatMap(({ socialMediaType, url, sources, pedigree }) => toLabeledLink(SOCIAL_LABELS, socialMediaType, url, sources, pedigree));
  return (
    <>
      <LinkList id="listen" title="Listen on" links={directories} emptyText="No directory listing is known." />
      <LinkList id="socials" title="Social channels" links={socials} emptyText="No social channel is known." />
    </>
  );
}
