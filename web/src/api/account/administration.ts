/** What administrators of the installation do for all teams. */
import { queryOptions } from '@tanstack/react-query';
import type { Output } from 'earshot';
import { client } from '../client';
import { unwrap } from '../errors';
import { readQuery } from '../read-query';

export type ManagedTeam = Output<'/api/v1/administration/teams', 'get'>['teams'][number];

export interface PlanSetting {
  plan: string;
  period?: string;
  periodEndsAt?: string;
  reason: string;
}

export const managedTeamsKey = ['administration', 'teams'] as const;

/** Plans also change by payments, so teams are fetched on every visit. */
export const managedTeamsQuery = (query: string) =>
  readQuery([...managedTeamsKey, query], '/api/v1/administration/teams', { query: { query } }, 0);

export const setTeamPlan = (teamId: string, body: PlanSetting) => unwrap(client.PUT('/api/v1/administration/teams/{teamId}/plan', { params: { path: { teamId } }, body }));

export type IgnoredPodcast = Output<'/api/v1/administration/ignored-podcasts', 'get'>['ignoredPodcasts'][number];

export const ignoredPodcastsQuery = queryOptions({
  queryKey: ['administration', 'ignored-podcasts'],
  queryFn: ({ signal }) => unwrap(client.GET('/api/v1/administration/ignored-podcasts', { signal })),
});

const ofPodcast = (podcastIdOrSlug: string) => ({ params: { path: { podcastIdOrSlug } } });

export const ignorePodcast = (podcast: string, reason: string) => unwrap(client.PUT('/api/v1/administration/ignored-podcasts/{podcastIdOrSlug}', { ...ofPodcast(podcast), body: { reason } }));

export const stopIgnoringPodcast = (podcast: string) => unwrap(client.DELETE('/api/v1/administration/ignored-podcasts/{podcastIdOrSlug}', ofPodcast(podcast)));

export type Correction = Output<'/api/v1/corrections', 'get'>['corrections'][number];

export const CORRECTION_STATES = ['open', 'accepted', 'refused'] as const;
export type CorrectionState = (typeof CORRECTION_STATES)[number];

export const correctionsKey = ['administration', 'corrections'] as const;

export const correctionsQuery = (state: CorrectionState) =>
  queryOptions({
    queryKey: [...correctionsKey, state],
    queryFn: ({ signal }) => unwrap(client.GET('/api/v1/corrections', { params: { query: { state } }, signal })),
  });

export const decideCorrection = (correctionId: string, body: { accept: boolean; reason?: string }) => unwrap(client.POST('/api/v1/corrections/{correctionId}/decision', { params: { path: { correctionId } }, body }));

export type PersonStatement = Output<'/api/v1/administration/person-statements', 'get'>['personStatements'][number];

/** Another page of the person, or credits that are not theirs. */
export type PersonChange = { intoSlug: string } | { podcast: string; episode?: string };

export const personStatementsQuery = queryOptions({
  queryKey: ['administration', 'person-statements'],
  queryFn: ({ signal }) => unwrap(client.GET('/api/v1/administration/person-statements', { signal })),
});

export const statePerson = (body: PersonChange & { personSlug: string; reason: string }) => unwrap(client.POST('/api/v1/administration/person-statements', { body }));

export const undoPersonStatement = (personStatementId: string) => unwrap(client.DELETE('/api/v1/administration/person-statements/{personStatementId}', { params: { path: { personStatementId } } }));
