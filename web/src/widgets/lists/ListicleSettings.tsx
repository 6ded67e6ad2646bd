import { Button, Group, NumberInput, Paper, Stack, Switch, Text, Textarea, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { updateProject } from '../../api/lists/projects';
import type { ProjectDetails } from '../../api/lists/types';
import { paths } from '../../urls/paths';
import { showUndo } from '../undo';
import { UnsavedChanges } from '../UnsavedChanges';
import { useVersionedForm } from '../versioned-form';
import { listicleChanges, type ListicleFields, listicleFieldsOf, LISTICLE_LABELS, listicleProblems, MAX_PODCASTS, slugFrom } from './listicle-fields';

const baseOf = (project: ProjectDetails) => ({ fields: listicleFieldsOf(project), version: project.version });

/** The settings of a list's public page: whether it is public, its URL, title and text, and the number of podcasts. */
export function ListicleSettings({ project }: { project: ProjectDetails }) {
  const queryClient = useQueryClient();
  const form = useForm<ListicleFields>({ initialValues: listicleFieldsOf(project), validate: listicleProblems, validateInputOnBlur: true });
  const { isDirty, isPending, submit, notice } = useVersionedForm({
    form,
    stored: baseOf(project),
    baseOf,
    save: (fields, before) => updateProject(project.projectId, listicleChanges(before.fields, fields), before.version),
    versionOf: (saved) => saved.project.version,
    onSaved: ({ changeId }, { isPublicListicle }) => {
      showUndo(changeId, isPublicListicle ? 'The public page is on' : 'Public page saved');
      return queryClient.invalidateQueries({ queryKey: ['project'] });
    },
    onTheirs: () => queryClient.invalidateQueries({ queryKey: ['project'] }),
    labels: LISTICLE_LABELS,
    conflictTitle: 'Someone else changed the public page',
    failureTitle: 'The public page wasn’t saved',
  });
  const isArchived = project.status === 'ARCHIVED';
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
            // Only a page that is on needs a URL. Otherwise a look at the field would overwrite the URL that a colleague sets.
            if (form.values.publicSlug === '' && (form.values.isPublicListicle || form.values.isPublicForTeam)) form.setFieldValue('publicSlug', slugFrom(form.values.publicTitle || project.name));
          }}
        />
        <NumberInput label="Podcasts on the page" hideControls min={1} max={MAX_PODCASTS} allowDecimal={false} maw={220} disabled={isArchived} {...form.getInputProps('publicPodcastLimit')} />
        {notice}
        <UnsavedChanges isUnsaved={isDirty && !isPending} />
        <Group gap="sm">
          <Button type="submit" loading={isPending} disabled={isArchived || !isDirty}>
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
