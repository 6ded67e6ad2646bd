/** Texts about a match: its role, the certainty of its labels, why it is filtered. */
import type { AlertMatch, Appearance, ChartMovementFacts, ChartRule, Mention, MentionLabel } from '../../api/alerts/types';
import { chartPlatformName } from '../../api/chart-types';
import { countryName, countryInSentence } from '../../ui/text/countries';
import { formatCount, formatPercent, formatRank, genreName, plural } from '../../ui/text/format';
import { parseHighlight, type TextRun } from '../../ui/text/highlights';

export const ROLE_LABELS = { guest: 'Guest', host: 'Host', mentioned: 'Mentioned', unknown: 'Role unknown' } as const;

/** The color of a role: people who speak in the episode stand out. */
export const roleColor = (role: Appearance['role']) => (role === 'guest' || role === 'host' ? 'brand' : 'gray');

const CERTAINTIES: readonly (readonly [least: number, words: string])[] = [
  [0.97, 'Almost certainly'],
  [0.85, 'Very likely'],
  [0.65, 'Likely'],
  [0.5, 'Probably'],
  [0, 'Possibly'],
];

/** A probability in words: 0.9 is "Very likely". */
export const certaintyOf = (probability: number) => CERTAINTIES.find(([least]) => probability >= least)?.[1] ?? 'Possibly';

/** The certainty of a role, and its source. */
export const roleDetail = ({ probability, reason }: Pick<Appearance, 'probability' | 'reason'>) => [certaintyOf(probability), reason].filter(Boolean).join('. ');

/** Below this, a mention is hardly an ad. */
const MIN_AD = 0.3;
/** Above this, the mention is about the subject itself. */
const MIN_SUBJECT = 0.8;

export interface LabelText {
  text: string;
  /** The figure and its reason. */
  detail: string;
  isWarning: boolean;
}

/** Describes a label; null for the usual case: a mention of the subject itself that is not an ad. */
export function describeLabel({ classifier, probability, reason }: MentionLabel): LabelText | null {
  const detail = [`${formatPercent(Math.round(probability * 100))} ${classifier === 'isAd' ? 'an ad' : 'the one you mean'}`, reason].filter(Boolean).join('. ');
  if (classifier === 'isAd') return probability < MIN_AD ? null : { text: `${certaintyOf(probability)} an ad`, detail, isWarning: probability >= 0.5 };
  if (probability >= MIN_SUBJECT) return null;
  return probability < 0.5 ? { text: `${certaintyOf(1 - probability)} a namesake`, detail, isWarning: true } : { text: `${certaintyOf(probability)} the one you mean`, detail, isWarning: false };
}

type WithMentions = Pick<AlertMatch, 'mentions' | 'status'>;

/** The labels of the match as a whole: it is an ad when all mentions that count are ads, and about the subject when one mention is. In a filtered match, all mentions count. */
export function labelsOf({ mentions, status }: WithMentions): LabelText[] {
  const labels = mentions.filter(({ passesFilters }) => passesFilters || status === 'filtered').flatMap((mention) => mention.labels);
  const sorted = labels.toSorted((one, other) => one.probability - other.probability);
  const best = [sorted.find(({ classifier }) => classifier === 'isAd'), sorted.findLast(({ classifier }) => classifier === 'isSubject')];
  return best.flatMap((label) => (label && describeLabel(label)) ?? []);
}

/** Warnings about one mention that its match does not show. */
export function warningsOf({ labels }: Mention, match: WithMentions): LabelText[] {
  const shown = new Set(labelsOf(match).map(({ text }) => text));
  return labels.flatMap((label) => describeLabel(label) ?? []).filter(({ text, isWarning }) => isWarning && !shown.has(text));
}

const REASONS: Readonly<Record<string, string>> = {
  ad: 'In an ad',
  not_subject: 'Someone or something else with this name',
  unchecked: 'Not clear who is meant',
  excluded_word: 'Has an excluded word',
  muted_show: 'From a muted podcast',
  role: 'A role you don’t track',
  not_relevant: 'You marked it as not relevant',
};

/** Why the match is filtered. */
export function reasonsOf({ filterDetails, filterReasons }: Pick<AlertMatch, 'filterDetails' | 'filterReasons'>): string[] {
  const details = filterDetails.map(({ reason, text }) => text || (REASONS[reason] ?? reason));
  return [...new Set(details.length > 0 ? details : filterReasons.map((reason) => REASONS[reason] ?? reason))];
}

/** "+2 copies"; null without copies in other feeds. */
export const copiesText = ({ syndicatedEpisodeIds }: Pick<AlertMatch, 'syndicatedEpisodeIds'>) =>
  syndicatedEpisodeIds.length === 0 ? null : `+${plural(syndicatedEpisodeIds.length, 'copy', 'copies')}`;


/** "Apple Podcasts, United States, Arts". */
export const chartName = ({ chartType, country, category }: Pick<ChartRule, 'chartType' | 'country' | 'category'>) =>
  [chartPlatformName(chartType), countryName(country.toUpperCase()), genreName(category)].join(', ');

/** "Up 5 to #3". */
export function describeMovement({ movement, from, to }: ChartMovementFacts): string {
  if (to === null) return from === null ? 'Left the chart' : `Left the chart, was ${formatRank(from)}`;
  if (from === null) return movement === 'reaches' ? `Reached ${formatRank(to)}` : `Entered at ${formatRank(to)}`;
  if (from === to) return `Stays at ${formatRank(to)}`;
  return `${from > to ? 'Up' : 'Down'} ${formatCount(Math.abs(from - to))} to ${formatRank(to)}`;
}

/** Describes the movement that a rule reports: "reaches the top 10 of Apple Podcasts, Arts in the United States". */
export function describeRule({ movement, by, top, chartType, country, category }: Omit<ChartRule, 'podcastId'>): string {
  const chart = `${chartPlatformName(chartType)}, ${genreName(category)} in ${countryInSentence(country.toUpperCase())}`;
  switch (movement) {
    case 'enters':
      return `enters ${chart}`;
    case 'leaves':
      return `leaves ${chart}`;
    case 'moves':
      return `moves ${plural(by ?? 1, 'position')} on ${chart}`;
    default:
      return `reaches the top ${formatCount(top ?? 1)} of ${chart}`;
  }
}

/** "about 2 a week"; "less than 1 a week". */
export function perWeekText(perWeek: number): string {
  if (perWeek === 0) return 'usually no matches';
  if (perWeek < 0.75) return 'less than 1 a week';
  return `about ${formatCount(Math.round(perWeek))} a week`;
}

const WORD_PARTS = /[.*+?^${}()|[\]\\]/g;

/** The snippet with its matched words marked: by the server, else where one of the words occurs. */
export function snippetRuns(snippet: string, words: readonly string[]): TextRun[] {
  if (/<em>/i.test(snippet)) return parseHighlight(snippet);
  const patterns = words.filter((word) => word.trim() !== '').map((word) => word.trim().replaceAll(WORD_PARTS, '\\$&').replaceAll(/\s+/g, '\\s+'));
  if (patterns.length === 0) return [{ text: snippet, isHighlighted: false }];
  const longestFirst = patterns.toSorted((one, other) => other.length - one.length);
  const parts = snippet.split(new RegExp(`(?<![\\p{L}\\p{N}])(${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'giu'));
  return parts.flatMap((text, index) => (text === '' ? [] : [{ text, isHighlighted: index % 2 === 1 }]));
}

/** A short name for the match. */
export const titleOf = ({ episode, podcast }: Pick<AlertMatch, 'episode' | 'podcast'>) => episode?.title ?? podcast.title;

export const isUnseen = ({ seenAt, verdict, status }: AlertMatch) => status === 'kept' && !seenAt && verdict !== 'not_relevant';

export const isSnoozed = ({ snoozedUntil }: AlertMatch, nowMs: number) => Boolean(snoozedUntil && Date.parse(snoozedUntil) > nowMs);

/** The mention to show first. In a kept match, it is the first one that passes the filters. */
export const firstMention = ({ mentions, status }: Pick<AlertMatch, 'mentions' | 'status'>) =>
  mentions.find(({ passesFilters }) => passesFilters || status === 'filtered') ?? mentions[0] ?? null;
