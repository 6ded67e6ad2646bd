/** The facts of podcasts side by side. */
import type { Podcast } from '../../../api/types';
import { formatCompact, formatCount, formatDay, formatDecimal, genreName, joinAnd, languageName } from '../../../ui/text/format';
import { FREQUENCY_LABELS, labelOf } from '../../../ui/text/labels';
import { knownStat } from '../../../widgets/known-stats';
import { isAtLeast, type Plan } from '../plans';

export interface ComparedFact {
  label: string;
  /** One text per podcast; null is unknown. */
  texts: readonly (string | null)[];
  /** The positions of the highest figures, when the podcasts differ. */
  best: readonly number[];
  /** What the marked figures are: "highest". */
  bestText: string;
  /** The plan that shows this fact, when the reader's does not. */
  requiredPlan: Plan | null;
}

interface Row {
  label: string;
  text: (podcast: Podcast) => string | null | undefined;
  /** For facts of which more is better. */
  figure?: (podcast: Podcast) => number | null | undefined;
  /** "highest" when absent. */
  bestText?: string;
  plan?: Plan;
}

const joined = (items: readonly string[] | null | undefined) => (items && items.length > 0 ? joinAnd(items) : null);
const count = (value: number | null | undefined) => (typeof value === 'number' ? formatCount(value) : null);
const day = (value: string | null | undefined) => (value ? formatDay(value) : null);
const scoreRow = (label: string, figure: (podcast: Podcast) => number | null | undefined): Row => ({
  label, figure, text: (podcast) => (typeof figure(podcast) === 'number' ? formatDecimal(figure(podcast)) : null),
});
/** A sub-score without data is 0 on the wire, and named in `missing`. */
const subScore = (label: string, name: 'quality' | 'engagement' | 'social' | 'youtube'): Row =>
  scoreRow(label, ({ authorityScore: score }) => (score && !score.missing.includes(name) ? score[`${name}Score`] : null));

const MAX_SUBJECTS = 5;

const ROWS: readonly Row[] = [
  { label: 'Frequency', text: ({ stats }) => (stats.missing.includes('updateFrequency') ? null : labelOf(FREQUENCY_LABELS, stats.updateFrequency)) },
  {
    label: 'Latest episode',
    text: (podcast) => day(podcast.stats.latestPublishedAt ?? podcast.lastEpisodePublishedAt),
    figure: (podcast) => Date.parse(podcast.stats.latestPublishedAt ?? podcast.lastEpisodePublishedAt ?? ''),
    bestText: 'newest',
  },
  { label: 'First episode', text: ({ stats }) => day(stats.firstEpisodePublishedAt) },
  { label: 'Episodes', text: (podcast) => count(knownStat(podcast, 'episodeCount')), figure: (podcast) => knownStat(podcast, 'episodeCount') },
  { label: 'Transcripts', text: (podcast) => count(knownStat(podcast, 'transcriptsCount')), figure: (podcast) => knownStat(podcast, 'transcriptsCount') },
  { label: 'Guests', text: ({ podcastHasGuests: has }) => (typeof has === 'boolean' ? (has ? 'Yes' : 'No') : null), plan: 'individual' },
  { label: 'Sponsors', text: ({ podcastHasSponsors: has }) => (typeof has === 'boolean' ? (has ? 'Yes' : 'No') : null) },
  { label: 'Contact', text: (podcast) => podcast.primaryContactEmail, plan: 'individual' },
  {
    label: 'Monthly listeners',
    text: ({ audienceEstimate }) => {
      const listeners = audienceEstimate?.estimatedMonthlyListeners;
      return typeof listeners === 'number' ? `About ${formatCompact(listeners)}` : null;
    },
    figure: ({ audienceEstimate: estimate }) => estimate?.estimatedMonthlyListeners,
    plan: 'individual',
  },
  scoreRow('Authority score', ({ authorityScore }) => authorityScore?.authorityScore),
  subScore('Quality', 'quality'),
  subScore('Engagement', 'engagement'),
  subScore('Social', 'social'),
  subScore('YouTube', 'youtube'),
  { label: 'Hosts', text: (podcast) => joined(podcast.hostNames) },
  { label: 'Genres', text: (podcast) => joined(podcast.genres.map((genre) => genreName(genre.toLowerCase()))) },
  { label: 'Topics', text: (podcast) => joined((podcast.podcastTopics ?? []).slice(0, MAX_SUBJECTS)) },
  { label: 'Language', text: (podcast) => (podcast.language ? languageName(podcast.language) : null) },
];

function bestOf(figures: readonly (number | null | undefined)[]): number[] {
  const known = figures.filter((figure): figure is number => typeof figure === 'number' && Number.isFinite(figure));
  const highest = Math.max(...known);
  if (known.length < 2 || known.every((figure) => figure === highest)) return [];
  return figures.flatMap((figure, position) => (figure === highest ? [position] : []));
}

/** Returns a row per fact. A fact that no podcast has is left out, unless the plan hides it. */
export function comparedFacts(podcasts: readonly Podcast[], plan: Plan): ComparedFact[] {
  return ROWS.map(({ label, text, figure, bestText = 'highest', plan: needed = 'public' }) => ({
    label,
    texts: podcasts.map((podcast) => text(podcast) ?? null),
    best: figure ? bestOf(podcasts.map(figure)) : [],
    bestText,
    requiredPlan: isAtLeast(plan, needed) ? null : needed,
  })).filter(({ texts, requiredPlan }) => requiredPlan !== null || texts.some((each) => each !== null));
}
