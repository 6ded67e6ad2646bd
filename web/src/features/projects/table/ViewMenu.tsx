import { Button, Menu, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconCheck, IconChevronDown, IconLayoutList, IconStarFilled, IconUsers } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toApiError } from '../../../api/errors';
import { createProjectView, deleteProjectView, type NewProjectView, type ProjectView, projectViewsQuery, updateProjectView } from '../../../api/lists/views';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { useSeenRow } from '../../../ui/forms/useDraft';
import { showFailure, showMessage, showRestore } from '../../../widgets/undo';
import { ALL_PODCASTS, toStoredSettings } from './list-view';
import type { ListView } from './useListView';

interface ViewMenuProps {
  project: string;
  list: ListView;
}

const MAX_NAME_LENGTH = 60;

/** Opens the saved views of a list, and saves, shares, renames and deletes them. */
export function ViewMenu({ project, list }: ViewMenuProps) {
  const queryClient = useQueryClient();
  /** The open form: for a new view, or for the view as it was when the form was opened. */
  const [form, setForm] = useState<{ renamed: ProjectView | null } | null>(null);
  const { view, views, settings, isModified } = list;
  const { seen, accept } = useSeenRow(view, isModified);
  const refresh = () => queryClient.invalidateQueries({ queryKey: projectViewsQuery(project).queryKey });

  async function attempt(title: string, act: () => Promise<unknown>): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (error) {
      const isConflict = toApiError(error).isConflict;
      showFailure(isConflict ? 'Someone else changed this view. Do it again to replace their version.' : title, error);
      return false;
    } finally {
      await refresh();
      // The next attempt is based on what was loaded again.
      accept();
    }
  }

  const update = (change: Partial<NewProjectView>, message: string, changed = view) => async () => {
    const isSaved = changed !== null && (await attempt('The view wasn’t changed', () => updateProjectView(project, changed.id, change, changed.version)));
    if (isSaved) showMessage(message);
    return isSaved;
  };

  async function saveSettings() {
    const isSaved = await update({ settings: toStoredSettings(settings) }, 'View saved', seen)();
    if (!view || !isSaved) return;
    list.setColumns(null);
    list.openView(view.id);
  }

  async function save(values: { name: string; shared: boolean }) {
    if (form?.renamed) {
      await update(values, 'View saved', form.renamed)();
    } else {
      const isSaved = await attempt('The view wasn’t saved', async () => {
        const { view: created } = await createProjectView(project, { ...values, settings: toStoredSettings(settings) });
        await refresh();
        list.setColumns(null);
        list.openView(created.id);
      });
      if (isSaved) showMessage(`View “${values.name}” saved`);
    }
    setForm(null);
  }

  async function remove() {
    if (!view) return;
    const { name, shared, settings: stored, version, id } = view;
    if (!(await attempt('The view wasn’t deleted', () => deleteProjectView(project, id, version)))) return;
    list.openView(ALL_PODCASTS);
    showRestore(`View “${name}” deleted`, async () => {
      await createProjectView(project, { name, shared, settings: stored });
      await refresh();
    });
  }

  const item = (each: ProjectView) => (
    <Menu.Item
      key={each.id}
      aria-current={each.id === view?.id || undefined}
      leftSection={each.id === view?.id ? <IconCheck size={16} aria-hidden="true" /> : <span style={{ width: 16 }} />}
      rightSection={each.isDefault ? <IconStarFilled size={13} aria-label="Your default" /> : undefined}
      onClick={() => list.openView(each.id)}
    >
      {each.name}
    </Menu.Item>
  );
  const own = views.filter(({ shared }) => !shared);
  const team = views.filter(({ shared }) => shared);
  return (
    <>
      <Menu withinPortal={false} position="bottom-start" width={260} radius="md" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button variant="default" size="xs" leftSection={<IconLayoutList size={16} aria-hidden="true" />} rightSection={<IconChevronDown size={15} aria-hidden="true" />}>
            {view?.name ?? 'All podcasts'}
            {isModified && view && ' (changed)'}
          </Button>
        </Menu.Target>
        <Menu.Dropdown aria-label="Views" mah="70dvh" style={{ overflowY: 'auto' }}>
          <Menu.Item leftSection={view === null ? <IconCheck size={16} aria-hidden="true" /> : <span style={{ width: 16 }} />} onClick={() => list.openView(ALL_PODCASTS)}>
            All podcasts
          </Menu.Item>
          {own.length > 0 && <Menu.Label>My views</Menu.Label>}
          {own.map(item)}
          {team.length > 0 && (
            <Menu.Label>
              <IconUsers size={13} aria-hidden="true" /> Team views
            </Menu.Label>
          )}
          {team.map(item)}
          <Menu.Divider />
          {view && isModified && <Menu.Item onClick={() => void saveSettings()}>Save changes to this view</Menu.Item>}
          <Menu.Item onClick={() => setForm({ renamed: null })}>Save as new view…</Menu.Item>
          {view && (
            <>
              <Menu.Item onClick={() => setForm({ renamed: view })}>Rename or share…</Menu.Item>
              <Menu.Item onClick={() => void update({ isDefault: !view.isDefault }, view.isDefault ? 'This list now opens with all podcasts.' : `This list now opens with “${view.name}”.`)()}>
                {view.isDefault ? 'Remove as default' : 'Set as default'}
              </Menu.Item>
              <Menu.Item color="red" onClick={() => void remove()}>
                Delete view
              </Menu.Item>
            </>
          )}
          <Menu.Item
            onClick={() => {
              void navigator.clipboard.writeText(location.href).then(() => showMessage('Link copied'));
            }}
          >
            Copy link to this view
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {form && <ViewForm title={form.renamed ? 'Rename or share' : 'Save as new view'} name={form.renamed?.name ?? ''} isShared={form.renamed?.shared ?? false} onSave={save} onClose={() => setForm(null)} />}
    </>
  );
}

interface ViewFormProps {
  title: string;
  name: string;
  isShared: boolean;
  onSave: (values: { name: string; shared: boolean }) => Promise<void>;
  onClose: () => void;
}

function ViewForm({ title, name, isShared, onSave, onClose }: ViewFormProps) {
  const [isSaving, setIsSaving] = useState(false);
  const form = useForm({
    initialValues: { name, shared: isShared },
    validate: { name: (value) => (value.trim() === '' ? 'Give the view a name' : value.trim().length > MAX_NAME_LENGTH ? 'Name must be at most 60 characters' : null) },
  });
  return (
    <Dialog title={title} size="sm" isCentered onClose={onClose}>
      <form
        onSubmit={form.onSubmit(({ name: typed, shared }) => {
          setIsSaving(true);
          void onSave({ name: typed.trim(), shared });
        })}
      >
        <Stack gap="md">
          <TextInput label="Name" data-autofocus {...form.getInputProps('name')} />
          <Switch label="Share with the team" {...form.getInputProps('shared', { type: 'checkbox' })} />
          <Text size="sm" c="dimmed">
            A view keeps filters, sort, groups, columns, and whether it is a table or a board.
          </Text>
          <Button type="submit" loading={isSaving}>
            Save view
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
