/** `/app/projects/{projectSlug}/guest-profile` (spec 2): the guest as a part of the page of the project. */
import { ProjectGuest } from '../features/guests/ProjectGuest';
import { ProjectPage } from '../features/projects/ProjectPage';

export function ProjectGuestPage() {
  return <ProjectPage renderGuest={(project) => <ProjectGuest project={project} />} />;
}
