import { Stack, Switch } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { teamSettingsQuery, updateTeamSettings } from '../../../api/strategies/team-settings';
import type { TeamSettings } from '../../../api/strategies/types';
import { Section } from '../../../ui/layout/Section';
import { SkeletonRows } from '../../../ui/layout/states';
import { ErrorState } from '../../../widgets/ErrorState';
import { showMessage } from '../../../widgets/undo';

type Setting = 'automatedSearchEnabled' | 'autoQuickDecisionEnabled' | 'podcastListValidationPageEnabled';

const SETTINGS: readonly { name: Setting; label: string; description: string }[] = [
  { name: 'automatedSearchEnabled', label: 'Add podcasts automatically', description: 'Strategies and auto-fill can add podcasts to lists.' },
  { name: 'autoQuickDecisionEnabled', label: 'Set state by rating', description: 'Podcasts rated 4 or 5 are added as qualified, 1 or 2 as ignored. When off, all are added as prospects.' },
  { name: 'podcastListValidationPageEnabled', label: 'Confirm added podcasts', description: 'After a strategy runs, check the podcasts it added.' },
];

/** The switches for automated search on the lists of the team. Each is saved immediately. */
export function AutomatedSearchForm({ isEditable }: { isEditable: boolean }) {
  const queryClient = useQueryClient();
  const { data, isPending, isError, error, refetch } = useQuery(teamSettingsQuery);
  const save = useMutation({
    mutationFn: ({ name, isOn, version }: { name: Setting; isOn: boolean; version: number }) => updateTeamSettings({ [name]: isOn }, version),
    onSuccess: (saved) => {
      queryClient.setQueryData(teamSettingsQuery.queryKey, saved);
      showMessage('Team settings saved');
    },
    // Someone else may have changed them.
    onError: () => void refetch(),
  });
  const valueOf = (settings: TeamSettings, name: Setting) => (save.isPending && save.variables.name === name ? save.variables.isOn : settings[name]);
  return (
    <Section title="Automated search">
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
    </Section>
  );
}
