/** Deep analyses of a podcast's episodes in words. */
import type { DeepAnalysis, EpisodeInsights, RequestedAnalyses } from '../../../api/assistant/types';
import { formatCount, joinAnd, plural } from '../../../ui/text/format';

/** "3 people, 2 claims and 4 questions". */
export function describeFindings({ people, claims, questions, sponsors, quotableMoments }: EpisodeInsights): string {
  const counts = [
    { count: people.length, noun: 'person', many: 'people' },
    { count: quotableMoments.length, noun: 'quotable moment' },
    { count: claims.length, noun: 'claim' },
    { count: questions.length, noun: 'question' },
    { count: sponsors.length, noun: 'sponsor' },
  ];
  const found = counts.filter(({ count }) => count > 0).map(({ count, noun, many }) => plural(count, noun, many));
  return found.length === 0 ? 'Nothing was found' : joinAnd(found);
}

export const STATE_LABELS: Readonly<Record<DeepAnalysis['state'], string>> = { queued: 'In progress', done: 'Analyzed', failed: 'Failed' };

export interface AnalysisCost {
  text: string;
  canRequest: boolean;
}

/** Describes the cost of analyzing the newest episodes. */
export function describeCost({ aiAssists, aiAssistsLeft }: Pick<RequestedAnalyses, 'aiAssists' | 'aiAssistsLeft'>): AnalysisCost {
  if (aiAssists === 0) return { text: 'The newest episodes with a transcript are already analyzed.', canRequest: false };
  const cost = `Analyzes ${plural(aiAssists, 'episode')} and uses ${plural(aiAssists, 'AI assist')}.`;
  if (aiAssistsLeft === null) return { text: cost, canRequest: true };
  const left = aiAssistsLeft === 1 ? '1 is left.' : `${formatCount(aiAssistsLeft)} are left.`;
  return { text: `${cost} ${left}`, canRequest: aiAssistsLeft >= aiAssists };
}
