import { ActionIcon, Button, Checkbox, Menu, Tooltip } from '@mantine/core';
import { IconCheck, IconClock, IconDots, IconMail, IconPlayerPlay, IconPlaylistAdd, IconThumbDown, IconVolumeOff } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import type { AlertMatch } from '../../../api/alerts/types';
import { AppLink } from '../../../ui/AppLink';
import { formatDateTime } from '../../../ui/format';
import { TimeAgo } from '../../../ui/TimeAgo';
import { useNow } from '../../../ui/useNow';
import { paths } from '../../../urls/paths';
import { useCatalogPaths } from '../../../widgets/catalog-links';
import { firstMention, isSnoozed, isUnseen, titleOf } from '../match-text';
import { SNOOZE_OPTIONS } from '../snooze';
import classes from './Inbox.module.css';
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

/** A match of the inbox with its mentions, role and actions. */
export function MatchRow({ match, words, namesAlert, isSelected, isSnoozing, actions, onSelect, onSnoozing, onPlay, onAddToList }: MatchRowProps) {
  const boxId = useId();
  const catalog = useCatalogPaths();
  const nowMs = useNow();
  const { id, episode, podcast, alertConfig, snoozedUntil, verdict, firstMatchedAt, audioUrl, chart, status } = match;
  const title = titleOf(match);
  const mention = firstMention(match);
  const href = episode ? catalog.episode(podcast.slug, episode.slug, { t: mention?.startSecond ?? null }) : catalog.podcast(podcast.slug);
  const isNew = isUnseen(match);
  const isOut = status === 'filtered' || verdict === 'not_relevant';
  return (
    <li className={classes.match} data-seen={!isNew || undefined} data-match-row={id}>
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
      <div className={classes.body}>
        <AppLink href={href} className={classes.title} data-match={id}>
          {isNew && <span className={classes.dot} role="img" aria-label="Unseen" />}
          {title}
        </AppLink>
        <div className={`dotted ${classes.facts}`}>
          {episode && <AppLink href={catalog.podcast(podcast.slug)}>{podcast.title}</AppLink>}
          {namesAlert && <AppLink href={paths.alert(alertConfig.id)}>{alertConfig.name}</AppLink>}
          {isSnoozed(match, nowMs) && <span>Snoozed until {formatDateTime(snoozedUntil)}</span>}
          {verdict === 'not_relevant' && <span>Not relevant</span>}
        </div>
        <MatchBadges match={match} />
        <MentionList match={match} words={words} onPlay={onPlay} />
        <FilterReasons match={match} />
      </div>
      <div className={classes.side}>
        <span className={classes.when}>
          <TimeAgo value={episode?.publishedAt ?? chart?.day ?? firstMatchedAt} />
        </span>
        <div className={classes.actions}>
          {/* A mention in the transcript has a button of its own. */}
          {audioUrl && (mention?.startSecond ?? null) === null && (
            <Action label="Play" name={`Play ${title}`} onClick={() => onPlay(0)}>
              <IconPlayerPlay size={18} stroke={1.7} />
            </Action>
          )}
          {isOut ? (
            <Button size="compact-sm" variant="light" leftSection={<IconCheck size={15} aria-hidden="true" />} aria-label={`Keep ${title}`} onClick={() => actions.keep.mutate(match)}>
              Keep
            </Button>
          ) : (
            <>
              <Action label={isNew ? 'Mark as seen (e)' : 'Mark as unseen (e)'} name={isNew ? `Mark ${title} as seen` : `Mark ${title} as unseen`} onClick={() => actions.markSeen([match], isNew)}>
                {isNew ? <IconCheck size={18} stroke={1.7} /> : <IconMail size={18} stroke={1.7} />}
              </Action>
              <Action label="Not relevant (n)" name={`Mark ${title} as not relevant`} onClick={() => actions.reject.mutate(match)}>
                <IconThumbDown size={18} stroke={1.7} />
              </Action>
              <SnoozeMenu title={title} isOpen={isSnoozing} hasSnooze={isSnoozed(match, nowMs)} onOpen={onSnoozing} onSnooze={(until) => actions.snooze([match], until)} />
            </>
          )}
          <Menu position="bottom-end" radius="md" width={250} withinPortal={false} withInitialFocusPlaceholder={false}>
            <Menu.Target>
              <ActionIcon variant="subtle" color="gray" aria-label={`More actions for ${title}`}>
                <IconDots size={18} stroke={1.7} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown aria-label={`Actions for ${title}`}>
              <Menu.Item leftSection={<IconPlaylistAdd size={17} />} onClick={onAddToList}>
                Add the show to a list…
              </Menu.Item>
              <Menu.Item leftSection={<IconVolumeOff size={17} />} onClick={() => actions.mute.mutate(match)}>
                Mute this show for the alert
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </div>
      </div>
    </li>
  );
}

interface ActionProps {
  /** What the tooltip shows. */
  label: string;
  /** The accessible name. */
  name: string;
  onClick: () => void;
  children: ReactNode;
}

const Action = ({ label, name, onClick, children }: ActionProps) => (
  <Tooltip label={label} withinPortal={false}>
    <ActionIcon variant="subtle" color="gray" aria-label={name} onClick={onClick}>
      {children}
    </ActionIcon>
  </Tooltip>
);

interface SnoozeMenuProps {
  title: string;
  isOpen: boolean;
  hasSnooze: boolean;
  onOpen: (isOpen: boolean) => void;
  onSnooze: (until: Date | null) => void;
}

/** When the match comes back. The key s opens it. */
function SnoozeMenu({ title, isOpen, hasSnooze, onOpen, onSnooze }: SnoozeMenuProps) {
  return (
    <Menu opened={isOpen} onChange={onOpen} position="bottom-end" radius="md" width={210} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Tooltip label="Snooze (s)" withinPortal={false} disabled={isOpen}>
          <ActionIcon variant="subtle" color="gray" aria-label={`Snooze ${title}`}>
            <IconClock size={18} stroke={1.7} />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown aria-label={`Snooze ${title}`}>
        {hasSnooze && <Menu.Item onClick={() => onSnooze(null)}>Bring it back now</Menu.Item>}
        {SNOOZE_OPTIONS.map(({ label, until }) => (
          <Menu.Item key={label} onClick={() => onSnooze(until(new Date()))}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
