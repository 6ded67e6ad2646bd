import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconCheck, IconClock, IconMail, IconPlayerPlay, IconPlaylistAdd, IconThumbDown, IconVolumeOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { MoreMenu } from '../../../ui/forms/MoreMenu';
import { useNow } from '../../../ui/text/useNow';
import { firstMention, isSnoozed, isUnseen, titleOf } from '../match-text';
import { SNOOZE_OPTIONS } from '../snooze';
import classes from './Inbox.module.css';
import type { MatchRowProps } from './MatchRow';
import { Tooltip } from '../../../ui/text/Tooltip';

type MatchActionsProps = Pick<MatchRowProps, 'match' | 'isSnoozing' | 'actions' | 'onSnoozing' | 'onPlay' | 'onAddToList'>;

/** What can be done with a match. */
export function MatchActions({ match, isSnoozing, actions, onSnoozing, onPlay, onAddToList }: MatchActionsProps) {
  const nowMs = useNow();
  const title = titleOf(match);
  const isNew = isUnseen(match);
  const isOut = match.status === 'filtered' || match.verdict === 'not_relevant';
  return (
    <div className={classes.actions}>
      {/* A mention in the transcript has a button of its own. */}
      {match.audioUrl && (firstMention(match)?.startSecond ?? null) === null && (
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
      <MoreMenu subject={title} width={250}>
        <Menu.Item leftSection={<IconPlaylistAdd size={17} />} onClick={onAddToList}>
          Add the podcast to a list…
        </Menu.Item>
        <Menu.Item leftSection={<IconVolumeOff size={17} />} onClick={() => actions.mute.mutate(match)}>
          Mute this podcast for the alert
        </Menu.Item>
      </MoreMenu>
    </div>
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
  <Tooltip label={label}>
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
      <Tooltip label="Snooze (s)" disabled={isOpen}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={`Snooze ${title}`}>
            <IconClock size={18} stroke={1.7} />
          </ActionIcon>
        </Menu.Target>
      </Tooltip>
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
