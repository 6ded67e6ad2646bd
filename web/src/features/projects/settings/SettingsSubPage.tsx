import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { toApiError } from '../../../api/errors';
import { projectsQuery, updateProject } from '../../../api/lists/projects';
import type { ProjectDetails } from '../../../api/lists/types';
import { useFormBase, type VersionedFields } from '../../../ui/form-base';
import { describeConflicts, mergeFields } from '../../../ui/merge-fields';
import { paths } from '../../../urls/paths';
import { ConflictAlert } from '../../../widgets/ConflictAlert';
import { ErrorState } from '../../../widgets/ErrorState';
import { AutoFillSettings } from '../../../widgets/lists/AutoFillSettings';
import { ListicleSettings } from '../../../widgets/lists/ListicleSettings';
import { showUndo } from '../../../widgets/undo';
import { UnsavedChanges } from '../../../widgets/UnsavedChanges';
import { findProblems, type ProjectFields } from '../project-fields';
import { focusFirstProblem, ProjectFieldset } from '../ProjectFieldset';
import type { SubPageProps } from '../sub-page-code';
import { useProjectActions } from '../useProjectActions';
import { changedFields, describeSetting, fieldsOf, SETTING_LABELS } from './settings-changes';

/** The settings of a list: its fields, archiving and deletion. */
export function SettingsSubPage({ project }: SubPageProps) {
  return (
    <Stack gap="xl" maw={680}>
      {/* Another version of the list has other initial values. */}
      <FieldsForm key={project.projectId} project={project} />
      <AutoFillSettings project={project} />
      <ListicleSettings key={`${project.projectId} public`} project={project} />
      <EndSection project={project} />
    </Stack>
  );
}

type Base = VersionedFields<ProjectFields>;

interface Save {
  /** What is saved, and what it changes. */
  fields: ProjectFields;
  before: Base;
  /** The values of the form at that moment. The reader may type on. */
  sent: ProjectFields;
}

const baseOf = (project: ProjectDetails): Base => ({ fields: fieldsOf(project), version: project.version });

function FieldsForm({ project }: SubPageProps) {
  const queryClient = useQueryClient();
  const isArchived = project.status === 'ARCHIVED';
  const form = useForm<ProjectFields>({ initialValues: fieldsOf(project), validate: findProblems });
  const { base, isDirty, rebase, replace } = useFormBase(form, baseOf(project));
  const save = useMutation({
    mutationFn: ({ fields, before }: Save) => updateProject(project.projectId, changedFields(before.fields, fields), before.version),
    onSuccess: ({ project: saved, changeId }, { fields, sent }) => {
      rebase({ fields, version: saved.version }, sent);
      showUndo(changeId, 'Settings saved');
      return Promise.all([queryClient.invalidateQueries({ queryKey: projectsQuery.queryKey }), queryClient.invalidateQueries({ queryKey: ['project'] })]);
    },
  });
  const failure = save.error && toApiError(save.error);
  const current = failure?.isConflict ? (failure.current as ProjectDetails | null) : null;
  const conflicts = current ? describeConflicts({ base: base.fields, mine: form.values, theirs: fieldsOf(current) }, SETTING_LABELS, describeSetting) : [];
  const submit = form.onSubmit(
    (fields) => save.mutate({ fields, before: base, sent: fields }),
    (problems) => focusFirstProblem(form, problems),
  );
  const saveMine = (theirs: Base) => save.mutate({ fields: mergeFields(base.fields, form.values, theirs.fields), before: theirs, sent: form.values });
  const takeTheirs = (theirs: Base) => {
    replace(theirs);
    save.reset();
    void queryClient.invalidateQueries({ queryKey: ['project'] });
  };
  return (
    <Paper component="form" noValidate withBorder radius="lg" p="lg" bg="var(--surface)" onSubmit={submit} aria-label="List settings">
      <Stack gap="md">
        <ProjectFieldset form={form} isDisabled={isArchived} />
        {current && current.version > base.version && (
          <ConflictAlert title="Someone else changed these settings" conflicts={conflicts} onSaveMine={() => saveMine(baseOf(current))} onKeepTheirs={() => takeTheirs(baseOf(current))} />
        )}
        {failure && !current && <ErrorState title="The settings weren’t saved" error={failure} />}
        <Group gap="sm">
          <Button type="submit" loading={save.isPending} disabled={isArchived || !isDirty}>
            Save changes
          </Button>
          {isDirty && (
            <Button variant="default" onClick={() => replace(base)}>
              Discard changes
            </Button>
          )}
        </Group>
      </Stack>
      <UnsavedChanges isUnsaved={isDirty} />
    </Paper>
  );
}

function EndSection({ project }: SubPageProps) {
  const router = useRouter();
  const { archive, reopen, remove } = useProjectActions();
  const isArchived = project.status === 'ARCHIVED';
  return (
    <section aria-labelledby="end">
      <Title order={2} size="h4" id="end" mb={4}>
        Archive or delete
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        An archived list stays readable and doesn’t count against your plan. A deleted list can be restored for 30 days.
      </Text>
      <Group gap="sm">
        {isArchived ? (
          <Button variant="default" loading={reopen.isPending} onClick={() => reopen.mutate(project)}>
            Make active
          </Button>
        ) : (
          <Button variant="default" loading={archive.isPending} onClick={() => archive.mutate(project)}>
            Archive list
          </Button>
        )}
        <Button color="red" variant="light" loading={remove.isPending} onClick={() => remove.mutate(project, { onSuccess: () => void router.navigate({ href: paths.projects(), ignoreBlocker: true }) })}>
          Delete list
        </Button>
      </Group>
    </section>
  );
}
