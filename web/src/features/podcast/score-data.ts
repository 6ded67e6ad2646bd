/** What the podcast's page says of its score, from what the API does. Pure. */
import { formatCount, genreName, languageName } from '../../ui/format';
import type { AuthorityDetails, Podcast } from '../../api/types';

type Point = Pick<AuthorityDetails['history'][number], 'date' | 'authorityScore' | 'weightsVersion'>;
type Input = Podcast['authorityScoreInputs'][number];

export interface ScorePlotData {
  /** A path of steps for each version of the weights: a change of the weights is none of the show. */
  lines: string[];
  dots: { x: number; y: number; date: string; score: number }[];
  ticks: { score: number; y: number }[];
}

const MS_PER_DAY = 86_400_000;
const MAX_SCORE = 100;
const TICKS = [0, 25, 50, 75, 100];
const KEPT_STEPS = 4;

const dayOf = (date: string) => Math.floor(Date.parse(date) / MS_PER_DAY);

/** Points are days on which the score changed, oldest first; it held until the next, and until `until`. */
export function scorePlot(points: readonly Point[], until: string, width: number, height: number): ScorePlotData {
  const days = points.map(({ date }) => dayOf(date));
  const first = days[0] ?? 0;
  const last = Math.max(days.at(-1) ?? 0, Number.isNaN(Date.parse(until)) ? 0 : dayOf(until));
  const xOf = (day: number) => (last > first ? ((day - first) / (last - first)) * width : width / 2);
  const yOf = (score: number) => height * (1 - Math.min(MAX_SCORE, Math.max(0, score)) / MAX_SCORE);
  const dots = points.map(({ date, authorityScore }, index) => ({ date, score: authorityScore, x: xOf(days[index] ?? first), y: yOf(authorityScore) }));
  const lines: string[] = [];
  let line = '';
  dots.forEach(({ x, y }, index) => {
    const isNew = index === 0 || points[index]?.weightsVersion !== points[index - 1]?.weightsVersion;
    if (isNew && line) lines.push(line);
    line = isNew ? `M${x.toFixed(1)} ${y.toFixed(1)}` : `${line}V${y.toFixed(1)}`;
    line += `H${xOf(days[index + 1] ?? last).toFixed(1)}`;
  });
  if (line && last > first) lines.push(line);
  return { lines, dots, ticks: TICKS.map((score) => ({ score, y: yOf(score) })) };
}

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
