import { describe, expect, it } from 'vitest';
import { ApiError, fromResponse, fromUnknown, OFFLINE_MESSAGE, unwrap } from './errors';

describe('errors', () => {
  it('takes message, code and request id from the body', () => {
    const response = new Response(null, { status: 429, headers: { 'retry-after': '60' } });
    const error = fromResponse(response, { message: 'Too many searches', code: 'quota', requestId: 'r-1' });
    expect(error).toMatchObject({ message: 'Too many searches', code: 'quota', requestId: 'r-1', retryAfterSeconds: 60, status: 429 });
  });

  it('falls back to data.message, the header and the status text', () => {
    const response = new Response(null, { status: 500, statusText: 'Internal', headers: { 'x-request-id': 'r-2' } });
    expect(fromResponse(response, { data: { message: 'inner' } }).message).toBe('inner');
    expect(fromResponse(response, 'text')).toMatchObject({ message: 'Internal', requestId: 'r-2' });
  });

  it('names a lost connection by the text of the spec', () => {
    expect(fromUnknown(new TypeError('Failed to fetch'))).toMatchObject({ message: OFFLINE_MESSAGE, isOffline: true });
    expect(fromUnknown('?').message).toBe('Unknown error');
  });

  it('unwraps the envelope', async () => {
    const response = new Response(null, { status: 200 });
    await expect(unwrap(Promise.resolve({ data: { data: 7 }, response }))).resolves.toBe(7);
    await expect(unwrap(Promise.reject(new TypeError('x')))).rejects.toBeInstanceOf(ApiError);
  });
});
