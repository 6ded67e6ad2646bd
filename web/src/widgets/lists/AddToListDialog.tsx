import { Combobox, type ComboboxStore, Group, Loader, Text, TextInput, useCombobox } from '@mantine/core';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { createProject, projectsQuery } from '../../api/lists/projects';
import type { ListedState, Priority, ProjectSummary } from '../../api/lists/types';
import { Dialog } from '../../ui/dialogs/Dialog';
import { plural } from '../../ui/text/format';
import { PrioritySelect } from '../../ui/listed/PrioritySelect';
import { SkeletonRows } from '../../ui/layout/states';
import { StateSelect } from '../../ui/listed/StateSelect';
import { ErrorState } from '../ErrorState';
import { usePreferences } from '../preferences';
import { type AddSource, describeSource } from './add-to-list';
import classes from './Lists.module.css';
import { findProjects, validateProjectName } from './project-choice';
import { useAddToList } from './useAddToList';

interface AddToListDialogProps {
  source: AddSource;
  onAdded?: (() => void) | undefined;
  onClose: () => void;
}

const NEW_LIST = 'new-list';

/** Chooses a list for podcasts, or creates one. Enter adds them to the highlighted list. */
export function AddToListDialog({ source, onAdded, onClose }: AddToListDialogProps) {
  const title = `Add ${describeSource(source)} to a list`;
  return (
    <Dialog title={title} radius="md" titleClassName={classes.dialogTitle} onClose={onClose}>
      <ListChoice source={source} onAdded={onAdded} onClose={onClose} />
    </Dialog>
  );
}

/** Highlights the first option when it is shown. */
function FirstOption({ store }: { store: ComboboxStore }) {
  const highlight = useEffectEvent(() => store.selectFirstOption());
  useEffect(() => {
    highlight();
  }, []);
  return null;
}

function ListChoice({ source, onAdded, onClose }: AddToListDialogProps) {
  const queryClient = useQueryClient();
  const projects = useQuery(projectsQuery);
  const { preferences } = usePreferences();
  const [text, setText] = useState('');
  const [nameError, setNameError] = useState<string | null>(null);
  const [state, setState] = useState<ListedState>('prospect'); // Spec 4
  const [priority, setPriority] = useState<Priority | null>(null);
  const add = useAddToList();
  const create = useMutation({ mutationFn: (name: string) => createProject({ name, projectTypes: ['interesting-podcasts'] }) });
  // The list is always open, so Escape is for the dialog.
  const combobox = useCombobox({ opened: true, onDropdownClose: onClose });
  const name = text.trim();
  const found = findProjects(projects.data?.projects ?? [], name, preferences.projects.lastSelectedProjectSlug);
  const canCreate = projects.isSuccess && name !== '' && !found.some((project) => project.name.toLowerCase() === name.toLowerCase());
  const isBusy = add.isPending || create.isPending;
  const optionKey = `${found.map(({ projectId }) => projectId).join()} ${canCreate}`;

  const addTo = (project: Pick<ProjectSummary, 'projectId' | 'slug' | 'name'>) => add.mutate({ source, project, state, priority }, { onSuccess: () => (onAdded?.(), onClose()) });
  const submit = (project: ProjectSummary | undefined) => {
    if (isBusy) return undefined;
    if (project) return addTo(project);
    const problem = validateProjectName(name);
    setNameError(problem);
    if (problem) return undefined;
    return create.mutate(name, {
      onSuccess: (created) => {
        void queryClient.invalidateQueries({ queryKey: projectsQuery.queryKey });
        addTo(created.project);
      },
    });
  };

  const choose = (value: string) => submit(found.find(({ projectId }) => projectId === value));
  // A fast typist presses Enter before the lists have loaded.
  const [isEnterPending, setIsEnterPending] = useState(false);
  const chooseFirst = async () => {
    setIsEnterPending(true);
    const loaded = await queryClient.ensureQueryData(projectsQuery).catch(() => null);
    setIsEnterPending(false);
    const [first] = findProjects(loaded?.projects ?? [], name, preferences.projects.lastSelectedProjectSlug);
    if (loaded && (first || name !== '')) submit(first);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || combobox.getSelectedOptionIndex() >= 0) return;
    event.preventDefault();
    void chooseFirst();
  };

  return (
    <>
      <Group gap="xs" mb="sm">
        <Text size="sm" c="dimmed">
          Add as
        </Text>
        <StateSelect value={state} onChange={setState} subject="the added podcasts" />
        <PrioritySelect value={priority} onChange={setPriority} subject="the added podcasts" />
      </Group>
      <Combobox store={combobox} onOptionSubmit={choose}>
        <Combobox.EventsTarget withExpandedAttribute>
          <TextInput
            data-autofocus
            aria-label="List"
            placeholder="Find a list, or name a new one"
            autoComplete="off"
            maxLength={80}
            leftSection={<IconSearch size={17} stroke={1.8} aria-hidden="true" />}
            rightSection={isBusy || isEnterPending ? <Loader size={16} role="status" aria-label="Adding" /> : null}
            value={text}
            error={nameError}
            onKeyDown={onKeyDown}
            onChange={(event) => {
              setText(event.currentTarget.value);
              setNameError(null);
            }}
          />
        </Combobox.EventsTarget>
        {projects.isPending && <SkeletonRows count={3} height={44} label="Loading your lists" />}
        {projects.isError && <ErrorState title="Couldn’t load your lists" error={projects.error} onRetry={() => void projects.refetch()} />}
        <Combobox.Options aria-label="Lists" aria-busy={projects.isPending} className={classes.options}>
          {found.map((project) => (
            <Combobox.Option key={project.projectId} value={project.projectId} className={classes.option} disabled={isBusy}>
              <span className={classes.optionName}>{project.name}</span>
              <Text span size="xs" className={`${classes.optionCount} numbers`}>
                {plural(project.listedPodcastsCount, 'podcast')}
              </Text>
            </Combobox.Option>
          ))}
          {canCreate && (
            <Combobox.Option value={NEW_LIST} className={classes.option} disabled={isBusy}>
              <span className={classes.optionName}>
                <IconPlus size={16} aria-hidden="true" /> Create “{name}”
              </span>
            </Combobox.Option>
          )}
          {projects.isSuccess && found.length === 0 && !canCreate && (
            <Combobox.Option value="" className={classes.option} disabled>
              You have no lists yet. Type a name to create one.
            </Combobox.Option>
          )}
        </Combobox.Options>
        {/* After the options, which register themselves first. */}
        <FirstOption key={optionKey} store={combobox} />
      </Combobox>
      {create.isError && <ErrorState title="The list wasn’t created" error={create.error} />}
      {add.isError && <ErrorState title="Nothing was added" error={add.error} />}
    </>
  );
}
