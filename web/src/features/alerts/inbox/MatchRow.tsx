import { ActionIcon, Badge, Checkbox } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { AlertMatch } from '../../../api/alerts/types';
import { AppLink } from '../../../ui/navigation/AppLink';
import { formatDateTime } from '../../../ui/text/format';
import { TimeAgo } from '../../../ui/text/TimeAgo';
import { useNow } from '../../../ui/text/useNow';
import { paths } from '../../../urls/paths';
import { useCatalogPaths } from '../../../widgets/catalog-links';
import { personPath } from '../../../widgets/credits';
import { describeMovement, firstMention, isSnoozed, isUnseen, reasonsOf, ROLE_LABELS, roleColor, snippetRuns, titleOf } from '../match-text';
import classes from './Inbox.module.css';
import { MatchActions } from './MatchActions';
import { FilterReasons, MatchBadges } from './MatchFacts';
import { MentionList } from './MentionList';
import type { useMatchActions } from './useMatchActions';

export interface MatchRowProps {
  match: AlertMatch;
  words: readonly string[];
  /** Whether the inbox has matches of several alerts. */
  namesAlert: boolean;
  isSelected: boolean;
  isSnoozing: boolean;
  actions: ReturnType<typeof useMatchActions>;
  onSelect: (isRange: boolean) => void;
  onSnoozing: (isOpen: boolean) => void;
  onPlay: (second: number) => void;
  onAddToList: () => void;
}

/** A match of the inbox: one line with date, role and actions; its mentions and labels on demand. */
export function MatchRow({ match, words, namesAlert, isSelected, onSelect, ...further }: MatchRowProps) {
  const boxId = useId();
  const detailsId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const catalog = useCatalogPaths();
  const { id, episode, podcast, appearance } = match;
  const title = titleOf(match);
  const href = episode ? catalog.episode(podcast.slug, episode.slug, { t: firstMention(match)?.startSecond ?? null }) : catalog.podcast(podcast.slug);
  const isNew = isUnseen(match) && !match.isBackCatalog;
  return (
    <li className={classes.match} data-seen={!isNew || undefined} data-open={isOpen || undefined} data-match-row={id}>
      {/* The label around the box is the target for a finger. */}
      <label className={classes.select} htmlFor={boxId}>
        <Checkbox
          id={boxId}
          size="sm"
          aria-label={`Select ${title}`}
          checked={isSelected}
          onChange={(event) => onSelect((event.nativeEvent as MouseEvent).shiftKey)}
        />
      </label>
      <div className={classes.line}>
        <AppLink href={href} className={classes.title} data-match={id}>
          {isNew && <span className={classes.dot} role="img" aria-label="Unseen" />}
          {title}
        </AppLink>
        <Gist match={match} words={words} />
      </div>
      <div className={classes.side}>
        {appearance && (
          <Badge component="span" variant="light" color={roleColor(appearance.role)} tt="none" className={classes.role}>
            {ROLE_LABELS[appearance.role]}
          </Badge>
        )}
        <MatchDate match={match} />
      </div>
      <MatchActions match={match} {...further} />
      <ActionIcon className={classes.more} variant="subtle" color="gray" aria-label={`Details of ${title}`} aria-expanded={isOpen} aria-controls={detailsId} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? <IconChevronUp size={18} stroke={1.7} /> : <IconChevronDown size={18} stroke={1.7} />}
      </ActionIcon>
      <div id={detailsId} className={classes.details} hidden={!isOpen}>
        {isOpen && <Details match={match} words={words} namesAlert={namesAlert} onPlay={further.onPlay} />}
      </div>
    </li>
  );
}

/** Why the match is filtered, else its movement or the text of its first mention, on the rest of the line. */
function Gist({ match, words }: Pick<MatchRowProps, 'match' | 'words'>) {
  const [reason] = match.status === 'filtered' ? reasonsOf(match) : [];
  const mention = firstMention(match);
  if (reason) return <span className={classes.gist}>{reason}</span>;
  if (match.chart) return <span className={classes.gist}>{describeMovement(match.chart)}</span>;
  if (!mention) return null;
  return (
    <span className={classes.gist}>
      {snippetRuns(mention.snippet, words).map((run, index) =>
        // The runs of one text never change their order, so their indexes are stable keys.
        run.isHighlighted ? <mark key={`${index}-${run.text}`}>{run.text}</mark> : run.text,
      )}
    </span>
  );
}

/** When the episode was published, or the day of the chart. A podcast has the day on which it was found. */
function MatchDate({ match: { episode, chart, firstMatchedAt } }: { match: AlertMatch }) {
  if (episode && !episode.publishedAt) return <span className={classes.when}>Undated</span>;
  return (
    <span className={classes.when}>
      <TimeAgo value={episode?.publishedAt ?? chart?.day ?? firstMatchedAt} display="day" />
    </span>
  );
}

function Details({ match, words, namesAlert, onPlay }: Pick<MatchRowProps, 'match' | 'words' | 'namesAlert' | 'onPlay'>) {
  const nowMs = useNow();
  const { alertConfig, appearance, episode, snoozedUntil, verdict } = match;
  const [name] = words;
  const person = alertConfig.type === 'person' && appearance && episode && name ? personPath(appearance.role, name, { episode: episode.id }) : null;
  return (
    <>
      <div className="dotted facts">
        {namesAlert && <AppLink href={paths.alert(alertConfig.id)}>{alertConfig.name}</AppLink>}
        {person && <AppLink href={person}>All appearances of {name}</AppLink>}
        {isSnoozed(match, nowMs) && <span>Snoozed until {formatDateTime(snoozedUntil)}</span>}
        {verdict === 'not_relevant' && <span>Not relevant</span>}
      </div>
      <MatchBadges match={match} />
      <MentionList match={match} words={words} onPlay={onPlay} />
      <FilterReasons match={match} />
    </>
  );
}
