/** The podcasts to add to a list, and the message about the result. */
import type { BulkResult } from '../../api/lists/listed-podcasts';
import type { ProjectSummary } from '../../api/lists/types';
import { joinAnd, plural } from '../../ui/text/format';

export interface AddedPodcast {
  podcastId: string;
  title: string;
}

/** Podcasts, or the results of a search as far as the plan reaches. */
export type AddSource =
  | { kind: 'podcasts'; podcasts: readonly AddedPodcast[] }
  | { kind: 'search'; searchId: string; reach: SearchReach; shownPodcastIds: readonly string[] };

/** How many results of a search can be added at once. */
export interface SearchReach {
  count: number;
  /** Whether the search has more results than the plan reaches. */
  isCut: boolean;
}

/** A plan reaches the first results of a search, up to a number (spec 9). The server adds no more than these. */
export const reachOf = (total: number, resultsPerSearch: number): SearchReach => ({ count: Math.min(total, resultsPerSearch), isCut: total > resultsPerSearch });

/** "all 240 results", "the first 100 results". */
export const describeReach = ({ count, isCut }: SearchReach) => `${isCut ? 'the first' : 'all'} ${plural(count, 'result')}`;

/** "The Cold Shelf", "12 podcasts", "all 240 results". */
export function describeSource(source: AddSource): string {
  if (source.kind === 'search') return describeReach(source.reach);
  const [first, ...others] = source.podcasts;
  return first && others.length === 0 ? `“${first.title}”` : plural(source.podcasts.length, 'podcast');
}

/** The reasons for which the server leaves podcasts out. */
const REASONS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  'already-listed': ['was already on the list', 'were already on the list'],
  blacklisted: ['is on your blacklist', 'are on your blacklist'],
  limit: ['exceeded your plan’s limit', 'exceeded your plan’s limit'],
  'over-limit': ['exceeded your plan’s limit', 'exceeded your plan’s limit'],
  'not-found': ['is no longer in the catalog', 'are no longer in the catalog'],
};

function describeSkipped(skipped: BulkResult['skipped']): string | null {
  const counts = new Map<string, number>();
  for (const { reason } of skipped) {
    const key = reason.replaceAll('_', '-');
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const parts = [...counts].map(([reason, count]) => {
    const [one, many] = REASONS[reason] ?? [`was left out (${reason})`, `were left out (${reason})`];
    return `${count} ${count === 1 ? one : many}`;
  });
  return parts.length > 0 ? `${joinAnd(parts)}.` : null;
}

/** "Added 38 podcasts to Acme. 2 were already on the list." */
export function describeAdded(source: AddSource, project: Pick<ProjectSummary, 'name'>, { changedCount, skipped, limit = null, resultsLimit = null }: Omit<BulkResult, 'changeId'>): string {
  const isOne = source.kind === 'podcasts' && source.podcasts.length === 1;
  const what = isOne ? describeSource(source) : plural(changedCount, 'podcast');
  const wasListed = isOne && skipped.some(({ reason }) => reason.startsWith('already'));
  if (wasListed) return `${describeSource(source)} is already on ${project.name}.`;
  const added = changedCount > 0 ? `Added ${what} to ${project.name}.` : `Nothing was added to ${project.name}.`;
  const full = limit ? `Your plan allows ${plural(limit.max, 'podcast')} per list.` : null;
  const cut = resultsLimit === null ? null : `Your plan reaches the first ${plural(resultsLimit, 'result')} of a search; the others were not added.`;
  return [added, describeSkipped(skipped), full, cut].filter(Boolean).join(' ');
}
