import { useQuery } from '@tanstack/react-query';
import { savedSearchesQuery } from '../../../api/lists/saved-searches';
import { capitalize } from '../../../ui/text/format';
import type { AlertFields } from '../alert-fields';
import { describeRule } from '../match-text';

/** Describes an alert on a search or a chart, which has no words. */
export function useDescription({ kind, search, chart, value }: AlertFields): string {
  const { data } = useQuery({ ...savedSearchesQuery, enabled: kind === 'saved-search' });
  if (kind === 'saved-search') return data?.savedSearches.find(({ id }) => id === search?.savedSearchId)?.name ?? (value || 'Saved search');
  return kind === 'chart-movement' ? capitalize(describeRule(chart)) : value;
}
