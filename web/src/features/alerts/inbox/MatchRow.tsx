import { ActionIcon, Button, Checkbox, Menu, Tooltip } from '@mantine/core';
import { IconCheck, IconClock, IconDots, IconEyeOff, IconPlayerPlay, IconPlaylistAdd, IconVolumeOff } from '@tabler/icons-react';
import { useId } from 'react';
import type { AlertMatch } from '../../../api/alerts/types';
import { paths } from '../../../app/paths';
import { AppLink } from '../../../ui/AppLink';
import { formatDateTime } from '../../../ui/format';
import { TimeAgo } from '../../../ui/TimeAgo';
import { useNow } from '../../../ui/useNow';
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

/** A match of the inbox: what was found, in which role, and what can be done with it. */
export function MatchRow({ match, words, namesAlert, isSelected, isSnoozing, actions, onSelect, onSnoozing, onPlay, onAddToList }: MatchRowProps) {
  const boxId = useId();
  const catalog = useCatalogPaths();
  const nowMs = useNow();
  const { id, episode, podcast, alertConfig, snoozedUntil, verdict, firstMatchedAt, audioUrl, status } = match;
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
        <div className={classes.head}>
          <AppLink href={href} className={classes.title} data-match={id}>
            {isNew && <span className={classes.dot} role="img" aria-label="Unseen" />}
            {title}
          </AppLink>
          <span className={classes.when}>
            <TimeAgo value={episode?.publishedAt ?? firstMatchedAt} />
          </span>
        </div>
        <div className={`dotted ${classes.facts}`}>
          {episode && <AppLink href={catalog.podcast(podcast.slug)}>{podcast.title}</AppLink>}
          {namesAlert && <AppLink href={paths.alert(alertConfig.id)}>{alertConfig.name}</AppLink>}
          {isSnoozed(match, nowMs) && <span>Snoozed until {formatDateTime(snoozedUntil)}</span>}
          {verdict === 'not_relevant' && <span>Not relevant</span>}
        </div>
        <MatchBadges match={match} />
        <MentionList match={match} words={words} onPlay={onPlay} />
        <FilterReasons match={match} />
        <div className={classes.actions}>
          {audioUrl && mention?.startSecond === null && (
            <Button size="compact-sm" variant="light" leftSection={<IconPlayerPlay size={14} aria-hidden="true" />} aria-label={`Play ${title}`} onClick={() => onPlay(0)}>
              Play
            </Button>
          )}
          {isOut ? (
            <Button size="compact-sm" variant="light" leftSection={<IconCheck size={15} aria-hidden="true" />} aria-label={`Keep ${title}`} onClick={() => actions.keep.mutate(match)}>
              Keep
            </Button>
          ) : (
            <>
              <Button size="compact-sm" variant="subtle" leftSection={<IconCheck size={15} aria-hidden="true" />} onClick={() => actions.markSeen([match], isNew)}>
                {isNew ? 'Mark as seen' : 'Mark as unseen'}
              </Button>
              <Button size="compact-sm" variant="subtle" color="gray" leftSection={<IconEyeOff size={15} aria-hidden="true" />} onClick={() => actions.reject.mutate(match)}>
                Not relevant
              </Button>
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
        <Tooltip label="Snooze (s)" disabled={isOpen}>
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
