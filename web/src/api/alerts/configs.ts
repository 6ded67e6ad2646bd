/** Alerts: what a team watches for. */
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../client';
import { unwrap } from '../errors';
import { recordChange } from '../lists/changes';
import { basedOn } from '../lists/version';
import type { AlertChanges, AlertConfig, AlertList, AlertPreview, AlertUpdates, NewAlert, PreviewRequest } from './types';

export const ofAlert = (alertConfigId: string) => ({ path: { alertConfigId } });

/** All alerts of the team. */
export const alertsQuery = queryOptions({
  queryKey: ['alerts', 'all'],
  queryFn: ({ signal }) => unwrap(client.GET('/api/v1/alerts/alert-configs', { params: { query: { includeAllTypes: true } }, signal })) as unknown as Promise<AlertList>,
  staleTime: 60_000,
});

export const alertQuery = (alertConfigId: string) =>
  queryOptions({
    queryKey: ['alerts', alertConfigId, 'details'],
    queryFn: ({ signal }) => unwrap(client.GET('/api/v1/alerts/alert-config/{alertConfigId}', { params: ofAlert(alertConfigId), signal })) as unknown as Promise<{ alertConfig: AlertConfig }>,
    staleTime: 60_000,
  });

interface CreatedAlert {
  createdAlertConfig: AlertConfig;
  changeId: string;
}

export const createAlert = (body: NewAlert) => recordChange(unwrap(client.POST('/api/v1/alerts/alert-config', { body })) as unknown as Promise<CreatedAlert>);

interface UpdatedAlert {
  updatedAlertConfig: AlertConfig;
  changeId: string | null;
}

/** Fails with 412 when someone has changed the alert since `version`. */
export const updateAlert = (alertConfigId: string, updates: AlertUpdates, version?: number) =>
  recordChange(
    unwrap(
      client.PATCH('/api/v1/alerts/alert-config/{alertConfigId}', { params: ofAlert(alertConfigId), body: { updates }, ...basedOn(version) }),
    ) as unknown as Promise<UpdatedAlert>,
  );

export const deleteAlert = (alertConfigId: string) => recordChange(unwrap(client.DELETE('/api/v1/alerts/alert-config/{alertConfigId}', { params: ofAlert(alertConfigId) })));

/** Starts or stops filtering the matches of a podcast. */
export const muteShow = (alertConfigId: string, podcastId: string, muted: boolean) =>
  recordChange(
    unwrap(
      client.POST('/api/v1/alerts/alert-config/{alertConfigId}/muted-podcasts', { params: ofAlert(alertConfigId), body: { podcastId, muted } }),
    ) as unknown as Promise<UpdatedAlert>,
  );

/** The matches that the alert would have had in the last 30 days. */
export const alertPreviewQuery = (request: PreviewRequest) =>
  queryOptions({
    queryKey: ['alert-preview', request],
    queryFn: ({ signal }) => unwrap(client.POST('/api/v1/alerts/preview', { body: request, signal })) as unknown as Promise<AlertPreview>,
    staleTime: 5 * 60_000,
    retry: false,
    placeholderData: keepPreviousData,
  });

export const TREND_DAYS = 90;

/** The matches of each day, and the expected matches per week. */
export const alertTrendQuery = (alertConfigId: string) =>
  queryOptions({
    queryKey: ['alerts', alertConfigId, 'trend'],
    queryFn: ({ signal }) => unwrap(client.GET('/api/v1/alerts/alert-config/{alertConfigId}/trend', { params: { ...ofAlert(alertConfigId), query: { days: TREND_DAYS } }, signal })),
    staleTime: 60_000,
  });

export const alertHistoryQuery = (alertConfigId: string) =>
  infiniteQueryOptions({
    queryKey: ['alerts', alertConfigId, 'history'],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        client.GET('/api/v1/alerts/alert-config/{alertConfigId}/history', { params: { ...ofAlert(alertConfigId), query: pageParam === null ? {} : { cursor: pageParam } }, signal }),
      ) as Promise<AlertChanges>,
    getNextPageParam: ({ cursor }) => cursor,
    staleTime: 0,
  });
