import { Button, Group, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createSavedSearch, type SavedSearch, savedSearchesQuery, updateSavedSearch } from '../../../api/lists/saved-searches';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { useCheckedText } from '../../../ui/forms/useCheckedText';
import { ErrorState } from '../../../widgets/ErrorState';
import { showMessage } from '../../../widgets/undo';
import { describeSearch, nameProblem, proposeName } from './described-search';
import { toSearchRequest } from '../search-request';
import type { SearchState } from '../state';

interface SaveSearchDialogProps {
  /** The search to save; null to rename `saved`. */
  state: SearchState | null;
  /** The saved search to rename. */
  saved: SavedSearch | null;
  onSaved: (saved: SavedSearch) => void;
  onClose: () => void;
}

/** Saves a search under a name. A saved search counts new results, and can be shared with the team. */
export function SaveSearchDialog({ state, saved, onSaved, onClose }: SaveSearchDialogProps) {
  const queryClient = useQueryClient();
  const request = state && toSearchRequest(state);
  const { text: name, field, onSubmit } = useCheckedText(nameProblem, saved?.name ?? (state ? proposeName(state) : ''));
  const [isShared, setIsShared] = useState(saved?.shared ?? false);
  const [isDefault, setIsDefault] = useState(saved?.isDefault ?? false);
  const save = useMutation({
    mutationFn: () => {
      const fields = { name: name.trim(), shared: isShared, isDefault };
      return saved ? updateSavedSearch(saved.id, fields, saved.version) : createSavedSearch({ ...fields, kind: request?.mode ?? 'podcasts', searchOptions: request?.options ?? {} });
    },
    onSuccess: ({ savedSearch }) => {
      showMessage(saved ? 'Search saved' : `“${savedSearch.name}” saved. New results are counted from now on.`);
      void queryClient.invalidateQueries({ queryKey: savedSearchesQuery.queryKey.slice(0, 1) });
      onSaved(savedSearch);
      onClose();
    },
  });
  const title = saved ? 'Rename or share' : 'Save this search';
  return (
    <Dialog title={title} radius="md" onClose={onClose}>
      <form noValidate onSubmit={onSubmit(() => save.mutate())}>
        <Stack gap="md">
          {request && (
            <Text size="sm" c="dimmed">
              {describeSearch(request.mode, request.options)}
            </Text>
          )}
          <TextInput data-autofocus label="Name" {...field} onFocus={(event) => event.currentTarget.select()} />
          <Switch label="Share with the team" description="Everyone on your team sees it and can open its link" checked={isShared} onChange={(event) => setIsShared(event.currentTarget.checked)} />
          <Switch label="Set as my default search" description="Each time it opens, it uses one search" checked={isDefault} onChange={(event) => setIsDefault(event.currentTarget.checked)} />
          {save.isError && <ErrorState title="The search wasn’t saved" error={save.error} />}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={save.isPending}>
              Save
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
