import type { ProjectSummary } from '../../api/lists/types';
import { MoreButton } from '../../ui/forms/MoreButton';
import { lazyMenu, type MenuButtonProps } from '../../ui/navigation/lazy-menu';
import classes from './Projects.module.css';
import type { useProjectActions } from './useProjectActions';

export interface ProjectMenuProps {
  project: ProjectSummary;
  actions: ReturnType<typeof useProjectActions>;
  onDeleted?: () => void;
}

/** The button of the menu. */
const ProjectMenuButton = ({ project: { name }, actions: _actions, onDeleted: _onDeleted, ...button }: ProjectMenuProps & MenuButtonProps) => <MoreButton subject={name} className={classes.cardButton} {...button} />;

/** The menu with further actions on a list. */
export const ProjectMenu = lazyMenu(async () => (await import('./ProjectMenuItems')).ProjectMenuItems, ProjectMenuButton);
