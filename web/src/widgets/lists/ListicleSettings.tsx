import { Button, Group, NumberInput, Paper, Stack, Switch, Text, Textarea, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toApiError } from '../../api/errors';
import { updateProject } from '../../api/lists/projects';
import type { ProjectDetails } from '../../api/lists/types';
import { useFormBase, type VersionedFields } from '../../ui/form-base';
import { describeConflicts, mergeFields } from '../../ui/merge-fields';
import { paths } from '../../urls/paths';
import { ConflictAlert } from '../ConflictAlert';
import { ErrorState } from '../ErrorState';
import { showUndo } from '../undo';
import { listicleChanges, type ListicleFields, listicleFieldsOf, LISTICLE_LABELS, listicleProblems, MAX_PODCASTS, slugFrom } from './listicle-fields';

type Base = VersionedFields<ListicleFields>;

interface Save {
  /** What is saved, and what it changes. */
  fields: ListicleFields;
  before: Base;
  /** The values of the form at that moment. The reader may type on. */
  sent: ListicleFields;
}

const baseOf = (project: ProjectDetails): Base => ({ fields: listicleFieldsOf(project), version: project.version });

/** The settings of a list's public page: whether it is public, its URL, title and text, and the number of podcasts. */
export function ListicleSettings({ project }: { project: ProjectDetails }) {
  const queryClient = useQueryClient();
  const form = useForm<ListicleFields>({ initialValues: listicleFieldsOf(project), validate: listicleProblems, validateInputOnBlur: true });
  const { base, isDirty, rebase, replace } = useFormBase(form, baseOf(project));
  const save = useMutation({
    mutationFn: ({ fields, before }: Save) => updateProject(project.projectId, listicleChanges(before.fields, fields), before.version),
    onSuccess: ({ project: saved, changeId }, { fields, sent }) => {
      rebase({ fields, version: saved.version }, sent);
      showUndo(changeId, fields.isPublicListicle ? 'The public page is on' : 'Public page saved');
      return queryClient.invalidateQueries({ queryKey: ['project'] });
    },
  });
  const failure = save.error && toApiError(save.error);
  const current = failure?.isConflict ? (failure.current as ProjectDetails | null) : null;
  const saveMine = (theirs: Base) => save.mutate({ fields: mergeFields(base.fields, form.values, theirs.fields), before: theirs, sent: form.values });
  const takeTheirs = (theirs: Base) => {
    replace(theirs);
    save.reset();
    void queryClient.invalidateQueries({ queryKey: ['project'] });
  };
  const isArchived = project.status === 'ARCHIVED';
  const submit = form.onSubmit(
    (fields) => save.mutate({ fields, before: base, sent: fields }),
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
            // Only a page that is on needs a URL. Otherwise a look at the field would overwrite the URL that a colleague sets.
            if (form.values.publicSlug === '' && (form.values.isPublicListicle || form.values.isPublicForTeam)) form.setFieldValue('publicSlug', slugFrom(form.values.publicTitle || project.name));
          }}
        />
        <NumberInput label="Podcasts on the page" hideControls min={1} max={MAX_PODCASTS} allowDecimal={false} maw={220} disabled={isArchived} {...form.getInputProps('publicPodcastLimit')} />
        {current && current.version > base.version && (
          <ConflictAlert
            title="Someone else changed the public page"
            conflicts={describeConflicts({ base: base.fields, mine: form.values, theirs: listicleFieldsOf(current) }, LISTICLE_LABELS)}
            onSaveMine={() => saveMine(baseOf(current))}
            onKeepTheirs={() => takeTheirs(baseOf(current))}
          />
        )}
        {failure && !current && <ErrorState title="The public page wasn’t saved" error={failure} />}
        <Group gap="sm">
          <Button type="submit" loading={save.isPending} disabled={isArchived || !isDirty}>
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
