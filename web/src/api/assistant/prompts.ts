/** The prompts of the team (spec 3, Custom prompt). */
import { queryOptions } from '@tanstack/react-query';
import { client } from '../client';
import { unwrap } from '../errors';
import { basedOn } from '../lists/version';
import type { CustomPrompt, CustomPromptRequest } from './types';

const PROMPTS = '/api/v1/teams/custom-prompts';
const PROMPT = '/api/v1/teams/custom-prompts/{promptId}';
const ofPrompt = (promptId: string) => ({ path: { promptId } });

/** All prompts, oldest first. */
export const promptsQuery = queryOptions({
  queryKey: ['custom-prompts'],
  queryFn: ({ signal }) => unwrap(client.GET(PROMPTS, { signal })) as Promise<{ customPrompts: CustomPrompt[] }>,
  staleTime: 60_000,
});

export const createPrompt = (body: CustomPromptRequest) => unwrap(client.POST(PROMPTS, { body })) as Promise<{ customPrompt: CustomPrompt }>;

/** Fails with 412 when someone has changed the prompt since that version. */
export const updatePrompt = (promptId: string, body: CustomPromptRequest, version: number) =>
  unwrap(client.PUT(PROMPT, { params: ofPrompt(promptId), body, ...basedOn(version) })) as Promise<{ customPrompt: CustomPrompt }>;

export const deletePrompt = (promptId: string) => unwrap(client.DELETE(PROMPT, { params: ofPrompt(promptId) }));
