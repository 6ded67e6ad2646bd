import { Menu } from '@mantine/core';
import { IconCheck, IconUsers } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { switchTeam, teamsQuery } from '../api/lists/members';
import { meQuery } from '../api/queries';
import { paths } from '../urls/paths';
import { showFailure, showMessage } from '../widgets/undo';

/** The teams of the reader, in the account menu. With one team there is nothing to choose. */
export function TeamItems() {
  const router = useRouter();
  const queryClient = useQueryClient();
  const { data } = useQuery({ ...teamsQuery, retry: false });
  const change = useMutation({
    mutationFn: (team: { id: string; name: string }) => switchTeam(team.id),
    onSuccess: async (me, { name }) => {
      // All cached responses belong to the former team.
      queryClient.clear();
      queryClient.setQueryData(meQuery.queryKey, me);
      await router.navigate({ href: paths.app() });
      showMessage(`You’re now in ${name}`);
    },
    onError: (error) => showFailure('The team wasn’t switched', error),
  });
  const teams = data?.teams ?? [];
  if (teams.length < 2) return null;
  return (
    <>
      <Menu.Divider />
      <Menu.Label>Team</Menu.Label>
      {teams.map((team) => (
        <Menu.Item
          key={team.id}
          leftSection={team.isCurrent ? <IconCheck size={17} role="img" aria-label="Current" /> : <IconUsers size={17} aria-hidden="true" />}
          disabled={team.isCurrent}
          onClick={() => change.mutate(team)}
        >
          {team.name}
        </Menu.Item>
      ))}
    </>
  );
}
