/** The next actions of all lists of a team, by day. */
import type { NextAction } from '../../../api/lists/next-actions';
import type { ListedPodcast, ProjectDetails } from '../../../api/lists/types';

export interface PlannedAction {
  /** "2026-11-26". */
  day: string;
  project: Pick<ProjectDetails, 'slug' | 'name'>;
  entry: ListedPodcast;
}

/** The next actions as the pages show them. The server leaves out closed entries and archived lists, and sorts. */
export const toPlannedActions = (found: readonly NextAction[]): PlannedAction[] =>
  found.flatMap(({ projectSlug, projectName, listedPodcast }) =>
    listedPodcast.nextActionOn ? [{ day: listedPodcast.nextActionOn, project: { slug: projectSlug, name: projectName }, entry: listedPodcast }] : [],
  );

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
