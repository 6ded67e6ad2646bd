/** What the searches of a run found, in words. */
import type { StrategyRunResult } from '../../../api/strategies/types';
import { plural } from '../../../ui/text/format';

/** "3 keywords searched. 41 podcasts found, 12 of them new." */
export function describeFound({ searches, foundCount, newCount }: Pick<StrategyRunResult, 'searches' | 'foundCount' | 'newCount'>): string {
  const searched = searches.filter(({ problem }) => problem === null).length;
  const found = foundCount === 0 ? 'No podcast found.' : `${plural(foundCount, 'podcast')} found, ${newCount === 0 ? 'none' : newCount} of them new.`;
  return `${plural(searched, 'keyword')} searched. ${found}`;
}

/** Why keywords were not searched: one line for each reason, with its keywords. */
export function describeUnsearched(searches: StrategyRunResult['searches']): string[] {
  const keywords = new Map<string, string[]>();
  for (const { keyword, problem } of searches) {
    if (problem !== null) keywords.set(problem, [...(keywords.get(problem) ?? []), `“${keyword}”`]);
  }
  return [...keywords].map(([problem, named]) => `Not searched: ${named.join(', ')}. ${problem}`);
}
