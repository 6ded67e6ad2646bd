import { Badge, Button, Group, Menu, Tabs, Text } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { createSavedSearch, deleteSavedSearch, type SavedSearch, savedSearchesQuery, searchHistoryQuery, updateSavedSearch } from '../../../api/lists/saved-searches';
import { AppLink } from '../../../ui/navigation/AppLink';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { EmptyState, SkeletonRows } from '../../../ui/layout/states';
import { TimeAgo } from '../../../ui/text/TimeAgo';
import { paths } from '../../../urls/paths';
import { ErrorState } from '../../../widgets/ErrorState';
import { PagedItems } from '../../../widgets/PagedItems';
import { showFailure, showMessage, showRestore } from '../../../widgets/undo';
import { describeSearch, newResultsText, pastSearchHref, savedSearchHref } from './described-search';
import classes from './Saved.module.css';
import { SaveSearchDialog } from './SaveSearchDialog';

export type SearchesTab = 'saved' | 'history';

interface SearchesDialogProps {
  initialTab: SearchesTab;
  onClose: () => void;
}

/** The saved searches with their actions, and the searches of the last 90 days. */
export function SearchesDialog({ initialTab, onClose }: SearchesDialogProps) {
  return (
    <Dialog title="Your searches" size={680} radius="md" onClose={onClose}>
      <Tabs defaultValue={initialTab} keepMounted={false}>
        <Tabs.List aria-label="Searches" mb="sm">
          <Tabs.Tab value="saved">Saved</Tabs.Tab>
          <Tabs.Tab value="history">History</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="saved" mih={320}>
          <SavedSearches onOpen={onClose} />
        </Tabs.Panel>
        <Tabs.Panel value="history" mih={320}>
          <SearchHistory onOpen={onClose} />
        </Tabs.Panel>
      </Tabs>
    </Dialog>
  );
}

function SavedSearches({ onOpen }: { onOpen: () => void }) {
  const { data, isPending, isError, error, refetch } = useQuery(savedSearchesQuery);
  const [renamed, setRenamed] = useState<SavedSearch | null>(null);
  if (isPending) return <SkeletonRows count={4} height={64} label="Loading your saved searches" />;
  if (isError) return <ErrorState title="Couldn’t load your saved searches" error={error} onRetry={() => void refetch()} />;
  if (data.savedSearches.length === 0) {
    return (
      <EmptyState title="No saved searches yet">
        <Text c="dimmed">Save a search to see what is new in it later.</Text>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="plain-list" aria-label="Saved searches">
        {data.savedSearches.map((saved) => (
          <li key={saved.id} className={classes.row}>
            <SavedSearchRow saved={saved} onOpen={onOpen} onRename={() => setRenamed(saved)} />
          </li>
        ))}
      </ul>
      {renamed && <SaveSearchDialog state={null} saved={renamed} onSaved={() => undefined} onClose={() => setRenamed(null)} />}
    </>
  );
}

interface SavedSearchRowProps {
  saved: SavedSearch;
  onOpen: () => void;
  onRename: () => void;
}

function SavedSearchRow({ saved, onOpen, onRename }: SavedSearchRowProps) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: savedSearchesQuery.queryKey.slice(0, 1) });
  const change = useMutation({
    mutationFn: (changes: Parameters<typeof updateSavedSearch>[1]) => updateSavedSearch(saved.id, changes, saved.version),
    onSuccess: refresh,
    onError: (error) => showFailure('The search wasn’t changed', error),
  });
  const remove = useMutation({
    mutationFn: () => deleteSavedSearch(saved.id, saved.version),
    onSuccess: () => {
      const { name, kind, searchOptions, shared, isDefault } = saved;
      showRestore(`“${name}” deleted`, async () => {
        await createSavedSearch({ name, kind, searchOptions, shared, isDefault });
        await refresh();
      });
      return refresh();
    },
    onError: (error) => showFailure('The search wasn’t deleted', error),
  });
  const copyLink = () =>
    navigator.clipboard.writeText(new URL(savedSearchHref(saved), location.href).href).then(
      () => showMessage(saved.shared ? 'Link copied. Anyone on your team can open it.' : 'Link copied. Your team can open it once you share the search with them.'),
      (error: unknown) => showFailure('The link wasn’t copied', error),
    );
  const openAlert = () => {
    onOpen();
    void router.navigate({ href: paths.newAlert({ saved: saved.id }) });
  };
  const newResults = newResultsText(saved);
  return (
    <>
      <div className={classes.text}>
        <Group gap={8}>
          <AppLink href={savedSearchHref(saved)} className={classes.name} onClick={onOpen}>
            {saved.name}
          </AppLink>
          {newResults && <Badge variant="light">{newResults}</Badge>}
          {saved.isDefault && <Badge variant="outline">Default</Badge>}
          {saved.shared && (
            <Badge variant="outline" color="gray">
              Team
            </Badge>
          )}
        </Group>
        <Text size="xs" c="dimmed">
          {saved.problem ?? describeSearch(saved.kind, saved.searchOptions)}
        </Text>
      </div>
      <Menu withinPortal={false} position="bottom-end" radius="md" width={230} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button variant="subtle" color="gray" size="compact-sm" aria-label={`Actions for ${saved.name}`} loading={change.isPending || remove.isPending}>
            <IconDots size={18} aria-hidden="true" />
          </Button>
        </Menu.Target>
        <Menu.Dropdown aria-label={`Actions for ${saved.name}`}>
          <Menu.Item onClick={onRename}>Rename or share…</Menu.Item>
          <Menu.Item onClick={() => void copyLink()}>Copy link</Menu.Item>
          <Menu.Item onClick={openAlert}>Alert me to new results…</Menu.Item>
          <Menu.Item onClick={() => change.mutate({ isDefault: !saved.isDefault })}>{saved.isDefault ? 'Remove as default' : 'Set as my default search'}</Menu.Item>
          <Menu.Item onClick={() => change.mutate({ shared: !saved.shared })}>{saved.shared ? 'Stop sharing with the team' : 'Share with the team'}</Menu.Item>
          <Menu.Item c="var(--mantine-color-error)" onClick={() => remove.mutate()}>
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
}

const NO_SEARCHES = (
  <EmptyState title="No searches yet">
    <Text c="dimmed">Your searches of the last 90 days appear here.</Text>
  </EmptyState>
);

function SearchHistory({ onOpen }: { onOpen: () => void }) {
  const query = useInfiniteQuery(searchHistoryQuery);
  return (
    <PagedItems query={query} itemsOf={({ searches }) => searches} what="your search history" more="older searches" skeleton={{ count: 6, height: 48 }} empty={NO_SEARCHES}>
      {(searches) => (
        <ol className="plain-list" aria-label="Search history">
          {searches.map(({ searchId, searchMode, searchOptions, searchedAt }) => (
            <li key={searchId} className={classes.row}>
              <AppLink href={pastSearchHref(searchMode, searchOptions)} className={`${classes.text} ${classes.past}`} onClick={onOpen}>
                {describeSearch(searchMode, searchOptions)}
              </AppLink>
              <Text size="xs" c="dimmed" className={classes.when}>
                <TimeAgo value={searchedAt} />
              </Text>
            </li>
          ))}
        </ol>
      )}
    </PagedItems>
  );
}
