/** Words for webhooks and their deliveries. */
import type { Delivery, DeliveryState, Webhook, WebhookEvent } from '../../../api/alerts/types';

export const EVENT_LABELS: Readonly<Record<WebhookEvent, string>> = {
  alert_match: 'Alert match',
  guest_appearance: 'Guest appearance',
  listed_podcast_added: 'Podcast added to a list',
  request_completed: 'Request completed',
};

export const eventLabel = (type: string) => EVENT_LABELS[type as WebhookEvent] ?? type;

export interface StatusText {
  label: string;
  color: string;
  /** Why it is off, and what to do. */
  detail: string | null;
}

/** Whether a webhook is on, and why not. */
export function statusOf({ enabled, disabledReason }: Pick<Webhook, 'enabled' | 'disabledReason'>): StatusText {
  if (enabled) return { label: 'On', color: 'green', detail: null };
  if (disabledReason === 'gone') return { label: 'Turned off', color: 'red', detail: 'Your endpoint returned 410 (gone). Check the URL, then turn the webhook on again.' };
  if (disabledReason === 'failing') return { label: 'Turned off', color: 'red', detail: 'Deliveries failed for too long. Fix your endpoint, send a test, then turn the webhook on again.' };
  return { label: 'Off', color: 'gray', detail: null };
}

export const STATE_LABELS: Readonly<Record<DeliveryState, { label: string; color: string }>> = {
  queued: { label: 'Waiting', color: 'orange' },
  delivered: { label: 'Delivered', color: 'green' },
  failed: { label: 'Failed', color: 'red' },
  canceled: { label: 'Canceled', color: 'gray' },
};

/** "200", "timed out", "no attempt yet". */
export function outcomeOf({ lastStatus, lastError, attemptCount }: Pick<Delivery, 'lastStatus' | 'lastError' | 'attemptCount'>): string {
  if (lastError) return lastStatus === null ? lastError : `${lastStatus}: ${lastError}`;
  if (lastStatus !== null) return `HTTP ${lastStatus}`;
  return attemptCount === 0 ? 'no attempt yet' : 'no response';
}

/** JSON with line breaks; other text unchanged. */
export function prettyBody(body: unknown): string {
  if (typeof body !== 'string') return JSON.stringify(body, null, 2);
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
