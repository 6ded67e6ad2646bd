/** Explains why a search has no results. */
import { formatTotal, plural } from '../../../ui/text/format';
import type { RelaxedSearch } from './useRelaxedCounts';

type CountedSearch = Pick<RelaxedSearch, 'kind' | 'label' | 'mode' | 'total'>;

const hasHits = ({ total }: CountedSearch) => (total?.value ?? 0) > 0;
const matchText = ({ mode, total }: CountedSearch) => {
  const noun = mode === 'podcasts' ? 'podcast' : 'episode';
  const amount = total?.relation === 'gte' ? `${formatTotal(total)} ${noun}s` : plural(total?.value ?? 0, noun);
  return `${amount} ${total?.value === 1 ? 'matches' : 'match'}`;
};

/** Returns null while nothing is counted. `words` is the free text of the search. */
export function explainZeroResults(searches: readonly CountedSearch[], words: string): string | null {
  if (searches.some(({ total }) => total === undefined)) return null;
  const unquoted = searches.find((search) => search.kind === 'unquoted' && hasHits(search));
  if (unquoted) return `Nothing matches “${unquoted.label}” exactly. Without quotes, ${matchText(unquoted)}.`;
  const single = searches.filter(({ kind }) => kind === 'without');
  const culprits = single.filter(hasHits);
  const [culprit] = culprits;
  if (culprit && culprits.length === 1) return `“${culprit.label}” leaves no results. Without it, ${matchText(culprit)}.`;
  if (culprit) return 'Remove one of these to see results:';
  const all = searches.find(({ kind }) => kind === 'all');
  if (all && hasHits(all)) return `No ${all.mode} match all filters together. Without filters, ${matchText(all)}.`;
  if (!words) return 'Try different words or filters.';
  return searches.length > 0 ? `Nothing contains “${words}”, even without filters.` : `Nothing contains “${words}”.`;
}

export const describeCount = ({ mode, total }: CountedSearch) => (total ? `${formatTotal(total)} ${mode.slice(0, total.value === 1 ? -1 : undefined)}` : null);

export function describeWay({ kind, label }: Pick<RelaxedSearch, 'kind' | 'label'>): string {
  if (kind === 'all') return 'Without filters';
  return kind === 'unquoted' ? `${label}, without quotes` : `Without “${label}”`;
}
