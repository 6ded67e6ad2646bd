/** The list for which a new guest is booked. */
import type { ProjectSummary } from '../../api/lists/types';

/** Stands for a list that is created with the profile. */
export const NEW_LIST = '';

export interface ProjectChoices {
  options: { value: string; label: string }[];
  /** The initial choice: the requested list, or a new one. */
  start: string;
  /** Why the requested list can't be chosen; null when it can. */
  problem: { message: string; guestSlug: string | null } | null;
}

const isFree = ({ linkedGuestProfile, status }: ProjectSummary) => linkedGuestProfile === null && status !== 'ARCHIVED';

/** The lists that a guest can have: those for bookings that have no guest. A requested one may be for something else. */
export function findChoices(projects: readonly ProjectSummary[], requested: string | null): ProjectChoices {
  const wanted = requested === null ? undefined : projects.find(({ slug, projectId }) => slug === requested || projectId === requested);
  const free = projects.filter((project) => isFree(project) && (project === wanted || project.projectTypes.includes('guest-booking')));
  const options = [{ value: NEW_LIST, label: 'A new list' }, ...free.map(({ projectId, name }) => ({ value: projectId, label: name }))];
  if (wanted && isFree(wanted)) return { options, start: wanted.projectId, problem: null };
  return { options, start: NEW_LIST, problem: describeProblem(wanted, requested) };
}

function describeProblem(wanted: ProjectSummary | undefined, requested: string | null): ProjectChoices['problem'] {
  if (requested === null) return null;
  if (!wanted) return { message: 'The list in this page’s URL wasn’t found. The guest gets a new one.', guestSlug: null };
  if (wanted.linkedGuestProfile) return { message: `“${wanted.name}” already has a guest: ${wanted.linkedGuestProfile.name || 'an unnamed one'}.`, guestSlug: wanted.linkedGuestProfile.slug };
  return { message: `“${wanted.name}” is archived. The guest gets a new list.`, guestSlug: null };
}
