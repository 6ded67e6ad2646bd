import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Earshot } from '../dist/index.js';
import { pages } from '../dist/pages.js';
import { retryAfterMs, waitMs } from '../dist/retry.js';

async function collect(list) {
  const items = [];
  for await (const item of list) items.push(item);
  return items;
}

const BY_SKIP = { by: 'skip', items: 'in.items', limit: 3 };
const numbers = (inputs, count) => async (input) => {
  inputs.push(input);
  return { in: { items: Array.from({ length: Math.max(0, Math.min(input.limit, count - input.skip)) }, (_, index) => input.skip + index) } };
};

test('requests pages by number until one is not full', async () => {
  const inputs = [];
  assert.deepEqual(await collect(pages(numbers(inputs, 7), { show: 'a' }, BY_SKIP)), [0, 1, 2, 3, 4, 5, 6]);
  assert.deepEqual(inputs, [0, 3, 6].map((skip) => ({ show: 'a', skip, limit: 3 })));
  assert.deepEqual(await collect(pages(numbers([], 6), { skip: 2, limit: 2 }, BY_SKIP)), [2, 3, 4, 5]);
});

test('requests no page beyond maxItems', async () => {
  const inputs = [];
  assert.deepEqual(await collect(pages(numbers(inputs, 100), {}, BY_SKIP, { maxItems: 3 })), [0, 1, 2]);
  assert.equal(inputs.length, 1);
});

test('follows cursors to the last page, and stops at a repeated cursor', async () => {
  const responses = { start: { items: [1, 2], next: 'b' }, b: { items: [3], next: null } };
  const paging = { by: 'cursor', items: 'items', next: 'next' };
  assert.deepEqual(await collect(pages(async ({ cursor = 'start' }) => responses[cursor], {}, paging)), [1, 2, 3]);
  assert.deepEqual(await collect(pages(async () => ({ items: [1], next: 'same' }), {}, paging)), [1, 1]);
});

test('parses both forms of Retry-After', () => {
  const now = Date.parse('2026-11-22T10:00:00Z');
  assert.equal(retryAfterMs('7', now), 7_000);
  assert.equal(retryAfterMs('Sun, 22 Nov 2026 10:00:30 GMT', now), 30_000);
  assert.equal(retryAfterMs('Sun, 22 Nov 2026 09:00:00 GMT', now), 0);
  for (const invalid of [null, 'soon', '-1x']) assert.equal(retryAfterMs(invalid, now), null);
});

test('doubles the wait with each attempt, at least half of it fixed, and adds a random time to Retry-After', () => {
  assert.deepEqual([0, 1, 2, 10].map((attempt) => [waitMs(attempt, null, 0), waitMs(attempt, null, 1)]), [[250, 500], [500, 1_000], [1_000, 2_000], [4_000, 8_000]]);
  assert.equal(waitMs(0, 3_000, 0.5), 3_125);
});

test('has the iterators of all groups', () => {
  const client = new Earshot({ baseUrl: '/' });
  for (const [group, name] of [['podcasts', 'iterPodcastEpisodes'], ['public', 'iterDirectory'], ['search', 'iterPodcasts'], ['search', 'iterEpisodes'], ['search', 'iterTranscriptPassages']]) {
    assert.equal(typeof client[group][name], 'function', name);
  }
});
