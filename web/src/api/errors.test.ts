import { Connection } from 'earshot';
import { describe, expect, it } from 'vitest';
import { ApiError, readErrorBody, readErrorResponse, statusText, toApiError, unwrap } from './errors';

const fetchHealth = (response: Response | (() => never)) =>
  unwrap(new Connection({ baseUrl: 'http://earshot.test', maxRetries: 0, fetch: async () => (typeof response === 'function' ? response() : response) }).GET('/api/v1/public/health'));

describe('errors', () => {
  it('reads message, code and request id from the body', async () => {
    const body = JSON.stringify({ message: 'Too many searches', code: 'quota_exceeded', requestId: 'r-1' });
    const error = await fetchHealth(new Response(body, { status: 429, headers: { 'retry-after': '86400' } })).catch(toApiError);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message: 'Too many searches', code: 'quota_exceeded', requestId: 'r-1', retryAfterSeconds: 86_400, status: 429, isQuotaExceeded: true });
  });

  it('falls back to data.message, the header and the status', async () => {
    const inner = fetchHealth(new Response('{"data":{"message":"inner"}}', { status: 403, headers: { 'x-request-id': 'r-2' } }));
    await expect(inner).rejects.toMatchObject({ message: 'inner', requestId: 'r-2', isAccessDenied: true });
    await expect(fetchHealth(new Response('', { status: 500, statusText: 'Internal' }))).rejects.toMatchObject({ message: 'API request failed with error: Internal' });
  });

  it('recognizes a cursor of a generation that is no longer served', async () => {
    const error = await fetchHealth(Response.json({ status: 'ERROR', message: 'Search again', code: 'cursor_outdated' }, { status: 409 })).catch(toApiError);
    expect(error).toMatchObject({ status: 409, isCursorOutdated: true, isQuotaExceeded: false });
  });

  it('returns the current row when someone else changed it', async () => {
    const body = { status: 'ERROR', message: 'Changed', code: 'precondition_failed', data: { current: { version: 3 } } };
    await expect(fetchHealth(Response.json(body, { status: 412 }))).rejects.toMatchObject({ isConflict: true, current: { version: 3 } });
    await expect(fetchHealth(new Response('', { status: 500 }))).rejects.toMatchObject({ isConflict: false, current: null });
  });

  it('uses the text of the spec for a lost connection', async () => {
    const lost = fetchHealth(() => {
      throw new TypeError('Failed to fetch');
    });
    await expect(lost).rejects.toMatchObject({ message: 'Unable to connect to the API server. Please try again later.', isOffline: true });
    expect(toApiError('?').message).toBe('Unknown error');
  });

  it('reads failures of calls that do not go through the client', async () => {
    const limited = Response.json({ message: 'Wait', code: 'quota_exceeded', data: { message: 'inner' } }, { status: 429, headers: { 'retry-after': '60', 'x-request-id': 'r-3' } });
    await expect(readErrorResponse(limited, 'Download failed')).resolves.toMatchObject({ message: 'inner', code: 'quota_exceeded', status: 429, requestId: 'r-3', retryAfterSeconds: 60 });
    const proxy = new Response('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' });
    await expect(readErrorResponse(proxy, statusText(proxy))).resolves.toMatchObject({ message: 'Bad Gateway', code: null, status: 502, requestId: null, retryAfterSeconds: null });
    expect(readErrorBody('null', { status: 500 }, statusText({ status: 500, statusText: '' }))).toMatchObject({ message: 'Status 500', status: 500 });
  });

  it('unwraps the data and rethrows an abort', async () => {
    await expect(fetchHealth(Response.json({ status: 'OK', data: 7 }))).resolves.toBe(7);
    const abort = new DOMException('no longer wanted', 'AbortError');
    await expect(unwrap(Promise.reject(abort))).rejects.toBe(abort);
  });
});
