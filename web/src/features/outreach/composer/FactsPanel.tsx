import { Button, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { hooksQuery } from '../../../api/outreach/pitches';
import type { Hook, PitchDetails } from '../../../api/outreach/types';
import { AppLink } from '../../../ui/navigation/AppLink';
import { joinAnd } from '../../../ui/text/format';
import { TimeAgo } from '../../../ui/text/TimeAgo';
import { paths } from '../../../urls/paths';
import { ErrorState } from '../../../widgets/ErrorState';
import { EpisodeMoment } from '../EpisodeMoment';
import { HOOK_LABELS, hookSentence, hookSummary, quoted } from '../hook-text';
import classes from './Composer.module.css';

interface FactsPanelProps {
  pitch: PitchDetails;
  onInsert: (words: string) => void;
}

/** Facts about the show, and the reasons to write. A click inserts one at the cursor. */
export function FactsPanel({ pitch, onInsert }: FactsPanelProps) {
  const { podcast, guestProfileId, hooks, contactEmail, hasLeftCatalog } = pitch;
  // The facts are optional: without the profile or the podcast, the pitch still has its hooks.
  const { data, isError, error, refetch } = useQuery({ ...hooksQuery(podcast.podcastId, guestProfileId ?? ''), enabled: guestProfileId !== null && !hasLeftCatalog });
  const facts = data?.facts;
  return (
    <section className={classes.side} aria-labelledby="facts">
      <Title order={2} size="h4" id="facts">
        Facts
      </Title>
      {hasLeftCatalog && <Text size="sm">This podcast has left the catalog, so claims can’t be checked.</Text>}
      <dl className="pairs">
        <dt>Podcast</dt>
        <dd>{hasLeftCatalog ? podcast.title : <AppLink href={paths.appPodcast(podcast.slug)}>{podcast.title}</AppLink>}</dd>
        {facts && facts.hostNames.length > 0 && (
          <>
            <dt>{facts.hostNames.length === 1 ? 'Host' : 'Hosts'}</dt>
            <dd>{joinAnd(facts.hostNames)}</dd>
          </>
        )}
        {facts?.lastPublishedAt && (
          <>
            <dt>Latest episode</dt>
            <dd>
              <TimeAgo value={facts.lastPublishedAt} />
            </dd>
          </>
        )}
        {typeof facts?.takesGuests === 'boolean' && (
          <>
            <dt>Guests</dt>
            <dd>{facts.takesGuests ? 'Takes guests' : 'Takes no guests'}</dd>
          </>
        )}
        <dt>Contact</dt>
        <dd>{contactEmail ?? <AppLink href={paths.appPodcast(podcast.slug, 'contacts')}>See contacts</AppLink>}</dd>
      </dl>
      {isError && <ErrorState title="Couldn’t load the facts" error={error} onRetry={() => void refetch()} />}
      {hooks.length > 0 && (
        <>
          <Title order={3} size="h5">
            Reasons to write
          </Title>
          <ul className={classes.hooks} aria-label="Reasons to write">
            {hooks.map((hook) => (
              <HookItem key={hook.id} hook={hook} pitch={pitch} onInsert={onInsert} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function HookItem({ hook, pitch: { podcast }, onInsert }: FactsPanelProps & { hook: Hook }) {
  const { kind, quote, episodeSlug, episodeTitle, second, subject } = hook;
  const sentence = hookSentence(hook, podcast.title);
  const summary = hookSummary(hook);
  const hasLink = Boolean(episodeSlug && episodeTitle);
  return (
    <li className={classes.hook}>
      <Text size="xs" c="dimmed" className="dotted">
        <span>{HOOK_LABELS[kind]}</span>
        {subject && kind !== 'theme' && <span>{subject}</span>}
      </Text>
      {!(hasLink && summary === episodeTitle) && <Text size="sm">{summary}</Text>}
      {episodeSlug && episodeTitle && (
        <Text size="sm" c="dimmed">
          <EpisodeMoment podcastSlug={podcast.slug} episodeSlug={episodeSlug} title={episodeTitle} second={second} />
        </Text>
      )}
      <div className={classes.hookActions}>
        {sentence && (
          <Button size="compact-sm" variant="light" title={sentence} aria-label={`Insert sentence: ${sentence}`} onClick={() => onInsert(sentence)}>
            Insert sentence
          </Button>
        )}
        {quote && (
          <Button size="compact-sm" variant="subtle" aria-label={`Insert quote: ${quoted(quote)}`} onClick={() => onInsert(quoted(quote))}>
            Insert quote
          </Button>
        )}
      </div>
    </li>
  );
}
