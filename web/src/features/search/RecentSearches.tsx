import { Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type PastSearch, searchHistoryQuery } from '../../api/lists/saved-searches';
import { AppLink } from '../../ui/navigation/AppLink';
import { Entry, EntryList } from '../../ui/layout/Entries';
import { Section } from '../../ui/layout/Section';
import { SkeletonRows } from '../../ui/layout/states';
import { TimeAgo } from '../../ui/text/TimeAgo';
import { paths } from '../../urls/paths';
import { ErrorState } from '../../widgets/ErrorState';
import { summaryParts } from './query-summary';
import { fromSearchRequest } from './search-from-request';
import { formatState } from './state';

const MAX_SEARCHES = 5;

/** The latest searches of the reader, which open as they were. */
export function RecentSearches() {
  const { data, isPending, isError, error, refetch } = useInfiniteQuery({ ...searchHistoryQuery, retry: false });
  const searches = (data?.pages[0]?.searches ?? []).slice(0, MAX_SEARCHES);
  return (
    <Section title="Recent searches">
      {isPending && <SkeletonRows count={2} height={40} label="Loading recent searches" />}
      {isError && <ErrorState title="Couldn’t load your recent searches" error={error} onRetry={() => void refetch()} />}
      {data && searches.length === 0 && <Text c="dimmed">Your searches appear here.</Text>}
      <EntryList>
        {searches.map((search) => (
          <RecentSearch key={search.searchId} search={search} />
        ))}
      </EntryList>
    </Section>
  );
}

function RecentSearch({ search: { searchMode, searchOptions, searchedAt } }: { search: PastSearch }) {
  const { state } = fromSearchRequest(searchMode, searchOptions);
  const text = summaryParts(state, searchMode, undefined).map((part) => (typeof part === 'string' ? part : part.term)).join('');
  return (
    <Entry aside={<TimeAgo value={searchedAt} />}>
      <AppLink href={paths.appSearch(formatState(state))}>{text}</AppLink>
    </Entry>
  );
}
