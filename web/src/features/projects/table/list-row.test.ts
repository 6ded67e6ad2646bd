import { expect, it } from 'vitest';
import type { ListedState } from '../../../ui/listed/listed-state';
import { DAY_MS, followUpDay, isOverdue, isRepeatedPitch, staleDays } from './list-row';
import { NOW_MS, sampleRow } from './sample-rows';

const pitchedAt = (daysAgo: number) =>
  sampleRow('a', {
    state: 'pitched',
    addedAtMs: NOW_MS - 90 * DAY_MS,
    activity: [
      { actionType: 'update-labels', atMs: NOW_MS, from: null, to: 'x', by: 'Ann' },
      { actionType: 'update-state', atMs: NOW_MS - daysAgo * DAY_MS, from: 'qualified', to: 'pitched', by: 'Ann' },
      { actionType: 'update-state', atMs: NOW_MS - 80 * DAY_MS, from: 'prospect', to: 'qualified', by: 'Ann' },
    ],
  });

it.each([
  [14, null],
  [15, 15],
  [40, 40],
])('a pitch of %i days ago is stale by %s days', (daysAgo, expected) => expect(staleDays(pitchedAt(daysAgo), NOW_MS)).toBe(expected));

it('only a pitched podcast is stale', () => expect(staleDays({ ...pitchedAt(40), state: 'booked' }, NOW_MS)).toBeNull());

it('a podcast that was added as pitched is stale since then', () =>
  expect(staleDays(sampleRow('a', { state: 'pitched', addedAtMs: NOW_MS - 20 * DAY_MS }), NOW_MS)).toBe(20));

it.each<[ListedState, ListedState, boolean]>([
  ['qualified', 'pitched', true],
  ['pitched', 'pitched', false],
  ['qualified', 'booked', false],
])('moving from %s to %s warns of an earlier pitch: %s', (from, to, expected) => {
  const lastPitch = { by: 'Ann', projectName: 'Spring tour', atMs: NOW_MS };
  expect(isRepeatedPitch(sampleRow('a', { state: from, lastPitch }), to)).toBe(expected);
  expect(isRepeatedPitch(sampleRow('a', { state: from }), to)).toBe(false);
});

it.each<[string | null, ListedState, boolean]>([
  ['2026-11-20', 'pitched', true],
  ['2026-12-20', 'pitched', false],
  ['2026-11-20', 'booked', false],
  [null, 'pitched', false],
])('a next action on %s of a %s podcast is overdue: %s', (nextActionOn, state, expected) =>
  expect(isOverdue(sampleRow('a', { nextActionOn, state }), NOW_MS)).toBe(expected));

it('follows up a pitch a week later, also in another month', () => expect(followUpDay(new Date(2026, 10, 26, 23, 30).getTime())).toBe('2026-12-03'));
