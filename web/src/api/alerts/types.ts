/** The shapes of alerts, their matches and their delivery (contract group Alerts). */
import type { SearchMode } from '../types';

export type AlertKind = 'person' | 'company' | 'custom-keyword' | 'saved-search' | 'chart-movement';
export type EmailFrequency = 'hourly' | 'daily' | 'weekly';
export type ChartMovementKind = 'enters' | 'leaves' | 'moves' | 'reaches';
export type MatchStatus = 'kept' | 'filtered';
export type AppearanceRole = 'guest' | 'host' | 'mentioned' | 'unknown';

export interface MutedPodcast {
  id: string;
  title: string;
  slug: string;
}

/** A chart, and the movement that an alert reports. */
export interface ChartRule {
  chartType: string;
  country: string;
  category: string;
  movement: ChartMovementKind;
  /** Positions, for `moves`. */
  by?: number | null;
  /** The last of the best positions, for `reaches`. */
  top?: number | null;
  /** Null for every podcast of the chart. */
  podcastId?: string | null;
}

export interface AlertSearch {
  /** The saved search that it was copied from. */
  savedSearchId?: string | null;
  kind: SearchMode;
  /** A search as search calls take it. Nothing here reads it. */
  searchOptions: unknown;
}

export interface AlertSettings {
  type: AlertKind;
  value: string;
  otherSpellings?: string[] | null;
  excludedWords?: string[] | null;
  wholeWords?: boolean | null;
  caseSensitive?: boolean | null;
  genresToInclude?: string[] | null;
  genresToSkip?: string[] | null;
  languagesToInclude?: string[] | null;
  languagesToSkip?: string[] | null;
  trackGuestAppearances?: boolean | null;
  trackHostAppearances?: boolean | null;
  trackMentions?: boolean | null;
  filters?: { excludeAds?: boolean | null; requireSubject?: boolean | null } | null;
  /** Describes the subject, to separate it from its namesakes. */
  subjectNote?: string | null;
  otherEmails?: string[] | null;
  mutedPodcasts?: MutedPodcast[] | null;
  search?: AlertSearch | null;
  chart?: ChartRule | null;
}

export interface AlertEmailSettings {
  frequency: EmailFrequency;
  /** Whether digests are sent at all. */
  enabled?: boolean;
  timeZone?: string;
  /** 0 to 23, for daily and weekly digests. */
  hour?: number;
  /** 1 (Monday) to 7 (Sunday), for weekly digests. */
  weekday?: number;
}

export interface AlertConfig {
  id: string;
  /** Empty when the account was deleted. */
  createdByUserId: string;
  teamId: string;
  createdAt: string;
  updatedAt: string;
  alertName: string;
  alertType: AlertKind;
  enabled: boolean;
  alertSettings: AlertSettings;
  emailSettings: AlertEmailSettings;
  lastRunDate: string | null;
  lastMatchDate?: string | null;
  unseenCount?: number;
  /** Why the last run left something out. */
  problem?: string | null;
  version: number;
}

export interface MentionLabel {
  classifier: 'isAd' | 'isSubject';
  label: string;
  /** 0 to 1: that the answer to the classifier's question is yes. */
  probability: number;
  /** Whether the alert filters the mention for it. */
  filteredOut: boolean;
  reason?: string | null;
}

/** One place where the words of an alert occur. */
export interface Mention {
  id: string;
  /** Null outside of a transcript. */
  startSecond: number | null;
  snippet: string;
  passesFilters: boolean;
  filterReasons: string[];
  labels: MentionLabel[];
  playUrl: string;
}

/** A movement on a chart. A position is null when the podcast is off the chart. */
export interface ChartMovementFacts {
  chartType: string;
  country: string;
  category: string;
  day: string;
  movement: ChartMovementKind;
  from: number | null;
  to: number | null;
}

/** What a preview finds: a match before the alert exists. */
export interface PreviewMatch {
  status: MatchStatus;
  filterReasons: string[];
  /** Why the match is filtered, for people. */
  filterDetails?: { reason: string; text: string }[];
  /** Null for a movement on a chart and a podcast that a search found. */
  episode: { id: string; slug: string; title: string; publishedAt: string | null; imageUrl: string | null } | null;
  podcast: { id: string; slug: string; title: string; imageUrl?: string | null };
  appearance: { role: AppearanceRole; probability?: number; reason?: string } | null;
  mentionCount: number;
  keptMentionCount: number;
  /** Copies of the episode in other feeds. */
  syndicatedEpisodeIds: string[];
  mentions: Mention[];
  audioUrl?: string | null;
  chart?: ChartMovementFacts | null;
}

export interface AlertMatch extends PreviewMatch {
  id: string;
  alertConfig: { id: string; name: string; type: AlertKind };
  firstMatchedAt: string;
  seenAt?: string | null;
  snoozedUntil?: string | null;
  verdict?: 'not_relevant' | 'relevant' | null;
}

/** A change of an alert that would have filtered a rejected match. */
export interface Proposal {
  kind: 'exclude-word' | 'mute-show' | 'exclude-ads' | 'skip-genre' | 'require-subject';
  label: string;
  value: string | null;
  /** The body of the call that changes the alert. Null for `mute-show`, which has a call of its own. */
  updates: { updates: AlertUpdates } | null;
}

export interface AlertUpdates {
  alertName?: string;
  enabled?: boolean;
  emailSettings?: AlertEmailSettings;
  alertSettings?: Partial<AlertSettings>;
}

export interface AlertPreview {
  /** Matches of the last 30 days. */
  total: number;
  /** How many a week are to be expected. */
  perWeek: number;
  weeks: { week: string; count: number }[];
  matches: PreviewMatch[];
  /** Whether `total` is an estimate. */
  isEstimate: boolean;
  warnings: string[];
}

export interface TrendDay {
  day: string;
  kept: number;
  filtered: number;
}

export interface AlertChange {
  id: string;
  kind: 'created' | 'updated' | 'deleted' | 'restored';
  at: string;
  userId: string | null;
  userName: string | null;
  fields: { name: string; before: unknown; after: unknown }[];
  undoneAt: string | null;
}

/** A private feed of an alert. Only the response that makes it has its URLs. */
export interface AlertFeed {
  id: string;
  createdAt: string;
  createdBy: string | null;
  lastReadAt: string | null;
  revokedAt: string | null;
  rssUrl?: string | null;
  jsonUrl?: string | null;
}

export interface Recipient {
  email: string;
  kind: 'creator' | 'other';
  state: 'active' | 'pending' | 'unsubscribed' | 'rejected';
  confirmationSentAt: string | null;
}

export const WEBHOOK_EVENTS = ['alert_match', 'guest_appearance', 'listed_podcast_added', 'request_completed'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

export interface Webhook {
  id: string;
  kind: 'standard' | 'slack';
  url: string;
  description: string | null;
  eventTypes: WebhookEvent[];
  /** Null for all alerts. */
  alertConfigId: string | null;
  enabled: boolean;
  disabledReason: null | 'user' | 'gone' | 'failing';
  createdBy: string | null;
  createdAt: string;
  updatedAt: string;
  lastSuccessAt: string | null;
  lastFailureAt: string | null;
  /** Until then, deliveries are also signed with the secret before the rotation. */
  previousSecretValidUntil: string | null;
  version: number;
}

export type DeliveryState = 'queued' | 'delivered' | 'failed' | 'canceled';

export interface Delivery {
  /** The value of the header `webhook-id`. */
  id: string;
  eventType: string;
  state: DeliveryState;
  isTest: boolean;
  attemptCount: number;
  nextAttemptAt: string | null;
  createdAt: string;
  finishedAt: string | null;
  lastStatus: number | null;
  lastError: string | null;
}

export interface DeliveryAttempt {
  number: number;
  at: string;
  durationMs: number;
  status: number | null;
  error: string | null;
  response: string | null;
}
