import { IconPinned } from '@tabler/icons-react';
import { AppLink } from '../../ui/navigation/AppLink';
import { paths } from '../../urls/paths';
import classes from './Frame.module.css';
import { useProjects } from './useProjects';

const MAX_LINKS = 6;

/** The first lists as links: the pinned ones, then the latest. */
export function ProjectLinks() {
  const { projects, pinnedIds, current } = useProjects();
  if (projects.length === 0) return null;
  return (
    <nav aria-label="Lists">
      {projects.slice(0, MAX_LINKS).map(({ projectId, slug, name }) => (
        <AppLink key={projectId} href={paths.project(slug)} className={classes.projectLink} aria-current={current?.projectId === projectId ? 'page' : undefined} title={name}>
          <span>{name}</span>
          {pinnedIds.includes(projectId) && <IconPinned size={14} aria-label="Pinned" />}
        </AppLink>
      ))}
    </nav>
  );
}
