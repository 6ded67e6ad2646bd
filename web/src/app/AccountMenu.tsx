import { Button, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../api/queries';
import { AppLink } from '../ui/navigation/AppLink';
import { lazyMenu, type MenuButtonProps } from '../ui/navigation/lazy-menu';
import { Photo } from '../ui/media/Photo';
import { paths } from '../urls/paths';
import classes from './Shell.module.css';

export interface AccountUser {
  email: string;
  displayName: string | null;
  photoPath: string | null;
}

/** The button of the account menu. */
export const AccountButton = ({ user, ...button }: MenuButtonProps & { user: AccountUser }) => (
  <UnstyledButton {...button}>
    <VisuallyHidden>Account of {user.email}</VisuallyHidden>
    <Photo name={user.displayName ?? user.email} path={user.photoPath} size={36} isEager />
  </UnstyledButton>
);

const SignedInMenu = lazyMenu(async () => (await import('./menus')).SignedInMenu, AccountButton);

export function AccountMenu() {
  const { data } = useQuery(meQuery);
  const user = data?.user;
  if (!user) {
    return (
      <>
        <Button component={AppLink} href={paths.signIn()} size="sm" radius="xl" className={classes.signIn}>
          Sign in
        </Button>
        <Button component={AppLink} href={paths.signUp()} size="sm" radius="xl" className={classes.signUp}>
          Create account
        </Button>
      </>
    );
  }
  return <SignedInMenu user={user} />;
}
