import { Anchor, Button, Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { PitchSummary } from '../../../api/outreach/types';
import { AppLink } from '../../../ui/navigation/AppLink';
import { Entry, EntryList } from '../../../ui/layout/Entries';
import { formatCount, formatDay } from '../../../ui/text/format';
import { TimeAgo } from '../../../ui/text/TimeAgo';
import { paths } from '../../../urls/paths';
import { EVERYTHING, formatHistoryView } from '../history/history-view';
import type { WaitingPitch } from './open-pitches';
import classes from './OutreachWork.module.css';
import type { useOpenPitches } from './useOpenPitches';

const MAX_ITEMS = 4;

interface OutreachWorkProps {
  pitches: ReturnType<typeof useOpenPitches>;
}

/** Drafts to finish, and pitches that await a reply. */
export function OutreachWork({ pitches: { drafts, waiting, hasMore, isError } }: OutreachWorkProps) {
  const isEmpty = drafts.length + waiting.length === 0;
  return (
    <section aria-labelledby="outreach">
      <Group justify="space-between" mb="sm" gap="sm">
        <Title order={2} size="h4" id="outreach">
          Outreach
        </Title>
        {!isEmpty && (
          <Anchor component={AppLink} href={paths.newPitch()} size="sm" className={classes.link}>
            Write a pitch
          </Anchor>
        )}
      </Group>
      {isError && (
        <Text c="dimmed" role="alert">
          Your pitches couldn’t be loaded. <Anchor component={AppLink} href={paths.outreach()} inherit underline="always">Go to outreach</Anchor>
        </Text>
      )}
      {!isError && isEmpty && (
        <Group gap="sm">
          <Text c="dimmed">No drafts, and no pitches awaiting a reply.</Text>
          <Button component={AppLink} href={paths.newPitch()} size="sm" variant="light">
            Write a pitch
          </Button>
        </Group>
      )}
      <PitchGroup title="Drafts to finish" count={drafts.length} hasMore={hasMore.drafts} href={paths.outreach(formatHistoryView({ ...EVERYTHING, pitched: 'open' }))}>
        {drafts.slice(0, MAX_ITEMS).map((pitch) => (
          <PitchEntry key={pitch.id} pitch={pitch}>
            changed <TimeAgo value={pitch.updatedAt} />
          </PitchEntry>
        ))}
      </PitchGroup>
      <PitchGroup title="Awaiting reply" count={waiting.length} hasMore={hasMore.waiting} href={paths.outreach(formatHistoryView({ ...EVERYTHING, pitched: 'pitched' }))}>
        {waiting.slice(0, MAX_ITEMS).map(({ pitch, nextActionOn }: WaitingPitch) => (
          <PitchEntry key={pitch.id} pitch={pitch}>
            {nextActionOn ? (
              `next action ${formatDay(nextActionOn)}`
            ) : (
              <>
                pitched <TimeAgo value={pitch.pitchedAt} />
              </>
            )}
          </PitchEntry>
        ))}
      </PitchGroup>
    </section>
  );
}

interface PitchGroupProps {
  title: string;
  count: number;
  /** Whether the team has more pitches than `count`. */
  hasMore: boolean;
  /** The page with all pitches of the group. */
  href: string;
  children: ReactNode;
}

function PitchGroup({ title, count, hasMore, href, children }: PitchGroupProps) {
  if (count === 0) return null;
  return (
    <div className={classes.group}>
      <div className={classes.head}>
        <h3 className={classes.title}>
          {title}{' '}
          <span className="numbers">
            {formatCount(count)}
            {hasMore && '+'}
          </span>
        </h3>
        {(count > MAX_ITEMS || hasMore) && (
          <Anchor component={AppLink} href={href} size="sm" className={classes.link} aria-label={`Show all: ${title.toLowerCase()}`}>
            Show all
          </Anchor>
        )}
      </div>
      <EntryList label={title}>{children}</EntryList>
    </div>
  );
}

function PitchEntry({ pitch: { id, podcast, guestName, subject }, children }: { pitch: PitchSummary; children: ReactNode }) {
  return (
    <Entry aside={children}>
      <AppLink href={paths.pitch(id)} title={subject}>
        {podcast.title}
      </AppLink>{' '}
      <Text span size="sm" c="dimmed">
        for {guestName || 'an unnamed guest'}
      </Text>
    </Entry>
  );
}
