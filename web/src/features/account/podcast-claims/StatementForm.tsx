import { Button, Group, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { podcastClaimsQuery, type PodcastStatement, statePodcast } from '../../../api/account/podcast-claims';
import { ErrorState } from '../../../widgets/ErrorState';
import { UnsavedChanges } from '../../../widgets/UnsavedChanges';
import { showMessage } from '../../../widgets/undo';

interface StatementFormProps {
  claimId: string;
  statement: PodcastStatement;
}

/** What the owner of a podcast states about it. */
export function StatementForm({ claimId, statement }: StatementFormProps) {
  const queryClient = useQueryClient();
  const form = useForm({
    initialValues: { hidesContacts: statement.hidesContacts, emails: statement.emails.join('\n'), openToGuestsOn: statement.openToGuestsOn ?? '' },
  });
  const save = useMutation({
    mutationFn: (values: typeof form.values) =>
      statePodcast(claimId, {
        hidesContacts: values.hidesContacts,
        emails: values.emails.split(/[\s,;]+/).filter((email) => email !== ''),
        openToGuestsOn: values.openToGuestsOn.trim() || null,
      }),
    onSuccess: () => {
      form.resetDirty();
      showMessage('Saved. It’s shown from now on.');
      return queryClient.invalidateQueries({ queryKey: podcastClaimsQuery.queryKey });
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit((values) => save.mutate(values))}>
      <Stack gap="md" mt="sm">
        <TextInput label="Open to guests on" description="Shown on the page of the podcast" placeholder="tea, water, and the history of both" maxLength={200} key={form.key('openToGuestsOn')} {...form.getInputProps('openToGuestsOn')} />
        <Textarea label="Email addresses for pitches" description="One per line, up to three. They replace the ones we found." autosize minRows={1} maxRows={3} key={form.key('emails')} {...form.getInputProps('emails')} disabled={form.values.hidesContacts} />
        <Switch label="Hide all contacts of this podcast" description="Takes effect at once, for everyone." key={form.key('hidesContacts')} {...form.getInputProps('hidesContacts', { type: 'checkbox' })} />
        <Group>
          <Button type="submit" variant="default" loading={save.isPending} disabled={!form.isDirty()}>
            Save
          </Button>
        </Group>
        <UnsavedChanges isUnsaved={form.isDirty() && !save.isPending} />
        {save.isError && <ErrorState title="Nothing was saved" error={save.error} />}
      </Stack>
    </form>
  );
}
