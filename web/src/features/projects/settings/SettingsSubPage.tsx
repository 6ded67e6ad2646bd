import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { projectsQuery, updateProject } from '../../../api/lists/projects';
import type { ProjectDetails } from '../../../api/lists/types';
import { Section } from '../../../ui/layout/Section';
import { paths } from '../../../urls/paths';
import { AutoFillSettings } from '../../../widgets/lists/AutoFillSettings';
import { ListicleSettings } from '../../../widgets/lists/ListicleSettings';
import { showUndo } from '../../../widgets/undo';
import { UnsavedChanges } from '../../../widgets/UnsavedChanges';
import { useVersionedForm } from '../../../widgets/versioned-form';
import { findProblems, type ProjectFields } from '../project-fields';
import { ProjectFieldset } from '../ProjectFieldset';
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

const baseOf = (project: ProjectDetails) => ({ fields: fieldsOf(project), version: project.version });

function FieldsForm({ project }: SubPageProps) {
  const queryClient = useQueryClient();
  const isArchived = project.status === 'ARCHIVED';
  const form = useForm<ProjectFields>({ initialValues: fieldsOf(project), validate: findProblems });
  const { isDirty, isPending, submit, discard, notice } = useVersionedForm({
    form,
    stored: baseOf(project),
    baseOf,
    save: (fields, before) => updateProject(project.projectId, changedFields(before.fields, fields), before.version),
    versionOf: (saved) => saved.project.version,
    onSaved: ({ changeId }) => {
      showUndo(changeId, 'Settings saved');
      return Promise.all([queryClient.invalidateQueries({ queryKey: projectsQuery.queryKey }), queryClient.invalidateQueries({ queryKey: ['project'] })]);
    },
    onTheirs: () => queryClient.invalidateQueries({ queryKey: ['project'] }),
    labels: SETTING_LABELS,
    describeField: describeSetting,
    conflictTitle: 'Someone else changed these settings',
    failureTitle: 'The settings weren’t saved',
  });
  return (
    <Paper component="form" noValidate withBorder radius="lg" p="lg" bg="var(--surface)" onSubmit={submit} aria-label="List settings">
      <Stack gap="md">
        <ProjectFieldset form={form} isDisabled={isArchived} />
        {notice}
        <Group gap="sm">
          <Button type="submit" loading={isPending} disabled={isArchived || !isDirty}>
            Save changes
          </Button>
          {isDirty && (
            <Button variant="default" onClick={discard}>
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
    <Section title="Archive or delete">
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
    </Section>
  );
}
