import { Button, Group, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { teamSettingsQuery, updateTeamSettings } from '../../../api/strategies/team-settings';
import type { TeamSettings } from '../../../api/strategies/types';
import { ErrorState } from '../../../widgets/ErrorState';
import { showMessage } from '../../../widgets/undo';
import { useIsTeamAdmin } from '../../../widgets/useOwnRole';

/** The company and the signature of members whose profile has none. Admins set them. */
export function TeamSender() {
  const isAdmin = useIsTeamAdmin();
  const { data } = useQuery(teamSettingsQuery);
  if (!data || !isAdmin) return null;
  return <SenderForm key={data.settings.version} settings={data.settings} />;
}

function SenderForm({ settings }: { settings: TeamSettings }) {
  const queryClient = useQueryClient();
  const form = useForm({ initialValues: { senderCompany: settings.senderCompany ?? '', senderSignature: settings.senderSignature ?? '' } });
  const save = useMutation({
    mutationFn: (values: { senderCompany: string; senderSignature: string }) =>
      updateTeamSettings({ senderCompany: values.senderCompany.trim() || null, senderSignature: values.senderSignature.trim() || null }, settings.version),
    onSuccess: (saved) => {
      queryClient.setQueryData(teamSettingsQuery.queryKey, saved);
      showMessage('Sender saved');
    },
  });
  return (
    <section aria-labelledby="team-sender">
      <form noValidate onSubmit={form.onSubmit((values) => save.mutate(values))}>
        <Stack gap="md">
          <div>
            <Title order={2} size="h4" id="team-sender">
              Team sender
            </Title>
            <Text size="sm" c="dimmed">
              For members whose profile has no company or signature.
            </Text>
          </div>
          <TextInput label="Team company" maxLength={100} key={form.key('senderCompany')} {...form.getInputProps('senderCompany')} />
          <Textarea label="Team signature" autosize minRows={2} maxRows={8} maxLength={500} key={form.key('senderSignature')} {...form.getInputProps('senderSignature')} />
          <Group gap="sm">
            <Button type="submit" variant="default" loading={save.isPending} disabled={!form.isDirty()}>
              Save sender
            </Button>
          </Group>
          {save.isError && <ErrorState title="The sender wasn’t saved" error={save.error} />}
        </Stack>
      </form>
    </section>
  );
}
