/** Prepares the score of a podcast for its page. Pure. */
import { formatCount, genreName, joinAnd, languageName } from '../../ui/text/format';
import { labelOf } from '../../ui/text/labels';
import { carryForward, type PlotPoint } from '../../ui/plot/series';
import type { AuthorityDetails, Podcast } from '../../api/types';

type ScorePoint = Pick<AuthorityDetails['history'][number], 'date' | 'authorityScore' | 'weightsVersion'>;
type ScoreInput = Podcast['authorityScoreInputs'][number];

const MAX_STEPS = 4;

/** Returns one point per day, from the days on which the score changed, oldest first. Scores of different weight versions are not connected. */
export const scorePoints = (history: readonly ScorePoint[], until: string): PlotPoint[] =>
  carryForward(history.map(({ date, authorityScore, weightsVersion }) => ({ date, value: authorityScore, line: String(weightsVersion) })), until);

/** The score's percentiles and rank among active podcasts. Null if the server does not compare the podcast. */
type PeerComparison = AuthorityDetails['standing'];

/**
 * "Top 18%" in the upper half, "Higher than 40%" in the lower half. The percentile is rounded down, so that the text
 * never overstates the score.
 */
export function formatPercentile(peers: PeerComparison, score: string): string | null {
  const percentile = peers?.percentiles[score];
  if (percentile === undefined) return null;
  const lower = percentile > 99 ? Math.floor(percentile * 100) / 100 : Math.floor(percentile);
  return lower >= 50 ? `Top ${Math.round((100 - lower) * 100) / 100}%` : `Higher than ${lower}%`;
}

/** "Top 18% of 1,204 active shows" */
export function describePercentile(peers: PeerComparison): string | null {
  const share = formatPercentile(peers, 'authority');
  return peers && share ? `${share} of ${formatCount(peers.activeShows)} active podcasts` : null;
}

/** "#12 of 3,400 in Business, English" */
export function describeRank(peers: PeerComparison): string | null {
  const rank = peers?.rank;
  return rank ? `#${formatCount(rank.rank)} of ${formatCount(rank.shows)} in ${genreName(rank.category)}, ${languageName(rank.language)}` : null;
}

const SUBSCORE_LABELS: Readonly<Record<string, string>> = { quality: 'quality', engagement: 'engagement', social: 'social', youtube: 'YouTube' };

/**
 * "Low confidence: 28% of the score is measured. YouTube and social count as the average of all podcasts here." Null if
 * everything is measured.
 */
export function describeConfidence({ confidence, missing }: Pick<NonNullable<Podcast['authorityScore']>, 'confidence' | 'missing'>): string | null {
  const percent = Math.round(confidence * 100);
  if (percent >= 100) return null;
  const level = confidence >= 0.75 ? 'High' : confidence >= 0.5 ? 'Medium' : 'Low';
  const names = joinAnd(missing.map((name) => labelOf(SUBSCORE_LABELS, name)));
  const rest = missing.length === 0 ? 'The rest counts' : `${names.charAt(0).toUpperCase()}${names.slice(1)} ${missing.length === 1 ? 'counts' : 'count'}`;
  return `${level} confidence: ${percent}% of the score is measured. ${rest} as the average of all podcasts here.`;
}

/** Returns the points that inputs without data add: those of the average podcast. */
export const pointsWithoutData = (score: number, inputs: readonly Pick<ScoreInput, 'points'>[]) =>
  Math.max(0, score - inputs.reduce((sum, { points }) => sum + points, 0));

/** Returns the steps with the most points. */
export function topSteps(inputs: readonly ScoreInput[]): { name: string; what: string; points: number }[] {
  const steps = inputs.flatMap(({ name, nextStep }) => (nextStep ? [{ name, what: nextStep.what, points: nextStep.points }] : []));
  return steps.toSorted((one, other) => other.points - one.points).slice(0, MAX_STEPS);
}

/** Whether the reader's plan hides what was observed. The server sends a sentence for it. */
export const isHiddenByPlan = ({ observed }: Pick<ScoreInput, 'observed'>) => observed === 'not on your plan';
