import { Button, Group, NativeSelect, Paper, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Profile, profileQuery, updateProfile } from '../../../api/account/profile';
import { toApiError } from '../../../api/errors';
import { deleteOwnPhoto, uploadOwnPhoto } from '../../../api/photos';
import { meQuery } from '../../../api/queries';
import { localZone, timeZones } from '../../../ui/text/time-zones';
import { SkeletonRows } from '../../../ui/layout/states';
import { ErrorState } from '../../../widgets/ErrorState';
import { PhotoField } from '../../../widgets/PhotoField';
import { showMessage } from '../../../widgets/undo';
import { UnsavedChanges } from '../../../widgets/UnsavedChanges';
import classes from '../Settings.module.css';
import { changedFields, FIELD_NAMES, previewEnd, toFields } from './profile-fields';

/** The reader’s name and what pitches show of them. */
export function ProfileSection() {
  const { data, isPending, isError, error, refetch } = useQuery(profileQuery);
  if (isPending) return <SkeletonRows count={3} height={64} label="Loading your profile" />;
  if (isError) return <ErrorState title="Couldn’t load your profile" error={error} onRetry={() => void refetch()} />;
  return (
    <Stack gap="md">
      <OwnPhoto profile={data.profile} />
      <ProfileForm profile={data.profile} />
    </Stack>
  );
}

/** The photo that colleagues see. */
function OwnPhoto({ profile: { firstName, lastName, photoPath } }: { profile: Profile }) {
  const queryClient = useQueryClient();
  const { data } = useQuery(meQuery);
  const name = [firstName, lastName].filter(Boolean).join(' ') || data?.user?.email || 'You';
  const refresh = () => Promise.all([queryClient.invalidateQueries({ queryKey: profileQuery.queryKey }), queryClient.invalidateQueries({ queryKey: meQuery.queryKey }), queryClient.invalidateQueries({ queryKey: ['team-users'] })]);
  return <PhotoField name={name} path={photoPath} upload={uploadOwnPhoto} remove={deleteOwnPhoto} onChanged={refresh} />;
}

function ProfileForm({ profile }: { profile: Profile }) {
  const queryClient = useQueryClient();
  const stored = toFields(profile);
  const form = useForm({ initialValues: stored });
  const changes = changedFields(stored, form.values);
  const save = useMutation({
    mutationFn: () => updateProfile(changes, profile.version),
    onSuccess: (saved) => {
      queryClient.setQueryData(profileQuery.queryKey, saved);
      form.setValues(toFields(saved.profile));
      showMessage('Profile saved');
      return Promise.all([queryClient.invalidateQueries({ queryKey: meQuery.queryKey }), queryClient.invalidateQueries({ queryKey: ['team-users'] })]);
    },
    onError: (error) => {
      const { code, details, message } = toApiError(error);
      if (code === 'precondition_failed') return void queryClient.invalidateQueries({ queryKey: profileQuery.queryKey });
      const field = FIELD_NAMES.find((name) => details.some(({ pointer }) => pointer === `/${name}`));
      if (!field) return;
      form.setFieldError(field, message);
      form.getInputNode(field)?.focus();
    },
  });
  const isChanged = Object.keys(changes).length > 0;
  const end = previewEnd(form.values);
  const [zones] = useState(() => [{ value: '', label: `That of your device (${localZone()})` }, ...timeZones(stored.timeZone).map((zone) => ({ value: zone, label: zone }))]);
  return (
    <form
      noValidate
      aria-label="Profile"
      onSubmit={form.onSubmit(() => {
        if (isChanged && !save.isPending) save.mutate();
      })}
    >
      <Stack gap="md">
        <Text c="dimmed">Your team sees your name and photo. Pitches that you write for a guest end with all of this.</Text>
        <div className={classes.pair}>
          <TextInput label="First name" autoComplete="given-name" maxLength={60} key={form.key('firstName')} {...form.getInputProps('firstName')} />
          <TextInput label="Last name" autoComplete="family-name" maxLength={60} key={form.key('lastName')} {...form.getInputProps('lastName')} />
          <TextInput label="Job title" autoComplete="organization-title" maxLength={100} key={form.key('title')} {...form.getInputProps('title')} />
          <TextInput label="Company" autoComplete="organization" maxLength={100} key={form.key('company')} {...form.getInputProps('company')} />
        </div>
        <Textarea label="Signature" description="A website, a phone number." autosize minRows={2} maxRows={8} maxLength={500} key={form.key('signature')} {...form.getInputProps('signature')} />
        <NativeSelect label="Time zone" description="The emails of your new alerts come at its hours." maw={420} data={zones} key={form.key('timeZone')} {...form.getInputProps('timeZone')} />
        {end && (
          <Paper withBorder radius="lg" p="md" bg="var(--surface)" role="group" aria-label="How your pitches end">
            <Text size="sm" c="dimmed" mb={4}>
              How your pitches end
            </Text>
            <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{end}</Text>
          </Paper>
        )}
        <Group gap="sm">
          <Button type="submit" loading={save.isPending} disabled={!isChanged}>
            Save
          </Button>
        </Group>
        {save.isError && <ErrorState title="Your profile wasn’t saved" error={save.error} />}
      </Stack>
      <UnsavedChanges isUnsaved={isChanged && !save.isPending} />
    </form>
  );
}
