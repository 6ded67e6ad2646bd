import { Menu } from '@mantine/core';
import { IconKey, IconLayoutDashboard, IconListDetails, IconLogout, IconSearch, IconSettings } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useFirstOpening } from '../ui/navigation/lazy-menu';
import { paths } from '../urls/paths';
import { AccountButton, type AccountUser } from './AccountMenu';
import { TeamItems } from './TeamItems';

/** The menu of a reader with an account. */
export function SignedInMenu({ user }: { user: AccountUser }) {
  const router = useRouter();
  const { target, isOpen, setIsOpen } = useFirstOpening();
  const goTo = (href: string) => () => void router.navigate({ href });
  return (
    <Menu opened={isOpen} onChange={setIsOpen} position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false} radius="md" width={230}>
      <Menu.Target>
        <AccountButton ref={target} user={user} />
      </Menu.Target>
      <Menu.Dropdown aria-label="Account">
        <Menu.Item leftSection={<IconLayoutDashboard size={17} />} onClick={goTo(paths.app())}>
          Dashboard
        </Menu.Item>
        <Menu.Item leftSection={<IconSearch size={17} />} onClick={goTo(paths.appSearch())}>
          Search
        </Menu.Item>
        <Menu.Item leftSection={<IconListDetails size={17} />} onClick={goTo(paths.projects())}>
          Lists
        </Menu.Item>
        <Menu.Item leftSection={<IconSettings size={17} />} onClick={goTo(paths.userSettings())}>
          Settings
        </Menu.Item>
        <Menu.Item leftSection={<IconKey size={17} />} onClick={goTo(paths.developers())}>
          API keys
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={17} />} onClick={goTo(paths.signOut())}>
          Sign out
        </Menu.Item>
        <TeamItems />
      </Menu.Dropdown>
    </Menu>
  );
}
