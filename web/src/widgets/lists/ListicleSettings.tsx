import { Button, Group, NumberInput, Paper, Stack, Switch, Text, Textarea, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toApiError } from '../../api/errors';
import { updateProject } from '../../api/lists/projects';
import type { ProjectDetails } from '../../api/lists/types';
import { paths } from '../../urls/paths';
import { ErrorState } from '../ErrorState';
import { showUndo } from '../undo';
import { listicleChanges, type ListicleFields, listicleFieldsOf, listicleProblems, MAX_PODCASTS, slugFrom } from './listicle-fields';

/** The settings of a list's public page: whether it is public, its URL, title and text, and the number of podcasts. */
export function ListicleSettings({ project }: { project: ProjectDetails }) {
  const queryClient = useQueryClient();
  const before = listicleFieldsOf(project);
  const form = useForm<ListicleFields>({ initialValues: before, validate: listicleProblems, validateInputOnBlur: true });
  const save = useMutation({
    mutationFn: (fields: ListicleFields) => updateProject(project.projectId, listicleChanges(before, fields), project.version),
    onSuccess: ({ changeId }) => {
      form.resetDirty();
      showUndo(changeId, form.values.isPublicListicle ? 'The public page is on' : 'Public page saved');
      return queryClient.invalidateQueries({ queryKey: ['project'] });
    },
  });
  const failure = save.error && toApiError(save.error);
  const isArchived = project.status === 'ARCHIVED';
  const submit = form.onSubmit(
    (fields) => save.mutate(fields),
    (problems) => {
      const [first] = Object.keys(problems);
      if (first) form.getInputNode(first)?.focus();
    },
  );
  return (
    <Paper component="form" noValidate withBorder radius="lg" p="lg" bg="var(--surface)" onSubmit={submit} aria-labelledby="public-page">
      <Stack gap="md">
        <div>
          <Title order={2} size="h4" id="public-page">
            Public page
          </Title>
          <Text size="sm" c="dimmed">
            A page with the podcasts of this list, without states, notes and contacts. Ignored and lost podcasts are left out.
          </Text>
        </div>
        <Switch label="Everyone can see it" description="Search engines can find it" disabled={isArchived} {...form.getInputProps('isPublicListicle', { type: 'checkbox' })} />
        <Switch label="Your team can see it" description="Preview the page before it’s public" disabled={isArchived} {...form.getInputProps('isPublicForTeam', { type: 'checkbox' })} />
        <TextInput label="Title" description="If empty, the name of the list is used" maxLength={120} disabled={isArchived} {...form.getInputProps('publicTitle')} />
        <Textarea label="Text" description="Shown above the podcasts" autosize minRows={2} maxRows={8} maxLength={2000} disabled={isArchived} {...form.getInputProps('publicDescription')} />
        <TextInput
          label="URL"
          description={`${location.origin}${paths.listicle('')}`}
          maxLength={80}
          disabled={isArchived}
          placeholder={slugFrom(form.values.publicTitle || project.name)}
          {...form.getInputProps('publicSlug')}
          onFocus={() => {
            if (form.values.publicSlug === '') form.setFieldValue('publicSlug', slugFrom(form.values.publicTitle || project.name));
          }}
        />
        <NumberInput label="Podcasts on the page" hideControls min={1} max={MAX_PODCASTS} allowDecimal={false} maw={220} disabled={isArchived} {...form.getInputProps('publicPodcastLimit')} />
        {failure && <ErrorState title={failure.isConflict ? 'Someone else changed this list' : 'The public page wasn’t saved'} error={failure} {...(failure.isConflict ? { onRetry: () => void queryClient.invalidateQueries({ queryKey: ['project'] }).then(() => save.reset()) } : {})} />}
        <Group gap="sm">
          <Button type="submit" loading={save.isPending} disabled={isArchived || !form.isDirty()}>
            Save public page
          </Button>
          {project.publicSlug && (project.isPublicListicle || project.isPublicForTeam) && (
            <Button component="a" href={paths.listicle(project.publicSlug)} variant="subtle">
              View page
            </Button>
          )}
        </Group>
      </Stack>
    </Paper>
  );
}
