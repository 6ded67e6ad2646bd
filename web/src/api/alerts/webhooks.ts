/** Endpoints of the team that get events, and what was sent to them. Only admins may read or change them. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../lists/call';
import type { Delivery, DeliveryAttempt, DeliveryState, Webhook, WebhookEvent } from './types';

const WEBHOOKS = '/api/v1/teams/webhooks';
const WEBHOOK = '/api/v1/teams/webhooks/{webhookId}';
const DELIVERIES_PAGE_SIZE = 25;

export const webhooksQuery = queryOptions({
  queryKey: ['webhooks', 'all'],
  queryFn: ({ signal }) => call<{ webhooks: Webhook[] }>('GET', WEBHOOKS, { signal }),
  staleTime: 0,
  retry: false,
});

export interface NewWebhook {
  url: string;
  kind?: Webhook['kind'];
  description?: string;
  eventTypes?: WebhookEvent[];
  alertConfigId?: string | null;
}

/** The secret is in this response only. One of kind `slack` has none. */
export const createWebhook = (body: NewWebhook) => call<{ webhook: Webhook; secret: string | null }>('POST', WEBHOOKS, { body });

export type WebhookChanges = Partial<Pick<Webhook, 'url' | 'description' | 'eventTypes' | 'alertConfigId' | 'enabled'>>;

export const updateWebhook = (webhookId: string, body: WebhookChanges, version?: number) => call<{ webhook: Webhook }>('PATCH', WEBHOOK, { path: { webhookId }, body, version });

export const deleteWebhook = (webhookId: string) => call<{ deletedWebhookId: string }>('DELETE', WEBHOOK, { path: { webhookId } });

/** Makes a new secret. Deliveries are signed with both for 24 hours. */
export const rotateWebhookSecret = (webhookId: string) => call<{ webhook: Webhook; secret: string }>('POST', `${WEBHOOK}/secret`, { path: { webhookId } });

/** Sends a test event and waits for the receiver. */
export const testWebhook = (webhookId: string) => call<{ delivery: Delivery & { attempts?: DeliveryAttempt[] } }>('POST', `${WEBHOOK}/test`, { path: { webhookId } });

export const deliveriesQuery = (webhookId: string, state: DeliveryState | null) =>
  infiniteQueryOptions({
    queryKey: ['webhooks', webhookId, 'deliveries', state],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      call<{ deliveries: Delivery[]; cursor: string | null }>('GET', `${WEBHOOK}/deliveries`, { path: { webhookId }, query: { limit: DELIVERIES_PAGE_SIZE, cursor: pageParam, state }, signal }),
    getNextPageParam: ({ cursor }) => cursor,
    staleTime: 0,
  });

export interface DeliveryDetails {
  delivery: Delivery;
  attempts: DeliveryAttempt[];
  /** What is sent: JSON. */
  body: string;
}

export const deliveryQuery = (webhookId: string, deliveryId: string) =>
  queryOptions({
    queryKey: ['webhooks', webhookId, 'delivery', deliveryId],
    queryFn: ({ signal }) => call<DeliveryDetails>('GET', `${WEBHOOK}/deliveries/{deliveryId}`, { path: { webhookId, deliveryId }, signal }),
    staleTime: 0,
  });

/** Sends an event again, under the same id. */
export const replayDelivery = (webhookId: string, deliveryId: string) =>
  call<{ delivery: Delivery }>('POST', `${WEBHOOK}/deliveries/{deliveryId}/replay`, { path: { webhookId, deliveryId } });
