import { ActionIcon, Title } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { AppLink } from '../../../ui/navigation/AppLink';
import { formatDay, formatMonth } from '../../../ui/text/format';
import { actionPath, describeAction } from './Agenda';
import { groupByDay, type PlannedAction, shiftMonth, weeksOf } from './planned-actions';
import classes from './Upcoming.module.css';

interface MonthCalendarProps {
  actions: readonly PlannedAction[];
  today: string;
  /** "2026-11". */
  month: string;
  pathOf: (month: string) => string;
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** A month with its next actions. */
export function MonthCalendar({ actions, today, month, pathOf }: MonthCalendarProps) {
  const byDay = groupByDay(actions);
  return (
    <section aria-labelledby="month">
      <div className={classes.monthHead}>
        <Title order={2} size="h4" id="month">
          {formatMonth(`${month}-01`)}
        </Title>
        <ActionIcon component={AppLink} href={pathOf(shiftMonth(month, -1))} variant="default" size="lg" aria-label="Previous month" resetScroll={false}>
          <IconChevronLeft size={18} />
        </ActionIcon>
        <ActionIcon component={AppLink} href={pathOf(shiftMonth(month, 1))} variant="default" size="lg" aria-label="Next month" resetScroll={false}>
          <IconChevronRight size={18} />
        </ActionIcon>
      </div>
      {/* It scrolls sideways on a phone, with the keys too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={classes.monthScroller} role="region" aria-label="Calendar" tabIndex={0}>
        <table className={classes.month}>
          <thead>
            <tr>
              {WEEKDAYS.map((name) => (
                <th key={name} scope="col" aria-label={name}>
                  {name.slice(0, 3)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(month).map((week) => (
              <tr key={week[0]}>
                {week.map((day) => (
                  <td key={day} data-beside={!day.startsWith(month) || undefined} data-today={day === today || undefined}>
                    <time dateTime={day} title={formatDay(day)}>
                      {Number(day.slice(8))}
                    </time>
                    {(byDay.get(day) ?? []).map((action) => (
                      <AppLink key={action.entry.listedPodcastId} href={actionPath(action)} title={describeAction(action)} className={classes.event} data-overdue={day < today || undefined}>
                        {action.entry.podcast.title}
                      </AppLink>
                    ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
