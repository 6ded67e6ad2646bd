import { Anchor, Badge, Group, Text, Title } from '@mantine/core';
import { AppLink } from '../../../ui/navigation/AppLink';
import { Entry, EntryList } from '../../../ui/layout/Entries';
import { formatCount, formatDay, plural } from '../../../ui/text/format';
import { TimeAgo } from '../../../ui/text/TimeAgo';
import { paths } from '../../../urls/paths';
import classes from '../Projects.module.css';
import type { useTodaysWork } from './useTodaysWork';
import type { WorkItem, WorkKind } from './work-items';

const MAX_ITEMS = 8;

const KINDS: Readonly<Record<WorkKind, { label: string; color: string }>> = {
  overdue: { label: 'Overdue', color: 'red' },
  due: { label: 'Today', color: 'brand' },
  'no-answer': { label: 'No reply', color: 'orange' },
};

interface TodaysWorkProps {
  work: ReturnType<typeof useTodaysWork>;
}

/** Due actions, pitches without a reply, and alerts and saved searches with something new. */
export function TodaysWork({ work: { items, newMatches, alerts } }: TodaysWorkProps) {
  return (
    <section aria-labelledby="work">
      <Group justify="space-between" mb="sm" gap="sm">
        <Title order={2} size="h4" id="work">
          Today
        </Title>
        <Anchor component={AppLink} href={paths.upcoming()} size="sm" className={classes.allLists}>
          Upcoming
        </Anchor>
      </Group>
      {items.length + newMatches.length + alerts.length === 0 ? (
        <Text c="dimmed">Nothing is due. Next actions appear here on their due date.</Text>
      ) : (
        <EntryList>
          {alerts.map(({ id, alertName, unseenCount }) => (
            <Entry key={id} aside={plural(unseenCount ?? 0, 'new match', 'new matches')}>
              <Badge component="span" variant="light" className={classes.kind}>Alert</Badge>{' '}
              <AppLink href={paths.alert(id, { state: 'unseen' })}>{alertName}</AppLink>
            </Entry>
          ))}
          {newMatches.map(({ id, name, newCount, newCountIsExact }) => (
            <Entry key={id} aside={`${formatCount(newCount)}${newCountIsExact ? '' : '+'} new`}>
              <Badge component="span" variant="light" className={classes.kind}>New</Badge>{' '}
              <AppLink href={paths.appSearch({ saved: id })}>{name}</AppLink>
            </Entry>
          ))}
          {items.slice(0, MAX_ITEMS).map((item) => (
            <WorkEntry key={item.entry.listedPodcastId} item={item} />
          ))}
        </EntryList>
      )}
      {items.length > MAX_ITEMS && (
        <Text size="sm" c="dimmed" mt={6}>
          And {plural(items.length - MAX_ITEMS, 'more entry', 'more entries')} on <Anchor component={AppLink} href={paths.upcoming()} inherit underline="always">
            your lists
          </Anchor>.
        </Text>
      )}
    </section>
  );
}

function WorkEntry({ item: { kind, entry, project, date } }: { item: WorkItem }) {
  const { label, color } = KINDS[kind];
  return (
    <Entry aside={kind === 'no-answer' ? <>pitched <TimeAgo value={date} /></> : formatDay(date)}>
      <Badge component="span" variant="light" color={color} className={classes.kind}>
        {label}
      </Badge>{' '}
      <AppLink href={paths.project(project.slug, null, { open: entry.listedPodcastId })}>{entry.podcast.title}</AppLink>{' '}
      <Text span size="sm" c="dimmed">
        {project.name}
      </Text>
    </Entry>
  );
}
