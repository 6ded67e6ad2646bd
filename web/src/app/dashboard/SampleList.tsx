import { Button, Group, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { toApiError } from '../../api/errors';
import { changeListedPodcasts } from '../../api/lists/listed-podcasts';
import { createProject, deleteProject } from '../../api/lists/projects';
import type { ProjectSummary } from '../../api/lists/types';
import { latestPodcastsQuery } from '../../api/queries';
import { browserStore } from '../../ui/navigation/storage';
import { paths } from '../../urls/paths';

const STORAGE_KEY = 'earshot-sample-list';
const PODCASTS = 6;
const store = browserStore('localStorage');

/** Creates and deletes a list with sample podcasts. The free plan includes one list, so the reader should be able to delete it. */
export function SampleList({ projects }: { projects: readonly ProjectSummary[] }) {
  const [sampleId, setSampleId] = useState(() => store.getItem(STORAGE_KEY));
  const queryClient = useQueryClient();
  const router = useRouter();
  const remember = (id: string | null) => {
    if (id === null) store.removeItem(STORAGE_KEY);
    else store.setItem(STORAGE_KEY, id);
    setSampleId(id);
  };
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['projects'] });
  const create = useMutation({
    mutationFn: async () => {
      const { podcasts } = await queryClient.ensureQueryData(latestPodcastsQuery);
      const { project } = await createProject({
        name: 'Sample list', projectTypes: ['interesting-podcasts'], purpose: 'Podcasts to try things with. Delete it from the dashboard.',
      });
      remember(project.projectId);
      await changeListedPodcasts(project.slug, { action: 'add', podcastIds: podcasts.slice(0, PODCASTS).map(({ id }) => id) });
      return project;
    },
    onSuccess: ({ slug }) => router.navigate({ href: paths.project(slug) }),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: (project: ProjectSummary) => deleteProject(project.slug),
    onSuccess: () => remember(null),
    onSettled: refresh,
  });
  const sample = projects.find(({ projectId }) => projectId === sampleId);
  if (sample === undefined && projects.length > 0) return null;
  const error = create.error ?? remove.error;
  const hint = sample ? 'It counts as one of your lists.' : `${PODCASTS} podcasts to try things with. Delete it whenever you like.`;
  return (
    <Group gap="sm" mt="md">
      {sample ? (
        <Button variant="default" size="compact-md" loading={remove.isPending} onClick={() => remove.mutate(sample)}>
          Delete the sample list
        </Button>
      ) : (
        <Button variant="default" size="compact-md" loading={create.isPending} onClick={() => create.mutate()}>
          Start with a sample list
        </Button>
      )}
      <Text size="sm" c={error ? 'var(--mantine-color-error)' : 'dimmed'} role={error ? 'alert' : undefined}>
        {error ? toApiError(error).message : hint}
      </Text>
    </Group>
  );
}
