/** The limits of a plan for strategies (spec 9, Automated search). The server enforces them; the page shows them beforehand. */
import type { Strategy } from '../../../api/strategies/types';
import { plural } from '../../../ui/text/format';

interface RunLimit {
  /** Strategies of a list that may run. */
  strategies: number;
  /** Keywords of a strategy that are searched. */
  keywords: number;
}

const NONE: RunLimit = { strategies: 0, keywords: 0 };
const RUN_LIMITS: ReadonlyMap<string, RunLimit> = new Map([
  ['individual', { strategies: 3, keywords: 5 }],
  ['business', { strategies: 1, keywords: 5 }],
  ['agency', { strategies: 10, keywords: 10 }],
  ['admin', { strategies: 7, keywords: 9 }],
]);

/** The most podcasts that a run adds. */
export const MAX_ADDED = 25;

export const runLimitOf = (tier: string | undefined): RunLimit => RUN_LIMITS.get(tier ?? '') ?? NONE;

export type RunLock = { kind: 'plan' } | { kind: 'count'; max: number } | { kind: 'no-keywords' };

/** Why a strategy cannot run, or null, also while the plan is loading. A strategy that has run may run again. */
export function runLockOf(strategy: Pick<Strategy, 'id' | 'lastRun' | 'keywordInspiration'>, all: readonly Pick<Strategy, 'id' | 'lastRun'>[], tier: string | undefined): RunLock | null {
  if (tier === undefined) return null;
  const { strategies } = runLimitOf(tier);
  if (strategies === 0) return { kind: 'plan' };
  if (strategy.keywordInspiration.length === 0) return { kind: 'no-keywords' };
  const others = all.filter(({ id, lastRun }) => id !== strategy.id && lastRun !== null).length;
  return others >= strategies ? { kind: 'count', max: strategies } : null;
}

/** "Your plan runs 3 strategies per list and searches the first 5 keywords of each. 1 has run." */
export function describeRunLimit(all: readonly Pick<Strategy, 'lastRun'>[], tier: string | undefined): string {
  const { strategies, keywords } = runLimitOf(tier);
  if (strategies === 0) return 'Running strategies requires the Individual plan. You can still search each keyword yourself.';
  const ran = all.filter(({ lastRun }) => lastRun !== null).length;
  return `Your plan runs ${plural(strategies, 'strategy', 'strategies')} per list and searches the first ${plural(keywords, 'keyword')} of each.${ran > 0 ? ` ${ran} ${ran === 1 ? 'has' : 'have'} run.` : ''}`;
}
