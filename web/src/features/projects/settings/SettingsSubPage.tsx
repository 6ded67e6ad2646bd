import { Alert, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { toApiError } from '../../../api/errors';
import { type ProjectChanges, projectsQuery, updateProject } from '../../../api/lists/projects';
import type { ProjectDetails } from '../../../api/lists/types';
import { paths } from '../../../urls/paths';
import { ErrorState } from '../../../widgets/ErrorState';
import { AutoFillSettings } from '../../../widgets/lists/AutoFillSettings';
import { ListicleSettings } from '../../../widgets/lists/ListicleSettings';
import { showUndo } from '../../../widgets/undo';
import { UnsavedChanges } from '../../../widgets/UnsavedChanges';
import { findProblems, type ProjectFields } from '../project-fields';
import { focusFirstProblem, ProjectFieldset } from '../ProjectFieldset';
import type { SubPageProps } from '../sub-page-code';
import { useProjectActions } from '../useProjectActions';
import { changedFields, conflictingFields, fieldsOf } from './settings-changes';

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

interface Save {
  changes: ProjectChanges;
  version: number;
}

function FieldsForm({ project }: SubPageProps) {
  const queryClient = useQueryClient();
  const isArchived = project.status === 'ARCHIVED';
  const form = useForm<ProjectFields>({ initialValues: fieldsOf(project), validate: findProblems });
  const save = useMutation({
    mutationFn: ({ changes, version }: Save) => updateProject(project.projectId, changes, version),
    onSuccess: ({ changeId }) => {
      form.resetDirty();
      showUndo(changeId, 'Settings saved');
      return Promise.all([queryClient.invalidateQueries({ queryKey: projectsQuery.queryKey }), queryClient.invalidateQueries({ queryKey: ['project'] })]);
    },
  });
  const failure = save.error && toApiError(save.error);
  const current = failure?.isConflict ? (failure.current as ProjectDetails | null) : null;
  const submit = form.onSubmit(
    (fields) => save.mutate({ changes: changedFields(fieldsOf(project), fields), version: project.version }),
    (problems) => focusFirstProblem(form, problems),
  );
  const takeTheirs = () => {
    if (!current) return;
    form.setInitialValues(fieldsOf(current));
    form.setValues(fieldsOf(current));
    form.resetDirty(fieldsOf(current));
    save.reset();
    void queryClient.invalidateQueries({ queryKey: ['project'] });
  };
  return (
    <Paper component="form" noValidate withBorder radius="lg" p="lg" bg="var(--surface)" onSubmit={submit} aria-label="List settings">
      <Stack gap="md">
        <ProjectFieldset form={form} isDisabled={isArchived} />
        {current && (
          <Alert role="alert" color="orange" variant="outline" title="Someone else changed these settings">
            <Stack gap="sm" align="flex-start">
              <ul>
                {conflictingFields(fieldsOf(project), fieldsOf(current)).map(({ label, value }) => (
                  <li key={label}>
                    {label} is now “{value}”
                  </li>
                ))}
              </ul>
              <Group gap="sm">
                <Button size="xs" onClick={() => save.mutate({ changes: changedFields(fieldsOf(current), form.values), version: current.version })}>
                  Save mine
                </Button>
                <Button size="xs" variant="default" onClick={takeTheirs}>
                  Keep theirs
                </Button>
              </Group>
            </Stack>
          </Alert>
        )}
        {failure && !current && <ErrorState title="The settings weren’t saved" error={failure} />}
        <Group gap="sm">
          <Button type="submit" loading={save.isPending} disabled={isArchived || !form.isDirty()}>
            Save changes
          </Button>
          {form.isDirty() && (
            <Button variant="default" onClick={() => form.reset()}>
              Discard changes
            </Button>
          )}
        </Group>
      </Stack>
      <UnsavedChanges isUnsaved={form.isDirty() && !save.isSuccess} />
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
        <Button color="red" variant="light" loading={remove.isPending} onClick={() => remove.mutate(project, { onSuccess: () => void router.navigate({ href: paths.projects() }) })}>
          Delete list
        </Button>
      </Group>
    </section>
  );
}
