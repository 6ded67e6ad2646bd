import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { Fragment, useState } from 'react';
import type { Mention, AlertMatch } from '../../../api/alerts/types';
import { formatTimecode, plural } from '../../../ui/text/format';
import { EpisodeLink } from '../../../widgets/catalog-links';
import { firstMention, snippetRuns, titleOf, warningsOf } from '../match-text';
import classes from './Inbox.module.css';
import { LabelBadge } from './MatchFacts';

interface MentionListProps {
  match: AlertMatch;
  /** The words of the alert, marked where the server marks none. */
  words: readonly string[];
  /** Plays the recording from a second. Absent where there is no player. */
  onPlay?: ((second: number) => void) | undefined;
}

const MAX_FIRST = 2;

/** The mentions of a match: those that pass the filters first, the others on demand. */
export function MentionList({ match, words, onPlay }: MentionListProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  const { mentions } = match;
  const first = firstMention(match);
  if (!first) return null;
  const ordered = [first, ...mentions.filter((mention) => mention !== first)];
  const shown = isExpanded ? ordered : ordered.slice(0, MAX_FIRST);
  return (
    <>
      <ul className={classes.mentions} aria-label={`Mentions in ${titleOf(match)}`}>
        {shown.map((mention) => (
          <MentionItem key={mention.id} match={match} mention={mention} words={words} onPlay={onPlay} />
        ))}
      </ul>
      {ordered.length > MAX_FIRST && (
        <div>
          <Button size="compact-sm" variant="subtle" aria-expanded={isExpanded} onClick={() => setIsExpanded(!isExpanded)}>
            {isExpanded ? 'Show fewer' : `Show ${plural(ordered.length - MAX_FIRST, 'more mention')}`}
          </Button>
        </div>
      )}
    </>
  );
}

function MentionItem({ match, mention, words, onPlay }: MentionListProps & { mention: Mention }) {
  const { startSecond } = mention;
  const { episode, podcast, audioUrl, status } = match;
  const timecode = startSecond === null ? null : formatTimecode(startSecond);
  return (
    <li className={classes.mention} data-filtered={(!mention.passesFilters && status === 'kept') || undefined}>
      {startSecond !== null && timecode !== null && onPlay && audioUrl && (
        <Button size="compact-sm" variant="light" className={classes.play} leftSection={<IconPlayerPlay size={14} aria-hidden="true" />} aria-label={`Play from ${timecode}`} onClick={() => onPlay(startSecond)}>
          {timecode}
        </Button>
      )}
      {startSecond !== null && timecode !== null && !(onPlay && audioUrl) && episode && (
        <EpisodeLink podcastSlug={podcast.slug} episodeSlug={episode.slug} query={{ t: startSecond }} aria-label={`Open at ${timecode}`}>
          {timecode}
        </EpisodeLink>
      )}
      <span>
        {snippetRuns(mention.snippet, words).map((run, index) =>
          // The runs of one text never change their order, so their indexes are stable keys.
          run.isHighlighted ? <mark key={`${index}-${run.text}`}>{run.text}</mark> : run.text,
        )}
        {warningsOf(mention, match).map((label) => (
          <Fragment key={label.text}>
            {' '}
            <LabelBadge label={label} />
          </Fragment>
        ))}
      </span>
    </li>
  );
}
