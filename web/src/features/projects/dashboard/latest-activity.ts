import type { ProjectSummary, RecentActivity } from '../../../api/lists/types';

export interface TeamActivityEntry {
  project: Pick<ProjectSummary, 'projectId' | 'slug' | 'name'>;
  activity: RecentActivity;
}

/** The newest activity of all projects. */
export const latestActivity = (projects: readonly ProjectSummary[], count: number): TeamActivityEntry[] =>
  projects
    .flatMap((project) => project.recentActivities.map((activity) => ({ project, activity })))
    .toSorted((left, right) => right.activity.date.localeCompare(left.activity.date))
    .slice(0, count);
