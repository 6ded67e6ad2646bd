/** What a user has chosen, kept on the server (spec 3). */
import { queryOptions } from '@tanstack/react-query';
import { call } from './call';

export interface Preferences {
  projects: { favoriteProjectIds: string[]; lastSelectedProjectSlug: string | null };
  showAdditionalPodcastDirectories: boolean;
  search: {
    defaultSearchFilters: Record<string, unknown> | null;
    defaultResultsView: 'list' | 'table';
    export: { columnsToNotExport: string[] };
  };
}

/** Changes of some preferences. What is absent stays. */
export type PreferenceChanges = { [Key in keyof Preferences]?: Preferences[Key] extends object ? Partial<Preferences[Key]> : Preferences[Key] };

export const preferencesQuery = queryOptions({
  queryKey: ['preferences'],
  queryFn: ({ signal }) => call<{ preferences: Preferences }>('GET', '/api/v1/users/preferences', { signal }),
  staleTime: 5 * 60_000,
});

export const changePreferences = (body: PreferenceChanges) => call<{ preferences: Preferences }>('PATCH', '/api/v1/users/preferences', { body });
