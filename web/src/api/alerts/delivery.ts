/** Where an alert delivers: mail addresses and private feeds. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lists/call';
import type { AlertFeed, Recipient } from './types';

const ALERT = '/api/v1/alerts/alert-config/{alertConfigId}';

export const feedsQuery = (alertConfigId: string) =>
  queryOptions({
    queryKey: ['alerts', alertConfigId, 'feeds'],
    queryFn: ({ signal }) => call<{ feeds: AlertFeed[] }>('GET', `${ALERT}/feeds`, { path: { alertConfigId }, signal }),
    staleTime: 0,
  });

export const createFeed = (alertConfigId: string) => call<{ feed: AlertFeed }>('POST', `${ALERT}/feeds`, { path: { alertConfigId } });

export const revokeFeed = (alertConfigId: string, feedId: string) => call<{ feed: AlertFeed }>('DELETE', `${ALERT}/feeds/{feedId}`, { path: { alertConfigId, feedId } });

export const recipientsQuery = (alertConfigId: string) =>
  queryOptions({
    queryKey: ['alerts', alertConfigId, 'recipients'],
    queryFn: ({ signal }) => call<{ recipients: Recipient[]; nextDigestAt: string | null }>('GET', `${ALERT}/recipients`, { path: { alertConfigId }, signal }),
    staleTime: 0,
  });

/** Mails the link that confirms the address again, at most once an hour. */
export const resendConfirmation = (alertConfigId: string, email: string) =>
  call<{ recipient: Recipient }>('POST', `${ALERT}/recipients/resend`, { path: { alertConfigId }, body: { email } });

/** Takes back that the caller's own address was unsubscribed. */
export const resubscribe = (alertConfigId: string) => call<{ recipient: Recipient }>('POST', `${ALERT}/recipients/resubscribe`, { path: { alertConfigId } });
