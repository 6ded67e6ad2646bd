/** Alerts: what a team watches for. */
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../lists/call';
import { recordChange } from '../lists/changes';
import type { AlertChange, AlertConfig, AlertEmailSettings, AlertKind, AlertPreview, AlertSettings, AlertUpdates, TrendDay } from './types';

const ALERTS = '/api/v1/alerts/alert-config';
const ALERT = '/api/v1/alerts/alert-config/{alertConfigId}';

export interface AlertList {
  alertConfigs: AlertConfig[];
  /** How many alerts the team has, of how many its plan includes. */
  limit?: { used: number; max: number | null } | null;
}

/** All alerts of the team. */
export const alertsQuery = queryOptions({
  queryKey: ['alerts', 'all'],
  queryFn: ({ signal }) => call<AlertList>('GET', '/api/v1/alerts/alert-configs', { query: { includeAllTypes: true }, signal }),
  staleTime: 60_000,
});

export const alertQuery = (alertConfigId: string) =>
  queryOptions({
    queryKey: ['alerts', alertConfigId, 'details'],
    queryFn: ({ signal }) => call<{ alertConfig: AlertConfig }>('GET', ALERT, { path: { alertConfigId }, signal }),
    staleTime: 60_000,
  });

export interface NewAlert {
  alertName: string;
  alertType: AlertKind;
  value: string;
  enabled: boolean;
  emailSettings: AlertEmailSettings;
  alertSettings: AlertSettings;
  /** Whether the matches of the last 30 days come into the inbox, without being delivered. */
  backfill: boolean;
}

export const createAlert = (body: NewAlert) => recordChange(call<{ createdAlertConfig: AlertConfig; changeId?: string | null }>('POST', ALERTS, { body }));

export interface UpdatedAlert {
  updatedAlertConfig: AlertConfig;
  changeId?: string | null;
}

/** Fails with 412 when somebody has changed the alert since `version`. */
export const updateAlert = (alertConfigId: string, updates: AlertUpdates, version?: number) =>
  recordChange(call<UpdatedAlert>('PATCH', ALERT, { path: { alertConfigId }, body: { updates }, version }));

export const deleteAlert = (alertConfigId: string) =>
  recordChange(call<{ deletedAlertConfigId: string; changeId?: string | null }>('DELETE', ALERT, { path: { alertConfigId } }));

/** Filters the matches of a podcast, or stops to. */
export const muteShow = (alertConfigId: string, podcastId: string, muted: boolean) =>
  recordChange(call<UpdatedAlert>('POST', `${ALERT}/muted-podcasts`, { path: { alertConfigId }, body: { podcastId, muted } }));

export interface PreviewRequest {
  alertType: AlertKind;
  value: string;
  alertSettings: AlertSettings;
}

/** What the alert would have found in the last 30 days. */
export const alertPreviewQuery = (request: PreviewRequest) =>
  queryOptions({
    queryKey: ['alert-preview', request],
    queryFn: ({ signal }) => call<AlertPreview>('POST', '/api/v1/alerts/preview', { body: request, signal }),
    staleTime: 5 * 60_000,
    retry: false,
    placeholderData: keepPreviousData,
  });

export interface AlertTrend {
  days: TrendDay[];
  /** How many a week are to be expected. */
  perWeek: number | null;
}

export const TREND_DAYS = 90;

export const alertTrendQuery = (alertConfigId: string) =>
  queryOptions({
    queryKey: ['alerts', alertConfigId, 'trend'],
    queryFn: ({ signal }) => call<AlertTrend>('GET', `${ALERT}/trend`, { path: { alertConfigId }, query: { days: TREND_DAYS }, signal }),
    staleTime: 60_000,
  });

export const alertHistoryQuery = (alertConfigId: string) =>
  infiniteQueryOptions({
    queryKey: ['alerts', alertConfigId, 'history'],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      call<{ changes: AlertChange[]; cursor: string | null }>('GET', `${ALERT}/history`, { path: { alertConfigId }, query: { cursor: pageParam }, signal }),
    getNextPageParam: ({ cursor }) => cursor,
    staleTime: 0,
  });
