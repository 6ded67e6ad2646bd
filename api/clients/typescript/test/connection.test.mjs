// The behavior of the client with a misbehaving server.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  ConnectionError, Earshot, EarshotError, ForbiddenError, InvalidRequestError, NotFoundError, RateLimitError, ServerError, TimeoutError, UnauthorizedError,
} from '../dist/index.js';
import { misbehaving } from './misbehaving.mjs';

const OK = {};
const failure = (status, body = {}, headers = {}) => ({ status, headers, body: JSON.stringify({ status: 'ERROR', message: 'No.', code: 'c', errors: [], requestId: 'r-1', ...body }) });
const LOST = 'Unable to connect to the API server. Please try again later.';

async function using(responses, work, options = {}) {
  const server = await misbehaving(...responses);
  try {
    await work(new Earshot({ baseUrl: server.baseUrl, ...options }), server.requests);
  } finally {
    server.close();
  }
}
const health = (client, options) => client.public.getHealth({}, options);
const search = (client) => client.search.searchPodcasts({ searchTerms: [{ searchTerm: 'rust', searchTargets: ['podcast-title'] }] });

test('sends the key, path parameters, lists in the query, and the body', () =>
  using([OK], async (client, requests) => {
    await client.podcasts.getPodcast({ podcastIdOrSlug: 'a/b c' });
    await client.podcasts.getMultiplePodcasts({ podcastIds: ['x', 'y'], details: 'basic' });
    await client.search.getTranscriptPassages({ episodeId: 'e', pageSize: 5, searchOptions: {} });
    assert.deepEqual(requests.map(({ method, url }) => `${method} ${url}`), [
      'GET /api/v1/podcasts/a%2Fb%20c', 'GET /api/v1/podcasts/multiple?podcastIds=x&podcastIds=y&details=basic', 'POST /api/v1/search/episodes/e/transcript',
    ]);
    assert.equal(requests[0].headers.authorization, 'Bearer k');
    assert.deepEqual(JSON.parse(requests[2].body), { pageSize: 5, searchOptions: {} });
  }, { apiKey: 'k' }));

test('rejects an empty path parameter', () =>
  using([OK], async (client, requests) => {
    await assert.rejects(client.podcasts.getPodcast({ podcastIdOrSlug: '' }), TypeError);
    assert.equal(requests.length, 0);
  }));

test('waits as long as Retry-After requires', () =>
  using([failure(429, {}, { 'retry-after': '1' }), OK], async (client, requests) => {
    assert.deepEqual(await search(client), { ok: true });
    assert.equal(requests.length, 2);
    assert.ok(requests[1].at - requests[0].at >= 1_000);
  }));

test('retries after 502, 503, 504, a lost connection and a response that is cut off', async () => {
  const half = '{"status":"OK","data":{"o';
  const soon = { 'retry-after': '0' };
  for (const bad of [failure(502, {}, soon), failure(503, {}, soon), failure(504, {}, soon), 'hang up', { body: half, promise: 500 }, { body: half }]) {
    await using([bad, OK], async (client, requests) => {
      assert.deepEqual(await health(client), { ok: true });
      assert.equal(requests.length, 2);
    });
  }
});

test('fails after the maximum number of retries', () =>
  using([failure(503, {}, { 'retry-after': '0' })], async (client, requests) => {
    await assert.rejects(health(client), (error) => error instanceof ServerError && error.status === 503);
    assert.equal(requests.length, 3);
    await assert.rejects(health(client, { maxRetries: 0 }), ServerError);
    assert.equal(requests.length, 4);
  }));

test('fails immediately if the wait would exceed the timeout', () =>
  using([failure(429, { code: 'quota_exceeded' }, { 'retry-after': '86400' })], async (client, requests) => {
    await assert.rejects(search(client), (error) => error instanceof RateLimitError && error.isQuota && error.retryAfterSeconds === 86_400);
    assert.equal(requests.length, 1);
  }));

test('does not retry a call that changes something', async () => {
  for (const bad of [failure(503, {}, { 'retry-after': '0' }), 'hang up']) {
    await using([bad, OK], async (client, requests) => {
      await assert.rejects(client.auth.sendSignInLink({ email: 'a@b.example' }), EarshotError);
      assert.equal(requests.length, 1);
    });
  }
});

test('fails at the timeout if the server is silent, never finishes the body, or fails first', async () => {
  for (const responses of [['never'], [{ body: '{', slow: true }], [failure(503, {}, { 'retry-after': '0' }), 'never']]) {
    await using(responses, async (client) => {
      await assert.rejects(health(client, { timeoutMs: 700 }), (error) => error instanceof TimeoutError && error.timeoutMs === 700);
    });
  }
});

test('rejects with the reason of the signal', () =>
  using(['never'], async (client) => {
    const ender = new AbortController();
    const call = health(client, { signal: ender.signal });
    ender.abort(new Error('enough'));
    await assert.rejects(call, /enough/);
    await assert.rejects(health(client, { signal: ender.signal }), /enough/);
  }));

test('has the error messages of the specification', async () => {
  const message = async (response, call) => {
    let text;
    await using([response], async (client) => {
      text = await call(client).then(() => assert.fail('the call must fail'), (error) => error.message);
    }, { maxRetries: 0 });
    return text;
  };
  const once = (client) => health(client, { maxRetries: 0 });
  const file = (client) => client.episodes.downloadEpisodeTranscript({ episodeId: 'e' });
  assert.equal(await message('hang up', once), LOST);
  assert.equal(await message({ status: 400, body: 'no', headers: { 'content-type': 'text/plain' } }, once), 'API request failed with error: no');
  assert.equal(await message(failure(403), file), 'API request failed with error: Forbidden');
  assert.equal(await message({ status: 400, body: '<html>' }, search), 'API request failed with error: Bad Request');
  assert.equal(await message(failure(400, { data: { message: 'inner' } }), search), 'inner');
  assert.equal(await message(failure(400, { message: undefined, data: { error: 'deep' } }), search), 'deep');
  assert.equal(await message(failure(400), search), 'No.');
});

test('has an error class for each kind of failure, with the fields of the response', async () => {
  const kinds = { 400: InvalidRequestError, 401: UnauthorizedError, 403: ForbiddenError, 404: NotFoundError, 410: NotFoundError, 413: InvalidRequestError, 429: RateLimitError, 500: ServerError };
  for (const [status, kind] of Object.entries(kinds)) {
    await using([failure(Number(status), { errors: [{ pointer: '/a', message: 'b' }, 7] })], async (client) => {
      await assert.rejects(health(client), (error) => {
        assert.ok(error instanceof kind && error instanceof EarshotError);
        assert.deepEqual(
          [error.status, error.code, error.serverMessage, error.requestId, error.retryAfterSeconds, error.details],
          [Number(status), 'c', 'No.', 'r-1', null, [{ pointer: '/a', message: 'b' }]],
        );
        return true;
      });
    }, { maxRetries: 0 });
  }
});

test('returns the limits and the number of attempts', () =>
  using([failure(503, {}, { 'retry-after': '0' }), { headers: {
    'x-request-id': 'r-2', 'x-plan-tier': 'agency', 'ratelimit-policy': '"burst";q=60;w=60, "searches";q=5000;w=2592000', ratelimit: '"burst";r=58;t=2, "searches";r=4990;t=86400',
  } }], async (client) => {
    const response = await client.GET('/api/v1/public/health');
    assert.deepEqual([response.attempts, response.requestId], [2, 'r-2']);
    assert.deepEqual(response.limits, {
      tier: 'agency',
      burst: { limit: 60, remaining: 58, resetsInSeconds: 2 },
      searches: { limit: 5_000, remaining: 4_990, resetsInSeconds: 86_400 },
    });
  }));

test('sends If-Match, and has the current record in the error of a 412', () =>
  using([failure(412, { code: 'precondition_failed', data: { current: { version: 3 } } })], async (client, requests) => {
    const call = client.DELETE('/api/v1/users/api-keys/{apiKeyId}', { params: { path: { apiKeyId: 'a' } }, ifMatch: '"2"' });
    await assert.rejects(call, (error) => error instanceof InvalidRequestError && error.data.current.version === 3);
    assert.equal(requests[0].headers['if-match'], '"2"');
  }));

test('sends a form as multipart/form-data', () =>
  using([OK], async (client, requests) => {
    const body = new FormData();
    body.set('file', new Blob(['title']), 'shows.csv');
    await client.POST('/api/v1/auth/sign-out', { body });
    assert.match(requests[0].headers['content-type'], /^multipart\/form-data; boundary=/);
    assert.match(requests[0].body, /filename="shows.csv"/);
  }));

test('returns a file unchanged', () =>
  using([{ headers: { 'content-type': 'text/vtt' }, body: 'WEBVTT' }], async (client, requests) => {
    assert.equal(await (await client.episodes.downloadEpisodeTranscript({ episodeId: 'e', format: 'vtt' })).text(), 'WEBVTT');
    assert.equal(requests[0].url, '/api/v1/episodes/e/download/transcript?format=vtt');
  }));

test('returns a JSON file unchanged', () =>
  using([{ headers: { 'content-type': 'application/json' }, body: '[\n]\n' }], async (client) => {
    assert.equal(await (await client.episodes.downloadEpisodeTranscript({ episodeId: 'e' })).text(), '[\n]\n');
  }));

test('throws a ConnectionError if the server cannot be reached', async () => {
  const server = await misbehaving(OK);
  server.close();
  await assert.rejects(health(new Earshot({ baseUrl: server.baseUrl, maxRetries: 0 })), (error) => error instanceof ConnectionError && error.message === LOST);
});
