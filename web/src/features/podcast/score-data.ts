/** What the podcast's page says of its score, from what the API does. Pure. */
import { formatCount, genreName, languageName } from '../../ui/format';
import { carryForward, type PlotPoint } from '../../ui/plot/series';
import type { AuthorityDetails, Podcast } from '../../api/types';

type Point = Pick<AuthorityDetails['history'][number], 'date' | 'authorityScore' | 'weightsVersion'>;
type Input = Podcast['authorityScoreInputs'][number];

const KEPT_STEPS = 4;

/** One point a day, from the days on which the score changed, oldest first. No line joins scores of different weights. */
export const scorePoints = (history: readonly Point[], until: string): PlotPoint[] =>
  carryForward(history.map(({ date, authorityScore, weightsVersion }) => ({ date, value: authorityScore, line: String(weightsVersion) })), until);

/** "Higher than 82 %" for a score: never more than is so. */
export function shareWords(standing: AuthorityDetails['standing'], score: string): string | null {
  const percentile = standing?.percentiles[score];
  if (percentile === undefined) return null;
  return `Higher than ${percentile > 99 ? Math.floor(percentile * 100) / 100 : Math.floor(percentile)} %`;
}

/** "Higher than 82 % of 1,204 shows that still publish" */
export function percentileWords(standing: AuthorityDetails['standing']): string | null {
  const share = shareWords(standing, 'authority');
  return standing && share ? `${share} of ${formatCount(standing.activeShows)} shows that still publish` : null;
}

/** "#12 of 3,400 in Business, English" */
export function rankWords(standing: AuthorityDetails['standing']): string | null {
  const rank = standing?.rank;
  return rank ? `#${formatCount(rank.rank)} of ${formatCount(rank.shows)} in ${genreName(rank.category)}, ${languageName(rank.language)}` : null;
}

/** The steps that give most. */
export function bestSteps(inputs: readonly Input[]): { name: string; what: string; points: number }[] {
  const steps = inputs.flatMap(({ name, nextStep }) => (nextStep ? [{ name, what: nextStep.what, points: nextStep.points }] : []));
  return steps.toSorted((one, other) => other.points - one.points).slice(0, KEPT_STEPS);
}
