import { Anchor, Button, Container, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { toApiError } from '../../api/errors';
import { createProject, projectsQuery } from '../../api/lists/projects';
import { currentUsageQuery } from '../../api/queries';
import { AppLink } from '../../ui/navigation/AppLink';
import { focusFirstProblem } from '../../ui/forms/form-base';
import { useTitle } from '../../ui/layout/useTitle';
import { paths } from '../../urls/paths';
import { ErrorState } from '../../widgets/ErrorState';
import { UnsavedChanges } from '../../widgets/UnsavedChanges';
import { LimitNote } from '../../widgets/LimitNote';
import { describeProjectLimit, readProjectLimit } from './project-limit';
import { EMPTY_FIELDS, findProblems, type ProjectFields, toNewProject } from './project-fields';
import { ProjectFieldset } from './ProjectFieldset';

/** `/app/lists/new` (spec 2). */
export function NewProjectPage() {
  const router = useRouter();
  const queryClient = useQueryClient();
  const { data: existing } = useQuery(projectsQuery);
  const { data: usage } = useQuery(currentUsageQuery);
  const limit = usage ? readProjectLimit(usage) : null;
  useTitle('New list');
  const form = useForm<ProjectFields>({ initialValues: EMPTY_FIELDS, validate: findProblems });
  const create = useMutation({
    mutationFn: (fields: ProjectFields) => createProject(toNewProject(fields)),
    onSuccess: async ({ project }) => {
      await queryClient.invalidateQueries({ queryKey: projectsQuery.queryKey });
      // The form may still be shown with what was saved.
      void router.navigate({ href: paths.project(project.slug), ignoreBlocker: true });
    },
  });
  const failure = create.error && toApiError(create.error);
  const isLimit = failure?.isAccessDenied === true;
  const name = form.values.name.trim().toLowerCase();
  const namesake = name === '' ? undefined : existing?.projects.find((project) => project.name.toLowerCase() === name);
  const submit = form.onSubmit((fields) => create.mutate(fields), (problems) => focusFirstProblem(form, problems));
  return (
    <Container size={680} py="lg">
      <Stack gap="lg">
        <div>
          <Title order={1}>New list</Title>
          <Text c="dimmed" mt={4}>
            Collect podcasts for one client or campaign, and move them from prospect to booked.
          </Text>
        </div>
        <LimitNote limit={limit} noun="list" text="Archive or delete one first, or change your plan." />
        <Paper component="form" noValidate withBorder radius="lg" p="lg" bg="var(--surface)" onSubmit={submit} aria-label="New list">
          <Stack gap="md">
            <ProjectFieldset form={form} />
            {namesake && (
              <Text size="sm" role="status">
                You already have a list with this name. <Anchor component={AppLink} href={paths.project(namesake.slug)} inherit underline="always">
                  Open it
                </Anchor>
              </Text>
            )}
            {failure && <ErrorState title={isLimit ? 'You’ve reached your plan’s list limit' : 'The list wasn’t created'} error={failure} message={isLimit && limit ? describeProjectLimit(limit) : undefined} />}
            <Group gap="sm">
              <Button type="submit" loading={create.isPending}>
                Create list
              </Button>
              <Button component={AppLink} href={paths.projects()} variant="default">
                Cancel
              </Button>
            </Group>
          </Stack>
        </Paper>
      </Stack>
      <UnsavedChanges isUnsaved={form.isDirty() && !create.isSuccess} />
    </Container>
  );
}
