/** Search strategies: generated, edited, run (spec 3, 5 and 9). */
import { queryOptions } from '@tanstack/react-query';
import { client } from '../client';
import { unwrap } from '../errors';
import { recordChange } from '../lists/changes';
import { basedOn } from '../lists/version';
import type { GeneratedStrategies, StrategiesData, Strategy, StrategyRunResult, StrategyTexts } from './types';

const MINUTE_MS = 60_000;
/** A text model may respond slowly. */
const GENERATION_TIMEOUT_MS = 3 * MINUTE_MS;

const ofStrategy = (strategyId: string) => ({ path: { strategyId } });

export const strategiesQuery = (project: string) =>
  queryOptions({
    queryKey: ['project', project, 'strategies'],
    queryFn: ({ signal }) =>
      unwrap(client.GET('/api/v1/projects/{projectIdOrSlug}/strategies', { params: { path: { projectIdOrSlug: project } }, signal })) as unknown as Promise<StrategiesData>,
    staleTime: MINUTE_MS,
  });

/** How many podcasts each keyword finds. It is free, and fails with 429 when the searches are used up. */
export const keywordCountsQuery = ({ id, version }: Pick<Strategy, 'id' | 'version'>) =>
  queryOptions({
    queryKey: ['strategy-keywords', id, version],
    queryFn: ({ signal }) => unwrap(client.GET('/api/v1/strategies/{strategyId}/keywords', { params: ofStrategy(id), signal })),
    staleTime: 5 * MINUTE_MS,
    retry: false,
  });

/** Generates strategies, and returns all strategies of the list. It is charged one AI assist. */
export const generateStrategies = (body: { projectId: string; count: number; keepExisting: boolean }) =>
  unwrap(client.POST('/api/v1/strategies/generate', { body, timeoutMs: GENERATION_TIMEOUT_MS })) as unknown as Promise<GeneratedStrategies>;

/** Fails with 412 when someone has changed the strategy since `version`; the error's `current` is the strategy as it is now. */
export const updateStrategy = (strategyId: string, body: Partial<StrategyTexts>, version: number) =>
  unwrap(client.PUT('/api/v1/strategies/{strategyId}', { params: ofStrategy(strategyId), body, ...basedOn(version) })) as unknown as Promise<{ strategy: Strategy }>;

export const deleteStrategy = (strategyId: string) => unwrap(client.DELETE('/api/v1/strategies/{strategyId}', { params: ofStrategy(strategyId) }));

/** Searches the keywords, and adds the best podcasts to the list. It is charged one search. */
export const runStrategy = (strategyId: string) =>
  recordChange(unwrap(client.POST('/api/v1/strategies/{strategyId}/run', { params: ofStrategy(strategyId), timeoutMs: GENERATION_TIMEOUT_MS })) as unknown as Promise<StrategyRunResult>);
