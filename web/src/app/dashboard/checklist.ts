import type { Profile } from '../../api/account/profile';
import type { ProjectSummary } from '../../api/lists/types';
import { paths } from '../../urls/paths';

export interface ChecklistStep {
  label: string;
  href: string;
  isDone: boolean;
}

interface Progress {
  projects: readonly Pick<ProjectSummary, 'slug' | 'stateCounts' | 'listedPodcastsCount'>[];
  searchesUsed: number;
  profile: Pick<Profile, 'onboarding' | 'reason' | 'role'>;
}

/** The first steps of a new user, each with the page where it is done. The questions are among them until they are answered. */
export function listSteps({ projects, searchesUsed, profile: { onboarding, reason, role } }: Progress): ChecklistStep[] {
  const [first] = projects;
  const filled = projects.find(({ listedPodcastsCount }) => listedPodcastsCount > 0);
  const hasMoved = projects.some(({ stateCounts, listedPodcastsCount }) => listedPodcastsCount > stateCounts.prospect);
  const questions = { label: 'Answer two questions about your work', href: paths.onboarding(), isDone: false };
  return [
    // Who has answered both may leave before the last step.
    ...(onboarding === 'done' || (reason && role) ? [] : [questions]),
    { label: 'Search for podcasts', href: paths.appSearch(), isDone: searchesUsed > 0 || filled !== undefined },
    { label: 'Create a list for a client or campaign', href: paths.newProject(), isDone: first !== undefined },
    { label: 'Add podcasts to the list', href: paths.appSearch(first ? { 'selected-project-slug': first.slug } : {}), isDone: filled !== undefined },
    { label: 'Move a podcast from prospect to qualified', href: filled ? paths.project(filled.slug) : paths.projects(), isDone: hasMoved },
  ];
}
