/** The delivery of an alert: email addresses and private feeds. */
import { queryOptions } from '@tanstack/react-query';
import { client } from '../client';
import { unwrap } from '../errors';
import { ofAlert } from './configs';
import type { Recipients } from './types';

export const feedsQuery = (alertConfigId: string) =>
  queryOptions({
    queryKey: ['alerts', alertConfigId, 'feeds'],
    queryFn: ({ signal }) => unwrap(client.GET('/api/v1/alerts/alert-config/{alertConfigId}/feeds', { params: ofAlert(alertConfigId), signal })),
    staleTime: 0,
  });

export const createFeed = (alertConfigId: string) => unwrap(client.POST('/api/v1/alerts/alert-config/{alertConfigId}/feeds', { params: ofAlert(alertConfigId) }));

export const revokeFeed = (alertConfigId: string, feedId: string) =>
  unwrap(client.DELETE('/api/v1/alerts/alert-config/{alertConfigId}/feeds/{feedId}', { params: { path: { alertConfigId, feedId } } }));

export const recipientsQuery = (alertConfigId: string) =>
  queryOptions({
    queryKey: ['alerts', alertConfigId, 'recipients'],
    queryFn: ({ signal }) => unwrap(client.GET('/api/v1/alerts/alert-config/{alertConfigId}/recipients', { params: ofAlert(alertConfigId), signal })) as Promise<Recipients>,
    staleTime: 0,
  });

/** Emails the confirmation link again, at most once an hour. */
export const resendConfirmation = (alertConfigId: string, email: string) =>
  unwrap(client.POST('/api/v1/alerts/alert-config/{alertConfigId}/recipients/resend', { params: ofAlert(alertConfigId), body: { email } }));

/** Resubscribes the caller's own address. */
export const resubscribe = (alertConfigId: string) =>
  unwrap(client.POST('/api/v1/alerts/alert-config/{alertConfigId}/recipients/resubscribe', { params: ofAlert(alertConfigId) }));
