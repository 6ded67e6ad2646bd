import { Button, Text } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { LinkProvenance, Podcast } from '../../api/types';
import { capitalize, plural, safeHref } from '../../ui/text/format';
import { DIRECTORY_LABELS, labelOf, SOCIAL_LABELS } from '../../ui/text/labels';
import { TimeAgo } from '../../ui/text/TimeAgo';
import { LockedFact, useIsLocked } from '../../widgets/LockedFact';
import { usePreferences } from '../../widgets/preferences';
import { distinctHandles, formatConfidence, isHighConfidence, listSources, placeLabel, shortUrl } from './provenance';
import classes from './Podcast.module.css';

/** Where most people listen. The others are shown on request. */
const MAIN_DIRECTORIES: ReadonlySet<string> = new Set(['apple', 'spotify', 'youtubemusic', 'amazonmusic', 'overcast', 'pocketcasts'].map((kind) => labelOf(DIRECTORY_LABELS, kind)));

interface LinksProps {
  podcast: Podcast;
}

interface LabeledLink {
  label: string;
  href: string;
  sources: readonly string[];
  provenance: LinkProvenance;
}

function toLabeledLink(labels: Readonly<Record<string, string>>, kind: string, url: string, sources: readonly string[], provenance: LinkProvenance): LabeledLink[] {
  const href = safeHref(url);
  return href ? [{ label: labelOf(labels, kind), href, sources, provenance }] : [];
}

/** Where and when a link was seen. Shows the confidence when it is not high; the tooltip has the page. */
function ProvenanceNote({ sources, provenance }: Pick<LabeledLink, 'sources' | 'provenance'>) {
  const { pageUrl, pageKind, confidence, lastSeenAt } = provenance;
  const confidenceText = typeof confidence === 'number' ? formatConfidence(confidence) : null;
  const page = pageUrl ? `${capitalize(placeLabel(pageKind ?? 'other'))}, ${shortUrl(pageUrl)}` : null;
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
  /** Shown when there are no links. */
  emptyText: ReactNode;
  children?: ReactNode;
}

function LinkList({ id, title, links, emptyText, children }: LinkListProps) {
  const handles = distinctHandles(links);
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id} className={classes.panelTitle}>
        {title}
      </h2>
      {links.length === 0 && (
        <Text size="sm" c="dimmed" component="div">
          {emptyText}
        </Text>
      )}
      <ul className={classes.links}>
        {links.map(({ label, href, sources, provenance }, index) => (
          <li key={href}>
            <a href={href} rel="nofollow noopener noreferrer" target="_blank" title={shortUrl(href)}>
              {label}
              {handles[index] && <span className={classes.handle}>{handles[index]}</span>}
              <IconExternalLink size={14} stroke={1.7} aria-hidden="true" />
            </a>
            <ProvenanceNote sources={sources} provenance={provenance} />
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

export function Links({ podcast }: LinksProps) {
  const areSocialsLocked = useIsLocked('followers');
  const directories = podcast.podcastDirectoryLinkDetails.flatMap(({ directory, url, sources, pedigree }) => toLabeledLink(DIRECTORY_LABELS, directory, url, sources, pedigree));
  const { preferences, change } = usePreferences();
  const showsAll = preferences.showAdditionalPodcastDirectories;
  const shown = showsAll ? directories : directories.filter(({ label }) => MAIN_DIRECTORIES.has(label));
  const hiddenCount = directories.length - directories.filter(({ label }) => MAIN_DIRECTORIES.has(label)).length;
  const socials = podcast.socialMediaLinks.flatMap(({ socialMediaType, url, sources, pedigree }) => toLabeledLink(SOCIAL_LABELS, socialMediaType, url, sources, pedigree));
  return (
    <>
      <LinkList id="listen" title="Listen on" links={shown} emptyText={hiddenCount > 0 ? 'Only other directories list it.' : 'No listings found.'}>
        {hiddenCount > 0 && (
          <Button variant="subtle" size="compact-sm" aria-pressed={showsAll} onClick={() => void change({ showAdditionalPodcastDirectories: !showsAll })}>
            {showsAll ? 'Show fewer directories' : `Show ${plural(hiddenCount, 'more directory', 'more directories')}`}
          </Button>
        )}
      </LinkList>
      <LinkList id="socials" title="Social profiles" links={socials} emptyText={areSocialsLocked ? <LockedFact fact="followers" /> : 'No social profiles found.'} />
    </>
  );
}
