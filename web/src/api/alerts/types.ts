/** The shapes of alerts, their matches and their delivery, derived from the calls. */
import type { Input, Output } from 'earshot';
import type { Narrowed, SearchMode, SearchOptions } from '../types';

export type AlertKind = 'person' | 'company' | 'custom-keyword' | 'saved-search' | 'chart-movement';
export type EmailFrequency = 'hourly' | 'daily' | 'weekly';
export type ChartMovementKind = 'enters' | 'leaves' | 'moves' | 'reaches';
export type MatchStatus = 'kept' | 'filtered';
export type AppearanceRole = 'guest' | 'host' | 'mentioned' | 'unknown';

type AlertShape = Output<'/api/v1/alerts/alert-config/{alertConfigId}', 'get'>['alertConfig'];
type SettingsShape = AlertShape['alertSettings'];

export type MutedPodcast = SettingsShape['mutedPodcasts'][number];
/** A chart, and the movement that an alert reports. */
export type ChartRule = Narrowed<NonNullable<SettingsShape['chart']>, { movement: ChartMovementKind }>;
/** The search of an alert. Nothing but the server reads its options. */
export type AlertSearch = Narrowed<NonNullable<SettingsShape['search']>, { kind: SearchMode; searchOptions: SearchOptions }>;
export type AlertSettings = Narrowed<SettingsShape, { type: AlertKind; search: AlertSearch | null; chart: ChartRule | null }>;
export type AlertEmailSettings = Narrowed<AlertShape['emailSettings'], { frequency: EmailFrequency }>;
export type AlertConfig = Narrowed<AlertShape, { alertType: AlertKind; alertSettings: AlertSettings; emailSettings: AlertEmailSettings }>;
/** The alerts of the team, and how many its plan includes. */
export type AlertList = Narrowed<Output<'/api/v1/alerts/alert-configs', 'get'>, { alertConfigs: AlertConfig[] }>;

/** Settings as a change, a new alert and a preview send them: what is left out stays as it is. */
export type NewAlertSettings = NonNullable<Input<'/api/v1/alerts/preview', 'post'>['alertSettings']>;
export type NewAlert = Narrowed<Input<'/api/v1/alerts/alert-config', 'post'>, { alertType: AlertKind }>;
export type AlertUpdates = Partial<Input<'/api/v1/alerts/alert-config/{alertConfigId}', 'patch'>['updates']>;
export type PreviewRequest = Narrowed<Input<'/api/v1/alerts/preview', 'post'>, { alertType: AlertKind; alertSettings: NewAlertSettings }>;

type MatchShape = Output<'/api/v1/alerts/matches', 'get'>['matches'][number];
type MentionShape = MatchShape['mentions'][number];

export type MentionLabel = Narrowed<MentionShape['labels'][number], { classifier: 'isAd' | 'isSubject' }>;
/** One place where the words of an alert occur. */
export type Mention = Narrowed<MentionShape, { labels: MentionLabel[] }>;
export type Appearance = Narrowed<NonNullable<MatchShape['appearance']>, { role: AppearanceRole }>;
/** A movement on a chart. A position is null when the podcast is off the chart. */
export type ChartMovementFacts = Narrowed<NonNullable<MatchShape['chart']>, { movement: ChartMovementKind }>;

interface MatchFields {
  status: MatchStatus;
  alertConfig: Narrowed<MatchShape['alertConfig'], { type: AlertKind }>;
  appearance: Appearance | null;
  mentions: Mention[];
  chart: ChartMovementFacts | null;
  verdict: 'not_relevant' | 'relevant' | null;
}
/** What an alert found. In a preview it has no id and was not seen. `episode` is null for a movement on a chart and a podcast that a search found. */
export type AlertMatch = Narrowed<MatchShape, MatchFields>;
export type MatchPage = Narrowed<Output<'/api/v1/alerts/matches', 'get'>, { matches: AlertMatch[] }>;
export type AlertPreview = Narrowed<Output<'/api/v1/alerts/preview', 'post'>, { matches: AlertMatch[] }>;

type RejectionShape = Output<'/api/v1/alerts/matches/{matchId}/not-relevant', 'post'>;
/** A change of an alert that would have filtered a rejected match. Muting a show has no updates, because it has a call of its own. */
export type Proposal = Narrowed<
  RejectionShape['proposals'][number],
  { kind: 'exclude-word' | 'mute-show' | 'exclude-ads' | 'require-subject'; updates: { updates: AlertUpdates } | null }
>;
export type RejectedMatch = Narrowed<RejectionShape, { match: AlertMatch; proposals: Proposal[] }>;

export type TrendDay = Output<'/api/v1/alerts/alert-config/{alertConfigId}/trend', 'get'>['days'][number];

type ChangesShape = Output<'/api/v1/alerts/alert-config/{alertConfigId}/history', 'get'>;
export type AlertChange = Narrowed<ChangesShape['changes'][number], { kind: 'created' | 'updated' | 'deleted' | 'restored' }>;
export type AlertChanges = Narrowed<ChangesShape, { changes: AlertChange[] }>;

/** A private feed of an alert. Only the response that makes it has its URLs. */
export type AlertFeed = Output<'/api/v1/alerts/alert-config/{alertConfigId}/feeds', 'get'>['feeds'][number];

type RecipientsShape = Output<'/api/v1/alerts/alert-config/{alertConfigId}/recipients', 'get'>;
export type Recipient = Narrowed<RecipientsShape['recipients'][number], { kind: 'creator' | 'other'; state: 'active' | 'pending' | 'unsubscribed' | 'paused' | 'rejected' }>;
export type Recipients = Narrowed<RecipientsShape, { recipients: Recipient[] }>;

export const WEBHOOK_EVENTS = ['alert_match', 'guest_appearance', 'listed_podcast_added', 'request_completed'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

type WebhookShape = Output<'/api/v1/teams/webhooks', 'get'>['webhooks'][number];
export type Webhook = Narrowed<WebhookShape, { kind: 'standard' | 'slack'; eventTypes: WebhookEvent[]; disabledReason: 'user' | 'gone' | 'failing' | null }>;

export type DeliveryState = 'queued' | 'delivered' | 'failed' | 'canceled';

type DeliveriesShape = Output<'/api/v1/teams/webhooks/{webhookId}/deliveries', 'get'>;
export type Delivery = Narrowed<DeliveriesShape['deliveries'][number], { state: DeliveryState }>;
export type Deliveries = Narrowed<DeliveriesShape, { deliveries: Delivery[] }>;
/** A delivery with its attempts, newest first, and the body that is sent: JSON. */
export type DeliveryDetails = Narrowed<Output<'/api/v1/teams/webhooks/{webhookId}/deliveries/{deliveryId}', 'get'>, { delivery: Delivery }>;
