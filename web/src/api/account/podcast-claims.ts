/** The podcasts that the signed-in user claims, and what they state about them. */
import { queryOptions } from '@tanstack/react-query';
import type { Output, Schemas } from 'earshot';
import { client } from '../client';
import { unwrap } from '../errors';

export type PodcastClaim = Output<'/api/v1/users/podcast-claims', 'get'>['claims'][number];
export type PodcastStatement = Schemas['PodcastStatementView'];

export const podcastClaimsQuery = queryOptions({
  queryKey: ['podcast-claims'],
  queryFn: ({ signal }) => unwrap(client.GET('/api/v1/users/podcast-claims', { signal })),
});

const ofClaim = (claimId: string) => ({ params: { path: { claimId } } });

export const createPodcastClaim = (body: { podcastId: string; method: 'feed' | 'mail' }) => unwrap(client.POST('/api/v1/users/podcast-claims', { body }));

/** Without a key, the server looks for the token in the feed. */
export const provePodcastClaim = (claimId: string, key?: string) =>
  unwrap(client.POST('/api/v1/users/podcast-claims/{claimId}/proof', { ...ofClaim(claimId), body: { key } }));

export const statePodcast = (claimId: string, body: PodcastStatement) => unwrap(client.PUT('/api/v1/users/podcast-claims/{claimId}/statement', { ...ofClaim(claimId), body }));

export const endPodcastClaim = (claimId: string) => unwrap(client.DELETE('/api/v1/users/podcast-claims/{claimId}', ofClaim(claimId)));
