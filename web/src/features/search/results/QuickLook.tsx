import { Anchor, Button, Drawer, Group, Text, Title } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import type { EpisodeHit, PodcastHit } from '../../../api/types';
import { Artwork } from '../../../ui/Artwork';
import { episodeCover, podcastCover, type Cover } from '../../../ui/cover';
import { formatDuration, genreName, languageName, mailtoHref, plural } from '../../../ui/format';
import { TimeAgo } from '../../../ui/TimeAgo';
import { TopicLinks } from '../../../widgets/TopicLinks';
import type { Plan } from '../plans';
import { EpisodeLink, PodcastLink } from '../../../widgets/catalog-links';
import { FullRelevancy } from '../lists/HitRelevancy';
import { PodcastFacts } from './PodcastFacts';
import classes from './Results.module.css';
import { TranscriptMatchItem } from './TranscriptMatchItem';

export type QuickLookHit = { kind: 'podcast'; hit: PodcastHit } | { kind: 'episode'; hit: EpisodeHit };

interface QuickLookProps {
  /** The result to show, or null while the panel is closed. */
  result: QuickLookHit | null;
  /** "2 of 20". */
  place: string;
  plan: Plan;
  onStep: (step: 1 | -1) => void;
  onClose: () => void;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** A panel beside the results with more of one of them. The keys j and k step through the results; Space and Escape close it. */
export function QuickLook({ result, place, plan, onStep, onClose }: QuickLookProps) {
  const title = result?.kind === 'podcast' ? result.hit.podcastRssTitle : (result?.hit.episodeRssTitle ?? '');
  const isOpen = result !== null;
  // The drawer drops key handlers, and the shortcuts of the page are off while a dialog is open.
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const isOnControl = event.target instanceof Element && event.target.closest('a, button') !== null;
    if (step) onStep(step);
    else if (event.key === ' ' && !isOnControl) onClose();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isOpen]);
  return (
    <Drawer.Root opened={isOpen} onClose={onClose} position="right" size="md" returnFocus={false}>
      <Drawer.Overlay backgroundOpacity={0.2} />
      <Drawer.Content aria-label={`Quick look: ${title}`}>
        <Drawer.Header component="div">
          <Group gap={4}>
            <Button variant="default" size="compact-sm" aria-label="Previous result (k)" onClick={() => onStep(-1)}>
              <IconChevronUp size={16} aria-hidden="true" />
            </Button>
            <Button variant="default" size="compact-sm" aria-label="Next result (j)" onClick={() => onStep(1)}>
              <IconChevronDown size={16} aria-hidden="true" />
            </Button>
            <Text size="sm" c="dimmed" className="numbers" role="status">
              {place}
            </Text>
          </Group>
          <Drawer.CloseButton aria-label="Close quick look" />
        </Drawer.Header>
        {/* The focus is on the text, so that Space closes the panel and the arrow keys step. */}
        <Drawer.Body data-autofocus tabIndex={-1} className={classes.quickLook}>
          {result?.kind === 'podcast' && <PodcastLook hit={result.hit} plan={plan} />}
          {result?.kind === 'episode' && <EpisodeLook hit={result.hit} plan={plan} />}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

interface LookHeaderProps {
  title: string;
  subtitle: string | null | undefined;
  cover: Cover | null;
}

function LookHeader({ title, subtitle, cover }: LookHeaderProps) {
  return (
    <Group gap="md" wrap="nowrap" align="flex-start">
      <Artwork title={title} cover={cover} size={72} />
      <div>
        <Title order={2} size="h4">
          {title}
        </Title>
        {subtitle && (
          <Text size="sm" c="dimmed">
            {subtitle}
          </Text>
        )}
      </div>
    </Group>
  );
}

function PodcastLook({ hit, plan }: { hit: PodcastHit; plan: Plan }) {
  return (
    <>
      <LookHeader title={hit.podcastRssTitle} subtitle={hit.podcastRssAuthor} cover={podcastCover(hit.podcastId, hit.podcastImageUrl)} />
      <PodcastFacts hit={hit} plan={plan} />
      <FullRelevancy podcastId={hit.podcastId} podcastSlug={hit.podcastSlug} />
      {hit.primaryContact && (
        <Text size="sm">
          Contact: <Anchor href={mailtoHref(hit.primaryContact)}>{hit.primaryContact}</Anchor>
        </Text>
      )}
      <div className={`dotted ${classes.facts}`}>
        {(hit.rssCategories ?? []).map((genre) => (
          <span key={genre}>{genreName(genre.toLowerCase())}</span>
        ))}
        {hit.rssLanguage && <span>{languageName(hit.rssLanguage)}</span>}
        {typeof hit.totalEpisodes === 'number' && <span>{plural(hit.totalEpisodes, 'episode')}</span>}
      </div>
      <p className={classes.lookText}>{hit.podcastRssDescriptionNoHtml}</p>
      <TopicLinks topics={hit.podcastTopics ?? []} label="Topics" mode="podcasts" />
      <Button component={PodcastLink} slug={hit.podcastSlug} variant="light">
        Open podcast
      </Button>
    </>
  );
}

function EpisodeLook({ hit, plan }: { hit: EpisodeHit; plan: Plan }) {
  return (
    <>
      <LookHeader title={hit.episodeRssTitle} subtitle={hit.episodePodcastTitleDenormalized ?? hit.podcastRssTitle} cover={episodeCover(hit.episodeId, hit.episodeImageUrl, podcastCover(hit.podcastId, hit.podcastImageUrl))} />
      <div className={`dotted ${classes.facts}`}>
        <TimeAgo value={hit.episodeRssPublishedAt} />
        {typeof hit.episodeDurationSeconds === 'number' && <span>{formatDuration(hit.episodeDurationSeconds)}</span>}
        {hit.episodeHasTranscript && <span>Transcript</span>}
      </div>
      {hit.transcriptMatches.length > 0 && (
        <ul className={classes.matches} aria-label="Transcript matches">
          {hit.transcriptMatches.map((match) => (
            <TranscriptMatchItem key={`${match.startSecond} ${match.text}`} hit={hit} match={match} />
          ))}
        </ul>
      )}
      <p className={classes.lookText}>{hit.episodeRssDescriptionNoHtml}</p>
      <PodcastFacts hit={hit} plan={plan} />
      <Button component={EpisodeLink} podcastSlug={hit.podcastSlug} episodeSlug={hit.episodeSlug} variant="light">
        Open episode
      </Button>
    </>
  );
}
