import { ActionIcon, Group, NativeSelect, Text } from '@mantine/core';
import { IconRewindBackward15, IconRewindForward30 } from '@tabler/icons-react';
import { type RefObject, useState } from 'react';
import { safeHref } from '../../ui/text/format';
import classes from './Player.module.css';
import type { PlayerControls } from './usePlayer';

interface PlayerCardProps {
  audioRef: RefObject<HTMLAudioElement | null>;
  controls: PlayerControls;
  src: string | null | undefined;
  title: string;
}

const BACK_S = -15;
const FORTH_S = 30;
const SPEEDS = ['0.8', '1', '1.2', '1.5', '2'] as const;

export function PlayerCard({ audioRef, controls, src, title }: PlayerCardProps) {
  const [failed, setFailed] = useState(false);
  const [speed, setSpeed] = useState('1');
  const href = safeHref(src);
  if (!href) return <Text c="dimmed">There’s no public recording of this episode.</Text>;
  return (
    <section className={classes.player} aria-label="Player">
      {/* The transcript below replaces a caption track. */}
      <audio ref={audioRef} controls preload="none" src={href} aria-label={`Recording of ${title}`} onTimeUpdate={controls.onTimeUpdate} onError={() => setFailed(true)}>
        <track kind="captions" />
      </audio>
      <Group gap={4} wrap="nowrap">
        <ActionIcon variant="subtle" color="gray" size={44} aria-label="Back 15 seconds" onClick={() => controls.step(BACK_S)}>
          <IconRewindBackward15 size={21} stroke={1.6} />
        </ActionIcon>
        <ActionIcon variant="subtle" color="gray" size={44} aria-label="Forward 30 seconds" onClick={() => controls.step(FORTH_S)}>
          <IconRewindForward30 size={21} stroke={1.6} />
        </ActionIcon>
        <NativeSelect
          aria-label="Speed"
          size="xs"
          w={76}
          className={classes.speed}
          value={speed}
          data={SPEEDS.map((value) => ({ value, label: `${value}×` }))}
          onChange={(event) => {
            setSpeed(event.currentTarget.value);
            controls.setSpeed(Number(event.currentTarget.value));
          }}
        />
      </Group>
      {failed && (
        <Text size="sm" role="alert" className={classes.error}>
          Couldn’t load the recording from the publisher.{' '}
          <a href={href} rel="noopener noreferrer" target="_blank">
            Open it on the publisher’s site
          </a>
        </Text>
      )}
    </section>
  );
}
