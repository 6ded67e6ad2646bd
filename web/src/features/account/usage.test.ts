import { describe, expect, it } from 'vitest';
import type { CurrentUsage, UsageDay } from '../../api/types';
import { countContactRequests, projectRunOut, searchPoints, summarizeDays } from './usage';
import { summarizeSearches } from './search-summary';

function current(used: number, limit: number | null, periodEnd: string): CurrentUsage {
  return {
    periodStart: '2026-11-01T00:00:00.000Z',
    periodEnd,
    plan: 'business',
    featureFlags: { s3Integration: false, airtableIntegration: false, applyPage: false },
    aliases: [{ alias: 'searchCount', label: 'Searches', used, limit }],
    aiAssists: { alias: 'aiAssistCount', label: 'AI assists', used: 0, limit: 3 },
  totalUsed: used,
    projectUsage: null,
  };
}

const day = (date: string, searchCount: number, contactsRequestedCount = 0): UsageDay => ({
  date,
  searchCount,
  contactsRequestedCount,
  aiAssistCount: 0,
  csvExportCount: 0,
  transcriptDownloadCount: 0,
  transcriptionRequests: 0,
});

describe('usage', () => {
  it.each([
    [250, 1000, '2026-12-01T00:00:00.000Z', '250 of 1,000 searches used this month', 25],
    [10, 10, '2026-11-02T00:00:00.000Z', '10 of 10 searches used today', 100],
    [12, 10, '2026-11-02T00:00:00.000Z', '12 of 10 searches used today', 100],
    [0, 0, '2026-11-02T00:00:00.000Z', '0 of 0 searches used today', 100],
  ])('%s of %s until %s', (used, limit, end, text, percent) => expect(summarizeSearches(current(used, limit, end))).toMatchObject({ text, percent }));

  it('has no reset without a limit', () =>
    expect(summarizeSearches(current(1, null, '2026-12-01T00:00:00.000Z'))).toMatchObject({ text: '1 search this month, no limit', reset: null, limit: null }));

  it('plots the searches of each day', () => {
    const days = [day('2026-11-20', 0), day('2026-11-21', 4), day('2026-11-22', 1)];
    expect(searchPoints(days)).toEqual([{ date: '2026-11-20', value: 0 }, { date: '2026-11-21', value: 4 }, { date: '2026-11-22', value: 1 }]);
    expect(summarizeDays(days)).toMatch(/^5 searches in 3 days, most on .*21.* \(4\)\.$/);
  });

  it('has no summary without searches', () => {
    const days = [day('2026-11-21', 0), day('2026-11-22', 0, 2)];
    expect(summarizeDays(days)).toBeNull();
    expect(countContactRequests(days)).toBe(2);
    expect(summarizeDays([])).toBeNull();
  });
});

const runOutAt = (used: number, limit: number | null, now: string) => projectRunOut(current(used, limit, '2026-12-01T00:00:00.000Z'), Date.parse(now));

describe('projectRunOut', () => {
  it('forecasts a shortage before the reset', () => {
    expect(runOutAt(600, 1000, '2026-11-13T00:00:00Z')).toBe('2026-11-21T00:00:00.000Z');
  });

  it('says nothing when the searches last, are used up or unlimited, or when it is too early', () => {
    expect(runOutAt(400, 1000, '2026-11-13T00:00:00Z')).toBeNull();
    expect(runOutAt(1000, 1000, '2026-11-13T00:00:00Z')).toBeNull();
    expect(runOutAt(600, null, '2026-11-13T00:00:00Z')).toBeNull();
    expect(runOutAt(100, 1000, '2026-11-01T01:00:00Z')).toBeNull();
  });
});
