import { expect, it } from 'vitest';
import { ApiError } from '../../../api/errors';
import type { GeneratePitchRequest, PitchDetails } from '../../../api/outreach/types';
import { type BatchRow, type Outcome, planBatch, runBatch, summarize } from './pitch-batch';

const row = (id: number, fields: Partial<BatchRow> = {}): BatchRow => ({ podcastId: `p${id}`, slug: `s${id}`, title: `Show ${id}`, isInCatalog: true, isBlacklisted: false, state: 'prospect', ...fields });
const rows = (count: number) => Array.from({ length: count }, (_, place) => row(place));

it('plans a thousand podcasts with a budget for three hundred', () => {
  const plan = planBatch(rows(1000), new Map(), 300);
  expect([plan.written.length, plan.beyondBudget, plan.written.at(-1)?.podcastId]).toEqual([300, 700, 'p299']);
  expect(plan.leftOut.get('p300')).toEqual({ kind: 'left', reason: 'No AI assist is left for it' });
  expect(planBatch(rows(1000), new Map(), null).written.length).toBe(1000);
});

it('spends nothing on podcasts that get no pitch', () => {
  const all = [row(1, { isInCatalog: false }), row(2, { isBlacklisted: true }), row(3), row(4), row(5, { state: 'booked' }), row(6)];
  const plan = planBatch(all, new Map([['p3', { isPitched: true }], ['p4', { isPitched: false }]]), 1);
  expect(plan.written.map(({ podcastId }) => podcastId)).toEqual(['p6']);
  expect([...plan.leftOut.values()].map((outcome) => 'reason' in outcome && outcome.reason)).toEqual([
    'It has left the catalog', 'It’s on your team’s blacklist', 'This guest has been pitched to it before', 'This guest already has a draft for it', 'It’s booked on this list',
  ]);
});

const fail = (code: string, status = 409) => new ApiError(`Because of ${code}.`, { code, status, retryAfterSeconds: 7 });
const waited: number[] = [];

async function run(write: (request: GeneratePitchRequest) => Promise<{ outreach: PitchDetails }>, count: number, isStopped = () => false) {
  const outcomes = new Map<string, Outcome>();
  await runBatch({ rows: rows(count), request: { guestProfileId: 'g1' }, write, onOutcome: (id, outcome) => outcomes.set(id, outcome), isStopped, wait: async (seconds) => void waited.push(seconds) });
  return [...outcomes.values()];
}

it('writes each podcast on its own, and reports what a colleague pitches', async () => {
  const outcomes = await run(async ({ podcastId }) => {
    if (podcastId === 'p1') throw fail('already_pitched');
    if (podcastId === 'p2') throw new Error('offline');
    return { outreach: { id: `o-${podcastId}`, body: podcastId === 'p0' ? 'Hi,\n\n[your reason]' : 'Hi', placeholders: podcastId === 'p0' ? [{}] : [] } as unknown as PitchDetails };
  }, 4);
  expect(outcomes.map(({ kind }) => kind)).toEqual(['written', 'skipped', 'failed', 'written']);
  expect(outcomes[0]).toEqual({ kind: 'written', pitchId: 'o-p0', needsReason: true, gaps: 1 });
  expect(summarize(outcomes)).toBe('2 pitches written, 1 of them needs your reason. 1 left out. 1 failed.');
});

it('requests nothing more after the last AI assist, or when the reader stops', async () => {
  let calls = 0;
  const used = await run(async () => {
    calls += 1;
    throw fail('quota_exceeded', 429);
  }, 50);
  expect(calls).toBeLessThanOrEqual(3);
  expect(new Set(used.map(({ kind }) => kind))).toEqual(new Set(['left']));
  const stopped = await run(async () => Promise.reject(new Error('never requested')), 5, () => true);
  expect(stopped.map(({ kind }) => kind)).toEqual(Array(5).fill('left'));
});

it('waits when the server has too many calls, and goes on', async () => {
  let isBusy = true;
  const outcomes = await run(async () => {
    if (isBusy) {
      isBusy = false;
      throw fail('too_many_requests', 429);
    }
    return { outreach: { id: 'o1', body: 'Hi', placeholders: [] } as unknown as PitchDetails };
  }, 2);
  expect(waited).toEqual([7]);
  expect(outcomes.map(({ kind }) => kind)).toEqual(['written', 'written']);
});
