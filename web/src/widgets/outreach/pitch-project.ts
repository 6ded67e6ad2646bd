/** For which guest a pitch to a podcast is written, unless the reader chooses another. */
import type { ProjectSummary } from '../../api/lists/types';

export interface PitchProject {
  projectId: string;
  guestProfileId: string;
}

type Candidate = Pick<ProjectSummary, 'projectId' | 'slug' | 'status' | 'linkedGuestProfile'>;

/** The list of a guest that has the podcast, else the list that the reader used last; null when neither has a guest. */
export function choosePitchProject(projects: readonly Candidate[], listedOn: readonly string[], lastSlug: string | null): PitchProject | null {
  const withGuest = projects.filter(({ status, linkedGuestProfile }) => status !== 'ARCHIVED' && linkedGuestProfile);
  const last = withGuest.find(({ slug }) => slug === lastSlug);
  const listed = withGuest.filter(({ projectId }) => listedOn.includes(projectId));
  const chosen = listed.find((project) => project === last) ?? listed[0] ?? last;
  return chosen?.linkedGuestProfile ? { projectId: chosen.projectId, guestProfileId: chosen.linkedGuestProfile.id } : null;
}
