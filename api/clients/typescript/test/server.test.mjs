// Tests against a running Earshot with the sample catalog, at EARSHOT_URL with EARSHOT_KEY. scripts/test-clients runs them.
import assert from 'node:assert/strict';
import { readFile, unlink, writeFile } from 'node:fs/promises';
import { test } from 'node:test';
import { Earshot, ForbiddenError, InvalidRequestError, NotFoundError, UnauthorizedError } from '../dist/index.js';

const { EARSHOT_URL: baseUrl, EARSHOT_KEY: apiKey } = process.env;
const options = { skip: baseUrl && apiKey ? false : 'EARSHOT_URL and EARSHOT_KEY are not set' };
const client = new Earshot({ baseUrl: baseUrl ?? '', apiKey });
const searchOptions = { searchTerms: [{ searchTerm: 'remote work', searchTargets: ['episode-title', 'episode-description', 'transcript'] }] };

test('searches podcasts and gets one', options, async () => {
  const { result } = await client.search.searchPodcasts({ searchTerms: [{ searchTerm: 'vinegar', searchTargets: ['podcast-title', 'podcast-description'] }] });
  const [hit] = result.hits;
  assert.ok(hit);
  const { podcast } = await client.podcasts.getPodcast({ podcastIdOrSlug: hit.podcastSlug });
  assert.equal(podcast.id, hit.podcastId);
  assert.ok(podcast.stats.episodeCount > 0);
});

test('iterates over a search and over episodes without repeats', options, async () => {
  const hits = new Set();
  for await (const hit of client.search.iterEpisodes({ searchTerms: [{ searchTerm: 'work', searchTargets: ['episode-description', 'transcript'] }] }, { maxItems: 30 })) hits.add(hit.episodeId);
  assert.equal(hits.size, 30);
  const slugs = new Set();
  let count = 0;
  for await (const episode of client.podcasts.iterPodcastEpisodes({ podcastIdOrSlug: 'the-cold-shelf', limit: 7 })) {
    slugs.add(episode.episodeSlug);
    count += 1;
  }
  const { totalEpisodes } = await client.podcasts.getPodcastEpisodes({ podcastIdOrSlug: 'the-cold-shelf', limit: 1 });
  assert.deepEqual([slugs.size, count], [totalEpisodes, totalEpisodes]);
});

test('searches transcripts, iterates over passages, and downloads a transcript', options, async () => {
  const { result } = await client.search.searchEpisodes({ ...searchOptions, hasTranscript: true });
  const episodeId = result.hits[0].episodeId;
  const passages = [];
  for await (const passage of client.search.iterTranscriptPassages({ episodeId, pageSize: 2, searchOptions }, { maxItems: 5 })) passages.push(passage.text);
  assert.ok(passages.length > 0);
  const file = await client.episodes.downloadEpisodeTranscript({ episodeId, format: 'vtt' });
  assert.match(await file.text(), /^WEBVTT/);
});

test('gets charts, usage, statistics and limits', options, async () => {
  const { countries } = await client.charts.getAvailableCountriesByChartType({ chartType: 'apple' });
  assert.ok(countries.includes('us'));
  const { aliases } = await client.usage.getCurrent();
  assert.ok(aliases.find((each) => each.alias === 'searchCount').used > 0);
  const { limits, data } = await client.GET('/api/v1/public/statistics');
  assert.ok(data.podcasts > 0);
  assert.equal(limits.tier, 'agency');
  assert.ok(limits.burst.remaining < limits.burst.limit && limits.searches.remaining < limits.searches.limit);
});

test('rejections have their error classes', options, async () => {
  await assert.rejects(client.podcasts.getPodcast({ podcastIdOrSlug: 'no-such-podcast' }), (error) => error instanceof NotFoundError && error.requestId !== null);
  await assert.rejects(client.search.searchPodcasts({}), (error) => error instanceof InvalidRequestError && error.message === 'At least one search term or filter is required.');
  await assert.rejects(client.search.searchPodcasts({ ...searchOptions, pageSize: 5 }), (error) => error instanceof ForbiddenError && error.details[0].pointer === '/pageSize');
  const wrong = new Earshot({ baseUrl, apiKey: 'pk_live_wrong' });
  await assert.rejects(wrong.podcasts.getPodcast({ podcastIdOrSlug: 'the-cold-shelf' }), (error) => error instanceof UnauthorizedError && error.serverMessage === 'Invalid authorization token');
});

test('the first example of the README runs', options, async () => {
  const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
  const [, example] = readme.match(/```ts\n(import \{ Earshot \}[^`]+)```/);
  // The file is in the package, so that the import of `earshot` resolves. The search uses a word of the sample catalog.
  const file = new URL('./.readme-example.mjs', import.meta.url);
  await writeFile(file, example.replace('https://earshot.example', baseUrl).replace('climate', 'vinegar'));
  const printed = [];
  const { log } = console;
  console.log = (...words) => printed.push(words);
  try {
    await import(file);
  } finally {
    console.log = log;
    await unlink(file);
  }
  assert.ok(printed.length > 1 && printed.at(-1)[1] > 0, JSON.stringify(printed));
});
