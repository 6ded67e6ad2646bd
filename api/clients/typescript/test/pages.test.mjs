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
const numbers = (asked, count) => async (input) => {
  asked.push(input);
  return { in: { items: Array.from({ length: Math.max(0, Math.min(input.limit, count - input.skip)) }, (_, index) => input.skip + index) } };
};

test('skips on until a page is not full', async () => {
  const asked = [];
  assert.deepEqual(await collect(pages(numbers(asked, 7), { show: 'a' }, BY_SKIP)), [0, 1, 2, 3, 4, 5, 6]);
  assert.deepEqual(asked, [0, 3, 6].map((skip) => ({ show: 'a', skip, limit: 3 })));
  assert.deepEqual(await collect(pages(numbers([], 6), { skip: 2, limit: 2 }, BY_SKIP)), [2, 3, 4, 5]);
});

test('asks for no page that is not wanted', async () => {
  const asked = [];
  assert.deepEqual(await collect(pages(numbers(asked, 100), {}, BY_SKIP, { maxItems: 3 })), [0, 1, 2]);
  assert.equal(asked.length, 1);
});

test('follows cursors to the last one, and no cursor in circles', async () => {
  const answers = { start: { items: [1, 2], next: 'b' }, b: { items: [3], next: null } };
  const paging = { by: 'cursor', items: 'items', next: 'next' };
  assert.deepEqual(await collect(pages(async ({ cursor = 'start' }) => answers[cursor], {}, paging)), [1, 2, 3]);
  assert.deepEqual(await collect(pages(async () => ({ items: [1], next: 'same' }), {}, paging)), [1, 1]);
});

test('reads both kinds of Retry-After', () => {
  const now = Date.parse('2026-11-22T10:00:00Z');
  assert.equal(retryAfterMs('7', now), 7_000);
  assert.equal(retryAfterMs('Sun, 22 Nov 2026 10:00:30 GMT', now), 30_000);
  assert.equal(retryAfterMs('Sun, 22 Nov 2026 09:00:00 GMT', now), 0);
  for (const nothing of [null, 'soon', '-1x']) assert.equal(retryAfterMs(nothing, now), null);
});

test('waits twice as long each time, never under half of it, and spreads', () => {
  assert.deepEqual([0, 1, 2, 10].map((attempt) => [waitMs(attempt, null, 0), waitMs(attempt, null, 1)]), [[250, 500], [500, 1_000], [1_000, 2_000], [4_000, 8_000]]);
  assert.equal(waitMs(0, 3_000, 0.5), 3_125);
});

test('every iterator of the document is there', () => {
  const client = new Earshot({ baseUrl: '/' });
  for (const [group, name] of [['podcasts', 'iterPodcastEpisodes'], ['public', 'iterDirectory'], ['search', 'iterPodcasts'], ['search', 'iterEpisodes'], ['search', 'iterTranscriptPassages']]) {
    assert.equal(typeof client[group][name], 'function', name);
  }
});
