import { expect, it } from 'vitest';
import type { GuestStatus, GuestStep } from '../../api/guests/types';
import { describeStatus, stepsOf } from './guest-steps';

it.each<[GuestStep, string]>([
  ['DRAFT', 'current waiting waiting waiting waiting'],
  ['PROCESSING_DOCUMENTS', 'done done current waiting waiting'],
  ['DONE', 'done done done done done'],
  ['ERROR', 'waiting waiting waiting waiting waiting'],
])('the steps at %s', (step, states) => expect(stepsOf(step).map(({ state }) => state).join(' ')).toBe(states));

it.each<[GuestStatus, GuestStep, string]>([
  ['DRAFT', 'DRAFT', 'Draft'],
  ['PENDING', 'GENERATING_PROFILE', 'Writing the bio'],
  ['ACTIVE', 'DONE', 'Ready'],
  ['ARCHIVED', 'DONE', 'Archived'],
  ['ERROR', 'ERROR', 'Failed'],
])('%s at %s is %s', (status, processingStatus, label) => expect(describeStatus({ status, processingStatus }).label).toBe(label));
