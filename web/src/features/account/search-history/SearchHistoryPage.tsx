import { Button, Group, Paper, Stack, Switch, Text, Title } from '@mantine/core';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { clearSearchHistory } from '../../../api/account/profile';
import { searchHistoryQuery } from '../../../api/lists/saved-searches';
import { plural } from '../../../ui/text/format';
import { TimeAgo } from '../../../ui/text/TimeAgo';
import { ConfirmDialog } from '../../../widgets/ConfirmDialog';
import { ErrorState } from '../../../widgets/ErrorState';
import { PagedItems } from '../../../widgets/PagedItems';
import { showMessage } from '../../../widgets/undo';
import { SettingsLayout } from '../SettingsLayout';
import classes from '../Settings.module.css';
import { useProfileSwitch } from '../useProfileSwitch';
import { searchText } from './search-text';

/** `/app/user-settings/search-history`: what the reader searched for, and whether that is kept. */
export function SearchHistoryPage() {
  return (
    <SettingsLayout title="Search history">
      <Stack gap="xl">
        <KeepSwitch />
        <PastSearches />
      </Stack>
    </SettingsLayout>
  );
}

function KeepSwitch() {
  const keeps = useProfileSwitch('keepsSearches', 'Search history saved');
  return (
    <div>
      <Switch label="Keep my searches" description="When off, new searches are stored without your name, for 90 days, so that exports of their results still work." checked={keeps.isOn} disabled={keeps.isPending} onChange={(event) => keeps.set(event.currentTarget.checked)} />
      {(keeps.error ?? keeps.saveError) && <ErrorState title="The setting wasn’t saved" error={keeps.error ?? keeps.saveError} />}
    </div>
  );
}

function PastSearches() {
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const query = useInfiniteQuery(searchHistoryQuery);
  const clear = useMutation({
    mutationFn: clearSearchHistory,
    onSuccess: ({ deletedSearches }) => {
      setIsAsking(false);
      showMessage(`Deleted ${plural(deletedSearches, 'search', 'searches')}`);
      return queryClient.invalidateQueries({ queryKey: searchHistoryQuery.queryKey });
    },
  });
  return (
    <section aria-labelledby="searches">
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4" id="searches">
          Searches of the last 90 days
        </Title>
        {query.data?.pages.some(({ searches }) => searches.length > 0) && (
          <Button variant="default" color="red" onClick={() => setIsAsking(true)}>
            Clear history
          </Button>
        )}
      </Group>
      <PagedItems query={query} itemsOf={({ searches }) => searches} what="your searches" more="older searches" skeleton={{ count: 3, height: 56 }} empty={<Text c="dimmed">No searches yet.</Text>}>
        {(searches) => (
          <ul className={classes.list}>
            {searches.map((search) => (
              <Paper key={search.searchId} withBorder radius="lg" p="md" bg="var(--surface)" component="li">
                <div className={classes.row}>
                  <Text style={{ overflowWrap: 'anywhere' }}>{searchText(search)}</Text>
                  <Text size="sm" c="dimmed">
                    <TimeAgo value={search.searchedAt} />
                  </Text>
                </div>
              </Paper>
            ))}
          </ul>
        )}
      </PagedItems>
      {isAsking && (
        <ConfirmDialog
          title="Clear your search history?"
          text="This deletes all searches you ran in this team. It can’t be undone."
          action="Clear history"
          word="clear"
          isPending={clear.isPending}
          failure={{ title: 'Your searches weren’t deleted', error: clear.error }}
          onConfirm={() => clear.mutate()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </section>
  );
}
