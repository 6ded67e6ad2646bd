import { Badge, Text, Title } from '@mantine/core';
import { AppLink } from '../../../ui/navigation/AppLink';
import { formatDay } from '../../../ui/text/format';
import { STATE_LABELS } from '../../../ui/listed/listed-state';
import { PriorityIcon } from '../../../ui/listed/PriorityBadge';
import { StateBadge } from '../../../ui/listed/StateBadge';
import { paths } from '../../../urls/paths';
import { groupByDay, type PlannedAction } from './planned-actions';
import classes from './Upcoming.module.css';

interface AgendaProps {
  actions: readonly PlannedAction[];
  today: string;
}

export const actionPath = ({ project, entry }: PlannedAction) => paths.project(project.slug, null, { open: entry.listedPodcastId });
export const describeAction = ({ project, entry }: PlannedAction) => `${entry.podcast.title}, ${STATE_LABELS[entry.status]}, ${project.name}`;

/** The next actions day by day, the overdue ones first. */
export function Agenda({ actions, today }: AgendaProps) {
  return (
    <div className={classes.agenda}>
      {[...groupByDay(actions)].map(([day, ofDay]) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <Title order={2} size="h5" id={`day-${day}`} className={classes.day}>
            {formatDay(day)}
            {day < today && (
              <Badge component="span" variant="light" color="red">
                Overdue
              </Badge>
            )}
            {day === today && (
              <Badge component="span" variant="light">
                Today
              </Badge>
            )}
          </Title>
          <ul className={classes.actions}>
            {ofDay.map((action) => (
              <li key={action.entry.listedPodcastId} className={classes.action}>
                <AppLink href={actionPath(action)}>{action.entry.podcast.title}</AppLink>
                <Text span size="sm" c="dimmed" className={classes.list}>
                  {action.project.name}
                </Text>
                {action.entry.priority && <PriorityIcon priority={action.entry.priority} size={15} />}
                <StateBadge state={action.entry.status} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
