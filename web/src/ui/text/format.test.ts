import { afterEach, describe, expect, it, vi } from 'vitest';
import * as format from './format';

const NOW_MS = Date.parse('2026-11-20T12:00:00Z');

describe('format', () => {
  it.each([
    [null, 'Unknown'],
    [undefined, 'Unknown'],
    [0, '0'],
    [12_345, '12,345'],
  ])('counts %s as %s', (value, expected) => expect(format.formatCount(value)).toBe(expected));

  it.each([
    ['2026-11-20T11:59:40Z', 'this minute'],
    ['2026-11-20T09:00:00Z', '3 hours ago'],
    ['2026-11-19T11:00:00Z', 'yesterday'],
    ['2026-11-09T12:00:00Z', '11 days ago'],
    ['2026-10-21T12:00:00Z', '30 days ago'],
    ['2026-10-20T12:00:00Z', '20 Oct 2026'],
    ['2019-08-01T12:00:00Z', '1 Aug 2019'],
    ['2026-11-23T12:00:00Z', 'in 3 days'],
    ['nonsense', 'Unknown'],
    [null, 'Unknown'],
  ])('%s is %s', (value, expected) => expect(format.formatRecent(value, NOW_MS)).toBe(expected));

  it.each([
    [3, 'today at 15:00'],
    [13, 'tomorrow at 1:00'],
    [13 + 24 * 10, 'on 1 Dec at 1:00'],
  ])('%i hours later is %s', (hours, expected) => {
    const now = new Date(2026, 10, 20, 12).getTime();
    expect(format.formatUpcoming(now + hours * 3_600_000, now)).toBe(expected);
  });

  it.each([
    [0, '0:00'],
    [247.9, '4:07'],
    [3729, '1:02:09'],
  ])('%s s is the timecode %s', (seconds, expected) => expect(format.formatTimecode(seconds)).toBe(expected));

  it.each([
    [null, 'Unknown'],
    [20, '20 s'],
    [2880, '48 min'],
    [3600, '1 h'],
    [3720, '1 h 2 min'],
  ])('%s s is the duration %s', (seconds, expected) => expect(format.formatDuration(seconds)).toBe(expected));

  it('marks a total that stopped counting', () => {
    expect(format.formatTotal({ value: 212, relation: 'eq' })).toBe('212');
    expect(format.formatTotal({ value: 10_000, relation: 'gte' })).toBe('10,000+');
  });

  it('names languages and genres', () => {
    expect(format.languageName('es-mx')).toContain('Spanish');
    expect(format.languageName('xx-not-a-tag-at-all')).toBe('xx-not-a-tag-at-all');
    expect(format.genreName('tv & film')).toBe('TV & Film');
    expect(format.genreName('true crime')).toBe('True Crime');
  });

  it('accepts only safe links', () => {
    expect(format.safeHref('https://a.example/x')).toBe('https://a.example/x');
    expect(format.safeHref('javascript:alert(1)')).toBeNull();
    expect(format.safeHref('/relative')).toBeNull();
  });

  it.each([
    ['mailto:host@show.example', 'mailto:host@show.example'],
    ['mailto:host@show.example?bcc=all@evil.example&body=x', 'mailto:host@show.example'],
    ['mailto:host@show.example,all@evil.example', 'mailto:host@show.example'],
    ['mailto:press%3Fbcc=a@show.example', 'mailto:press%3Fbcc%3Da@show.example'],
    ['mailto:?to=all@evil.example', null],
    ['mailto:%zz@show.example', null],
  ])('keep one recipient of %s', (url, expected) => expect(format.safeHref(url)).toBe(expected));

  // The same cases as `mailto_url` of the server.
  it.each([
    ['host@show.example', 'mailto:host@show.example'],
    ["o'hara@show.example", "mailto:o'hara@show.example"],
    ['press?bcc=x@evil.example@show.example', 'mailto:press%3Fbcc%3Dx%40evil.example@show.example'],
    ['a@show.example,b@evil.example', 'mailto:a%40show.example%2Cb@evil.example'],
    ['büro@müller.example', 'mailto:b%C3%BCro@m%C3%BCller.example'],
    ['', 'mailto:'],
  ])('write to %s alone', (address, expected) => expect(format.mailtoHref(address)).toBe(expected));
});

describe('calendar days', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it.each(['America/Los_Angeles', 'Pacific/Auckland', 'UTC'])('are the same day in %s', async (TZ) => {
    vi.stubEnv('TZ', TZ);
    vi.resetModules();
    const { formatDay, formatShortDay, formatMonth } = await import('./format');
    expect([formatDay('2026-11-01'), formatShortDay('2026-11-01'), formatMonth('2026-11-01')]).toEqual(['1 Nov 2026', '1 Nov', 'Nov 2026']);
  });

  it('of date-times are in the reader’s time zone', async () => {
    vi.stubEnv('TZ', 'America/Los_Angeles');
    vi.resetModules();
    const { formatDay } = await import('./format');
    expect(formatDay('2026-11-01T02:00:00Z')).toBe('31 Oct 2026');
  });
});
