import { Stack, Switch, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { teamSettingsQuery, updateTeamSettings } from '../../../api/strategies/team-settings';
import type { TeamSettings } from '../../../api/strategies/types';
import { SkeletonRows } from '../../../ui/states';
import { ErrorState } from '../../../widgets/ErrorState';
import { showMessage } from '../../../widgets/undo';

type Setting = Exclude<keyof TeamSettings, 'version'>;

const SETTINGS: readonly { name: Setting; label: string; description: string }[] = [
  { name: 'automatedSearchEnabled', label: 'Add podcasts automatically', description: 'Strategies add podcasts to lists, and lists fill themselves.' },
  { name: 'autoQuickDecisionEnabled', label: 'Decide by rating', description: 'Added podcasts rated 4 or 5 become qualified, those rated 1 or 2 ignored. Otherwise all are prospects.' },
  { name: 'podcastListValidationPageEnabled', label: 'Look through added podcasts', description: 'After a strategy ran, its podcasts are shown for confirmation.' },
];

/** What automated search may do on the lists of the team. Each switch is saved at once. */
export function AutomatedSearchForm({ isEditable }: { isEditable: boolean }) {
  const queryClient = useQueryClient();
  const { data, isPending, isError, error, refetch } = useQuery(teamSettingsQuery);
  const save = useMutation({
    mutationFn: ({ name, isOn, version }: { name: Setting; isOn: boolean; version: number }) => updateTeamSettings({ [name]: isOn }, version),
    onSuccess: (saved) => {
      queryClient.setQueryData(teamSettingsQuery.queryKey, saved);
      showMessage('Team settings saved');
    },
    // Somebody else may have changed them.
    onError: () => void refetch(),
  });
  const valueOf = (settings: TeamSettings, name: Setting) => (save.isPending && save.variables.name === name ? save.variables.isOn : settings[name]);
  return (
    <section aria-labelledby="automated-search">
      <Title order={2} size="h4" id="automated-search" mb="sm">
        Automated search
      </Title>
      {isPending && <SkeletonRows count={3} height={44} label="Loading the settings" />}
      {isError && !data && <ErrorState title="Couldn’t load the settings" error={error} onRetry={() => void refetch()} />}
      {data && (
        <Stack gap="md">
          {SETTINGS.map(({ name, label, description }) => (
            <Switch
              key={name}
              label={label}
              description={description}
              checked={valueOf(data.settings, name)}
              disabled={!isEditable || (name !== 'automatedSearchEnabled' && !data.settings.automatedSearchEnabled)}
              onChange={(event) => {
                if (!save.isPending) save.mutate({ name, isOn: event.currentTarget.checked, version: data.settings.version });
              }}
            />
          ))}
          {save.isError && <ErrorState title="The setting wasn’t saved" error={save.error} />}
        </Stack>
      )}
    </section>
  );
}
