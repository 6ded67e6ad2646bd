/** The prompts of the team (spec 3, Custom prompt). */
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../errors';
import { basedOn } from '../lists/version';
import { calls } from './calls';
import type { CustomPrompt, CustomPromptRequest } from './types';

const PROMPTS = '/api/v1/teams/custom-prompts';
const PROMPT = `${PROMPTS}/{promptId}`;
const ofPrompt = (promptId: string) => ({ path: { promptId } });

/** All prompts, oldest first. */
export const promptsQuery = queryOptions({
  queryKey: ['custom-prompts'],
  queryFn: ({ signal }) => unwrap(calls.GET<{ customPrompts: CustomPrompt[] }>(PROMPTS, { signal })),
  staleTime: 60_000,
});

export const createPrompt = (body: CustomPromptRequest) => unwrap(calls.POST<{ customPrompt: CustomPrompt }>(PROMPTS, { body }));

/** Fails with 412 when somebody has changed the prompt since that version. */
export const updatePrompt = (promptId: string, body: CustomPromptRequest, version: number) =>
  unwrap(calls.PUT<{ customPrompt: CustomPrompt }>(PROMPT, { params: ofPrompt(promptId), body, ...basedOn(version) }));

export const deletePrompt = (promptId: string) => unwrap(calls.DELETE<unknown>(PROMPT, { params: ofPrompt(promptId) }));
