/** The next actions of all lists of a team, by day. */
import type { ListedPodcast, ProjectDetails, ProjectWithPodcasts } from '../../../api/lists/types';
import { DONE_STATES } from '../table/list-row';

export interface PlannedAction {
  /** "2026-11-26". */
  day: string;
  project: Pick<ProjectDetails, 'slug' | 'name'>;
  entry: ListedPodcast;
}

/** The next actions of open entries, earliest first. With `userId`, only those of podcasts that this user has added. */
export function findPlannedActions(projects: readonly ProjectWithPodcasts[], userId: string | null): PlannedAction[] {
  return projects
    .filter(({ status }) => status !== 'ARCHIVED')
    .flatMap((project) =>
      project.listedPodcasts.flatMap((entry) => {
        const day = entry.nextActionOn;
        if (!day || DONE_STATES.includes(entry.status) || (userId !== null && entry.addedByUser.userId !== userId)) return [];
        return [{ day, project, entry }];
      }),
    )
    .toSorted((left, right) => left.day.localeCompare(right.day) || left.entry.podcast.title.localeCompare(right.entry.podcast.title));
}

/** The actions by day, in their order. */
export function groupByDay(actions: readonly PlannedAction[]): Map<string, PlannedAction[]> {
  const days = new Map<string, PlannedAction[]>();
  for (const action of actions) {
    const ofDay = days.get(action.day);
    if (ofDay) ofDay.push(action);
    else days.set(action.day, [action]);
  }
  return days;
}

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The month of the URL, else that of today: "2026-11". */
export const readMonth = (text: string | null, today: string) => (text !== null && MONTH.test(text) ? text : today.slice(0, 7));

const utcDay = (date: Date) => date.toISOString().slice(0, 10);
const startOf = (month: string) => new Date(`${month}-01T00:00:00Z`);

export function shiftMonth(month: string, by: 1 | -1): string {
  const start = startOf(month);
  start.setUTCMonth(start.getUTCMonth() + by);
  return utcDay(start).slice(0, 7);
}

const WEEK = 7;

/** The weeks of a month from Monday to Sunday, as days. The first and last week also have days of the months beside. */
export function weeksOf(month: string): string[][] {
  const first = startOf(month);
  first.setUTCDate(1 - ((first.getUTCDay() + WEEK - 1) % WEEK));
  const weeks: string[][] = [];
  while (weeks.length === 0 || utcDay(first).startsWith(month)) {
    weeks.push(
      Array.from({ length: WEEK }, () => {
        const day = utcDay(first);
        first.setUTCDate(first.getUTCDate() + 1);
        return day;
      }),
    );
  }
  return weeks;
}
