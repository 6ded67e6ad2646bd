import { Avatar, Button, Menu, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconKey, IconLayoutDashboard, IconListDetails, IconLogout, IconSearch, IconSettings } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { meQuery } from '../api/queries';
import { AppLink } from '../ui/navigation/AppLink';
import { initials } from '../ui/media/initials';
import { paths } from '../urls/paths';
import { TeamItems } from './TeamItems';

export function AccountMenu() {
  const router = useRouter();
  const { data } = useQuery(meQuery);
  const user = data?.user;
  if (!user) {
    return (
      <Button component={AppLink} href={paths.signIn()} size="sm" radius="xl">
        Sign in
      </Button>
    );
  }
  const goTo = (href: string) => () => void router.navigate({ href });
  return (
    <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false} radius="md" width={230}>
      <Menu.Target>
        <UnstyledButton>
          <VisuallyHidden>Account of {user.email}</VisuallyHidden>
          <Avatar color="brand" radius="xl" size={36} alt="" aria-hidden="true">
            {initials(user.displayName ?? user.email)}
          </Avatar>
        </UnstyledButton>
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
