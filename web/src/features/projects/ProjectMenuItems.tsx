import { Menu } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconSettings, IconTrash } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { MoreMenu } from '../../ui/forms/MoreMenu';
import { useFirstOpening } from '../../ui/navigation/lazy-menu';
import { paths } from '../../urls/paths';
import type { ProjectMenuProps } from './ProjectMenu';
import classes from './Projects.module.css';

/** The menu of `ProjectMenu`, which opens as it takes the place of its button. */
export function ProjectMenuItems({ project, actions, onDeleted }: ProjectMenuProps) {
  const router = useRouter();
  const opening = useFirstOpening();
  const { slug, name, status } = project;
  return (
    <MoreMenu subject={name} className={classes.cardButton} opening={opening}>
      <Menu.Item leftSection={<IconSettings size={17} />} onClick={() => void router.navigate({ href: paths.project(slug, 'settings') })}>
        Settings
      </Menu.Item>
      {status === 'ARCHIVED' ? (
        <Menu.Item leftSection={<IconArchiveOff size={17} />} onClick={() => actions.reopen.mutate(project)}>
          Make active
        </Menu.Item>
      ) : (
        <Menu.Item leftSection={<IconArchive size={17} />} onClick={() => actions.archive.mutate(project)}>
          Archive
        </Menu.Item>
      )}
      <Menu.Item className="danger" leftSection={<IconTrash size={17} />} onClick={() => actions.remove.mutate(project, onDeleted ? { onSuccess: onDeleted } : undefined)}>
        Delete
      </Menu.Item>
    </MoreMenu>
  );
}
