import { Button, Group, Paper, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { profileQuery, updateProfile } from '../../api/account/profile';
import { meQuery } from '../../api/queries';
import { browserStore } from '../../ui/navigation/storage';
import { ErrorState } from '../ErrorState';
import { showMessage } from '../undo';

const STORAGE_KEY = 'earshot-sender-asked';
const store = browserStore('localStorage');

/** Requests once, at the first pitch, what every pitch ends with. The profile page has the same fields. */
export function SenderPrompt() {
  const queryClient = useQueryClient();
  const { data } = useQuery(profileQuery);
  const [isHidden, setIsHidden] = useState(() => store.getItem(STORAGE_KEY) === 'asked');
  const form = useForm({ initialValues: { firstName: '', lastName: '', title: '', company: '' }, validate: { firstName: (value) => (value.trim() ? null : 'Enter your first name') } });
  const hide = () => {
    store.setItem(STORAGE_KEY, 'asked');
    setIsHidden(true);
  };
  const save = useMutation({
    mutationFn: (values: typeof form.values) => updateProfile(Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value.trim() ? [[name, value.trim()]] : [])))),
    onSuccess: (saved) => {
      queryClient.setQueryData(profileQuery.queryKey, saved);
      showMessage('Your pitches now end with your name');
      return queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
    },
  });
  if (!data || data.profile.firstName || data.profile.lastName || isHidden) return null;
  return (
    <Paper withBorder radius="lg" p="lg" bg="var(--surface)" component="section" aria-labelledby="sender">
      <form
        noValidate
        onSubmit={form.onSubmit(
          (values) => save.mutate(values),
          () => form.getInputNode('firstName')?.focus(),
        )}
      >
        <Stack gap="md">
          <div>
            <Title order={2} size="h4" id="sender">
              Who is writing?
            </Title>
            <Text c="dimmed" size="sm">
              Pitches end with your name. You can change it later in your profile.
            </Text>
          </div>
          <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="sm">
            <TextInput label="First name" autoComplete="given-name" maxLength={60} key={form.key('firstName')} {...form.getInputProps('firstName')} />
            <TextInput label="Last name" autoComplete="family-name" maxLength={60} key={form.key('lastName')} {...form.getInputProps('lastName')} />
            <TextInput label="Job title" autoComplete="organization-title" maxLength={100} key={form.key('title')} {...form.getInputProps('title')} />
            <TextInput label="Company" autoComplete="organization" maxLength={100} key={form.key('company')} {...form.getInputProps('company')} />
          </SimpleGrid>
          <Group gap="sm">
            <Button type="submit" variant="light" loading={save.isPending}>
              Save name
            </Button>
            <Button variant="subtle" onClick={hide}>
              Not now
            </Button>
          </Group>
          {save.isError && <ErrorState title="Your name wasn’t saved" error={save.error} />}
        </Stack>
      </form>
    </Paper>
  );
}
