import type { ProjectActivity } from '../../../api/lists/projects';

export interface ActivityDay {
  /** The first moment of the day that has activity; the newest. */
  date: string;
  activities: ProjectActivity[];
}

const dayKey = (date: string) => new Date(date).toDateString();

/** Groups activity, newest first, by days of the reader's zone. */
export function groupByDay(activities: readonly ProjectActivity[]): ActivityDay[] {
  const days: ActivityDay[] = [];
  for (const activity of activities) {
    const last = days.at(-1);
    if (last && dayKey(last.date) === dayKey(activity.activityDate)) last.activities.push(activity);
    else days.push({ date: activity.activityDate, activities: [activity] });
  }
  return days;
}
