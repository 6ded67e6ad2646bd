import { Button, CloseButton, Group, Text } from '@mantine/core';
import { type RefObject, useEffect } from 'react';
import type { AlertMatch } from '../../../api/alerts/types';
import { PlayerCard } from '../../../widgets/player/PlayerCard';
import type { PlayerControls } from '../../../widgets/player/usePlayer';
import { titleOf } from '../match-text';
import classes from './Inbox.module.css';
import type { useMatchActions } from './useMatchActions';

export interface Playing {
  match: AlertMatch;
  second: number;
  /** Increases with each press, so that the same second plays again. */
  press: number;
}

interface MatchDockProps {
  playing: Playing | null;
  audioRef: RefObject<HTMLAudioElement | null>;
  controls: PlayerControls;
  actions: ReturnType<typeof useMatchActions>;
  onStop: () => void;
}

/** The bar that stays in view below the matches: the player, and proposed exclusions after a rejection. */
export function MatchDock({ playing, audioRef, controls, actions, onStop }: MatchDockProps) {
  const { seek } = controls;
  useEffect(() => {
    if (playing) seek(playing.second, true);
  }, [playing, seek]);
  return (
    <div className={classes.dock}>
      {actions.rejection && <RejectionPanel actions={actions} rejection={actions.rejection} />}
      {playing && (
        <div className={classes.dockPanel}>
          <div className={classes.dockHead}>
            <Text size="sm" fw={600} lineClamp={1}>
              {titleOf(playing.match)}
            </Text>
            <CloseButton aria-label="Close the player" onClick={onStop} />
          </div>
          <PlayerCard key={playing.match.id} audioRef={audioRef} controls={controls} src={playing.match.audioUrl} title={titleOf(playing.match)} />
        </div>
      )}
    </div>
  );
}

interface RejectionPanelProps {
  actions: ReturnType<typeof useMatchActions>;
  rejection: NonNullable<ReturnType<typeof useMatchActions>['rejection']>;
}

/** Proposes exclusions after a match was rejected as not relevant. */
function RejectionPanel({ actions, rejection: { match, proposals } }: RejectionPanelProps) {
  return (
    <section className={classes.dockPanel} aria-label="Not relevant">
      <div className={classes.dockHead}>
        <Text size="sm" role="status">
          “{titleOf(match)}” is not relevant.{proposals.length > 0 && ' Filter out similar matches?'}
        </Text>
        <CloseButton aria-label="Dismiss" onClick={actions.dismissRejection} />
      </div>
      <Group gap="xs">
        {proposals.map((proposal) => (
          <Button key={`${proposal.kind} ${proposal.value ?? ''}`} size="compact-sm" variant="light" loading={actions.accept.isPending} onClick={() => actions.accept.mutate({ proposal, match })}>
            {proposal.label}
          </Button>
        ))}
        <Button size="compact-sm" variant="default" loading={actions.keep.isPending} onClick={() => actions.keep.mutate(match)}>
          Undo
        </Button>
      </Group>
    </section>
  );
}
