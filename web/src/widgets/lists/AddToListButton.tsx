import { Button } from '@mantine/core';
import { IconPlaylistAdd } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { meQuery } from '../../api/queries';
import { useShortcut } from '../../ui/navigation/shortcuts';
import { paths } from '../../urls/paths';
import type { AddedPodcast } from './add-to-list';
import { useAddToListDialog } from './useAddToListDialog';

interface AddToListButtonProps {
  podcast: AddedPodcast;
}

/** Adds the podcast of a page to a list, also with the key a. A visitor signs in first and returns. */
export function AddToListButton({ podcast }: AddToListButtonProps) {
  const router = useRouter();
  const { data: me } = useQuery(meQuery);
  const isSignedIn = Boolean(me?.user);
  const adder = useAddToListDialog();
  const add = () => (isSignedIn ? adder.choose({ kind: 'podcasts', podcasts: [podcast] }) : void router.navigate({ href: paths.signIn() }));
  useShortcut({ key: 'a', keyLabel: 'a', label: 'Add this podcast to a list' }, add, isSignedIn);
  return (
    <>
      <Button size="sm" leftSection={<IconPlaylistAdd size={17} stroke={1.8} aria-hidden="true" />} {...(isSignedIn ? { 'aria-haspopup': 'dialog' as const } : {})} onClick={add}>
        Add to list
      </Button>
      {adder.dialog}
    </>
  );
}
