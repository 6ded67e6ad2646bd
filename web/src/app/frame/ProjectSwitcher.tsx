import { Button, Text } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import { useRef } from 'react';
import { lazyMenu, type MenuButtonProps } from '../../ui/navigation/lazy-menu';
import { useActions } from '../../ui/navigation/shortcuts';
import { useProjects } from './useProjects';

/** The button of the switcher, with the name of the list that is shown. */
export const SwitcherButton = ({ name, ...button }: MenuButtonProps & { name: string | null }) => (
  <Button
    variant="default"
    fullWidth
    justify="space-between"
    rightSection={<IconSelector size={16} stroke={1.7} aria-hidden="true" />}
    aria-label={name === null ? 'Switch list' : `List: ${name}. Switch list`}
    {...button}
  >
    <Text span truncate size="sm">
      {name ?? 'Switch list'}
    </Text>
  </Button>
);

/** The button while the menu is not loaded. Its action is that of the menu, which replaces both. */
function FirstButton(props: MenuButtonProps) {
  const { current } = useProjects();
  const button = useRef<HTMLButtonElement>(null);
  useActions([{ label: 'Switch list', keywords: 'project', key: 'g l', keyLabel: 'G L', run: () => button.current?.click() }]);
  return <SwitcherButton {...props} ref={button} name={current?.name ?? null} />;
}

/** Goes from one list to another, pinned ones first. */
export const ProjectSwitcher = lazyMenu(async () => (await import('../menus')).ProjectSwitcherMenu, FirstButton, 'listbox');
