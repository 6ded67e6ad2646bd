import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { projectsQuery } from '../../api/lists/projects';

interface ProjectFieldProps {
  label: string;
  description?: string;
  emptyLabel: string;
  /** Id or slug of the project. */
  value: string | null;
  onChange: (projectId: string | null) => void;
}

/** Chooses one of the lists of the team. */
export function ProjectField({ label, description, emptyLabel, value, onChange }: ProjectFieldProps) {
  const { data, isPending } = useQuery(projectsQuery);
  const projects = (data?.projects ?? []).filter(({ status, projectId, slug }) => status !== 'ARCHIVED' || projectId === value || slug === value);
  const chosen = projects.find(({ projectId, slug }) => projectId === value || slug === value);
  return (
    <NativeSelect
      label={label}
      description={description}
      disabled={isPending}
      value={chosen?.projectId ?? value ?? ''}
      data={[
        { value: '', label: isPending ? 'Loading…' : emptyLabel },
        ...(value !== null && !chosen ? [{ value, label: isPending ? 'Loading…' : 'Deleted list' }] : []),
        ...projects.map(({ projectId, name }) => ({ value: projectId, label: name })),
      ]}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    />
  );
}
