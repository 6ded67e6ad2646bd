import { Badge, Button, Group, Menu, Text } from '@mantine/core';
import { IconBell, IconBookmark, IconBookmarkPlus, IconHistory, IconList } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { type SavedSearch, savedSearchesQuery, updateSavedSearch } from '../../../api/lists/saved-searches';
import { toApiError } from '../../../api/errors';
import { formatCount } from '../../../ui/text/format';
import { useActions } from '../../../ui/navigation/shortcuts';
import { useSeenRow } from '../../../ui/forms/useDraft';
import { paths } from '../../../urls/paths';
import { showFailure, showMessage } from '../../../widgets/undo';
import { toSearchRequest } from '../search-request';
import type { SearchState } from '../state';
import { DefaultFilterItems } from './DefaultFilterItems';
import { hasChanged, newResultsText, savedSearchHref, sumOfNew } from './described-search';
import { SaveSearchDialog } from './SaveSearchDialog';
import classes from './Saved.module.css';
import { SearchesDialog, type SearchesTab } from './SearchesDialog';

interface SavedSearchMenuProps {
  state: SearchState;
  /** Whether there is a search that can be saved. */
  canSave: boolean;
  /** The saved search that the page was opened with. */
  saved: SavedSearch | null;
  onChange: (state: SearchState) => void;
}

const MAX_IN_MENU = 8;

/** Saves the search, and opens saved and past ones. */
export function SavedSearchMenu({ state, canSave, saved, onChange }: SavedSearchMenuProps) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const { data, isError } = useQuery(savedSearchesQuery);
  const [isSaving, setIsSaving] = useState(false);
  const [tab, setTab] = useState<SearchesTab | null>(null);
  const searches = data?.savedSearches ?? [];
  const newCount = sumOfNew(searches);
  const isChanged = saved !== null && canSave && hasChanged(state, saved);
  const { seen, accept } = useSeenRow(saved, isChanged);
  const refresh = () => queryClient.invalidateQueries({ queryKey: savedSearchesQuery.queryKey.slice(0, 1) });
  const update = useMutation({
    mutationFn: (search: SavedSearch) => {
      const { mode, options } = toSearchRequest(state);
      return updateSavedSearch(search.id, { kind: mode, searchOptions: options }, search.version);
    },
    onSuccess: ({ savedSearch }) => {
      showMessage(`“${savedSearch.name}” saved`);
      return refresh();
    },
    onError: async (error) => {
      const { isConflict } = toApiError(error);
      showFailure(isConflict ? 'Someone else changed this search. Save again to replace their version.' : 'The search wasn’t saved', error);
      if (!isConflict) return;
      await refresh();
      accept();
    },
  });
  useActions([
    ...(canSave ? [{ label: 'Save this search', keywords: 'bookmark', run: () => setIsSaving(true) }] : []),
    { label: 'Saved searches', run: () => setTab('saved') },
    { label: 'Search history', keywords: 'recent past', run: () => setTab('history') },
    ...searches.map((search) => ({ label: `Saved search: ${search.name}`, run: () => void router.navigate({ href: savedSearchHref(search) }) })),
  ]);
  return (
    <Group gap="xs">
      {saved && (
        <Text size="sm" role="status">
          Saved search: <strong>{saved.name}</strong>
          {isChanged && ', changed'}
        </Text>
      )}
      {isChanged && (
        <Button size="compact-sm" variant="light" loading={update.isPending} onClick={() => update.mutate(seen ?? saved)}>
          Save changes
        </Button>
      )}
      <Menu withinPortal={false} position="bottom-start" radius="md" width={300} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button variant="subtle" size="compact-sm" className={classes.trigger} leftSection={<IconBookmark size={16} aria-hidden="true" />}>
            Saved searches
            {newCount > 0 && (
              <Badge ml={8} size="sm" variant="light">
                {formatCount(newCount)} new
              </Badge>
            )}
          </Button>
        </Menu.Target>
        <Menu.Dropdown aria-label="Saved searches">
          <Menu.Item leftSection={<IconBookmarkPlus size={16} aria-hidden="true" />} disabled={!canSave} onClick={() => setIsSaving(true)}>
            Save this search…
          </Menu.Item>
          {saved && (
            <Menu.Item leftSection={<IconBell size={16} aria-hidden="true" />} onClick={() => void router.navigate({ href: paths.newAlert({ saved: saved.id }) })}>
              Alert me to new results…
            </Menu.Item>
          )}
          <DefaultFilterItems state={state} />
          <Menu.Divider />
          {isError && <Menu.Label>Couldn’t load your saved searches</Menu.Label>}
          {data && searches.length === 0 && <Menu.Label>No saved searches yet</Menu.Label>}
          {searches.slice(0, MAX_IN_MENU).map((search) => (
            <Menu.Item
              key={search.id}
              rightSection={newResultsText(search) ? <Badge variant="light">{newResultsText(search)}</Badge> : null}
              onClick={() => void router.navigate({ href: savedSearchHref(search) })}
            >
              {search.name}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item leftSection={<IconList size={16} aria-hidden="true" />} onClick={() => setTab('saved')}>
            Rename, share or delete…
          </Menu.Item>
          <Menu.Item leftSection={<IconHistory size={16} aria-hidden="true" />} onClick={() => setTab('history')}>
            Search history…
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isSaving && <SaveSearchDialog state={state} saved={null} onSaved={({ shortId }) => onChange({ ...state, savedSearch: shortId })} onClose={() => setIsSaving(false)} />}
      {tab && <SearchesDialog initialTab={tab} onClose={() => setTab(null)} />}
    </Group>
  );
}
