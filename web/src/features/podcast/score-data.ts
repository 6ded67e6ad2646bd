/** What the podcast's page says of its score, from what the API does. Pure. */
import { formatCount, genreName, languageName } from '../../ui/format';
import { carryForward, type PlotPoint } from '../../ui/plot/series';
import type { AuthorityDetails, Podcast } from '../../api/types';

type ScorePoint = Pick<AuthorityDetails['history'][number], 'date' | 'authorityScore' | 'weightsVersion'>;
type ScoreInput = Podcast['authorityScoreInputs'][number];

const MAX_STEPS = 4;

/** One point a day, from the days on which the score changed, oldest first. No line joins scores of different weights. */
export const scorePoints = (history: readonly ScorePoint[], until: string): PlotPoint[] =>
  carryForward(history.map(({ date, authorityScore, weightsVersion }) => ({ date, value: authorityScore, line: String(weightsVersion) })), until);

/** "Higher than 82 %" for a score: never more than is so. */
export function formatPercentile(peerStanding: AuthorityDetails['standing'], score: string): string | null {
  const percentile = peerStanding?.percentiles[score];
  if (percentile === undefined) return null;
  return `Higher than ${percentile > 99 ? Math.floor(percentile * 100) / 100 : Math.floor(percentile)} %`;
}

/** "Higher than 82 % of 1,204 shows that still publish" */
export function describePercentile(peerStanding: AuthorityDetails['standing']): string | null {
  const share = formatPercentile(peerStanding, 'authority');
  return peerStanding && share ? `${share} of ${formatCount(peerStanding.activeShows)} shows that still publish` : null;
}

/** "#12 of 3,400 in Business, English" */
export function describeRank(peerStanding: AuthorityDetails['standing']): string | null {
  const rank = peerStanding?.rank;
  return rank ? `#${formatCount(rank.rank)} of ${formatCount(rank.shows)} in ${genreName(rank.category)}, ${languageName(rank.language)}` : null;
}

/** The steps that give most. */
export function topSteps(inputs: readonly ScoreInput[]): { name: string; what: string; points: number }[] {
  const steps = inputs.flatMap(({ name, nextStep }) => (nextStep ? [{ name, what: nextStep.what, points: nextStep.points }] : []));
  return steps.toSorted((one, other) => other.points - one.points).slice(0, MAX_STEPS);
}
