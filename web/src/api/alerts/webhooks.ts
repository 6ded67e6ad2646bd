/** Endpoints of the team that get events, and what was sent to them. Only admins may read or change them. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { client } from '../client';
import { unwrap } from '../errors';
import { basedOn } from '../lists/version';
import type { Deliveries, Delivery, DeliveryDetails, DeliveryState, Webhook, WebhookEvent } from './types';

const DELIVERIES_PAGE_SIZE = 25;

const ofWebhook = (webhookId: string) => ({ path: { webhookId } });
const ofDelivery = (webhookId: string, deliveryId: string) => ({ path: { webhookId, deliveryId } });

export const webhooksQuery = queryOptions({
  queryKey: ['webhooks', 'all'],
  queryFn: ({ signal }) => unwrap(client.GET('/api/v1/teams/webhooks', { signal })) as Promise<{ webhooks: Webhook[] }>,
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

interface WebhookWithSecret {
  webhook: Webhook;
  secret: string | null;
}

/** Only this response has the secret. A webhook of kind `slack` has none. */
export const createWebhook = (body: NewWebhook) => unwrap(client.POST('/api/v1/teams/webhooks', { body })) as Promise<WebhookWithSecret>;

export type WebhookChanges = Partial<Pick<Webhook, 'url' | 'description' | 'eventTypes' | 'alertConfigId' | 'enabled'>>;

export const updateWebhook = (webhookId: string, body: WebhookChanges, version?: number) =>
  unwrap(client.PATCH('/api/v1/teams/webhooks/{webhookId}', { params: ofWebhook(webhookId), body, ...basedOn(version) })) as Promise<{ webhook: Webhook }>;

export const deleteWebhook = (webhookId: string) => unwrap(client.DELETE('/api/v1/teams/webhooks/{webhookId}', { params: ofWebhook(webhookId) }));

/** Makes a new secret. Deliveries are signed with both for 24 hours. */
export const rotateWebhookSecret = (webhookId: string) =>
  unwrap(client.POST('/api/v1/teams/webhooks/{webhookId}/secret', { params: ofWebhook(webhookId) })) as Promise<WebhookWithSecret>;

/** Sends a test event and waits for the response of the endpoint. */
export const testWebhook = (webhookId: string) => unwrap(client.POST('/api/v1/teams/webhooks/{webhookId}/test', { params: ofWebhook(webhookId) })) as Promise<DeliveryDetails>;

export const deliveriesQuery = (webhookId: string, state: DeliveryState | null) =>
  infiniteQueryOptions({
    queryKey: ['webhooks', webhookId, 'deliveries', state],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        client.GET('/api/v1/teams/webhooks/{webhookId}/deliveries', {
          params: { ...ofWebhook(webhookId), query: { limit: DELIVERIES_PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }), ...(state !== null && { state }) } },
          signal,
        }),
      ) as Promise<Deliveries>,
    getNextPageParam: ({ cursor }) => cursor,
    staleTime: 0,
  });

export const deliveryQuery = (webhookId: string, deliveryId: string) =>
  queryOptions({
    queryKey: ['webhooks', webhookId, 'delivery', deliveryId],
    queryFn: ({ signal }) =>
      unwrap(client.GET('/api/v1/teams/webhooks/{webhookId}/deliveries/{deliveryId}', { params: ofDelivery(webhookId, deliveryId), signal })) as Promise<DeliveryDetails>,
    staleTime: 0,
  });

/** Sends an event again, under the same id. */
export const replayDelivery = (webhookId: string, deliveryId: string) =>
  unwrap(client.POST('/api/v1/teams/webhooks/{webhookId}/deliveries/{deliveryId}/replay', { params: ofDelivery(webhookId, deliveryId) })) as Promise<{ delivery: Delivery }>;
