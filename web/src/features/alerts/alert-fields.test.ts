import { describe, expect, it } from 'vitest';
import type { AlertConfig } from '../../api/alerts/types';
import { type AlertFields, emptyFields, fieldsOf, findProblems, problemsFrom, toNewAlert, toPreview, toSettings, toUpdates } from './alert-fields';

const fields = (changes: Partial<AlertFields> = {}): AlertFields => ({ ...emptyFields('Europe/Vienna'), value: 'Ada Lovelace', ...changes });

const ALERT: AlertConfig = {
  id: 'a1',
  createdByUserId: 'u1',
  teamId: 't1',
  createdAt: '2026-11-01T00:00:00Z',
  updatedAt: '2026-11-01T00:00:00Z',
  alertName: 'Ada',
  alertType: 'person',
  enabled: true,
  alertSettings: {
    type: 'person', value: 'Ada Lovelace', otherSpellings: ['Ada Lovelass'], excludedWords: [], wholeWords: true, caseSensitive: false, genresToInclude: ['science'], genresToSkip: [], languagesToInclude: [],
    languagesToSkip: ['de'], trackGuestAppearances: true, trackHostAppearances: false, trackMentions: true, filters: { excludeAds: true, requireSubject: false }, filterAdvertisements: true, subjectNote: null,
    contextAwareQuestion: null, contextAwareDetails: null, otherEmails: ['boss@example.org'], mutedPodcasts: [{ id: 'p1', title: 'The Cold Shelf', slug: 'the-cold-shelf' }], newsDays: null, search: null, chart: null,
  },
  emailSettings: { frequency: 'weekly', enabled: true, timeZone: 'Asia/Tokyo', hour: 7, weekday: 5 },
  lastRunDate: null,
  lastMatchDate: null,
  unseenCount: 0,
  problem: null,
  version: 3,
};

describe('findProblems', () => {
  it.each([
    ['', 'Enter what to look for'],
    ['C', 'Use at least 2 letters or digits'],
    ['...', 'Use at least 2 letters or digits'],
    ['x'.repeat(101), 'Use at most 100 characters'],
    ['C3', undefined],
    ['🎷', undefined],
    ['พอดแคสต์', undefined],
    ['  Ada  ', undefined],
  ])('judges the words %j', (value, problem) => {
    expect(findProblems(fields({ value })).value).toBe(problem);
  });

  it('names the invalid spelling and email address', () => {
    expect(findProblems(fields({ spellings: ['Ada Byron', 'A'] })).spellings).toBe('“A”: Use at least 2 letters or digits');
    expect(findProblems(fields({ otherEmails: ['boss@example.org', 'boss'] })).otherEmails).toBe('“boss” is not an email address');
    expect(findProblems(fields({ spellings: Array.from({ length: 31 }, (_, index) => `Ada ${index}`) })).spellings).toBe('Use at most 30 spellings');
  });

  it('requires the fields of each kind', () => {
    expect(findProblems(fields({ roles: [] }))).toEqual({ roles: 'Choose at least one' });
    expect(findProblems(fields({ kind: 'company', roles: [] }))).toEqual({});
    expect(findProblems(fields({ kind: 'saved-search', value: '' }))).toEqual({ search: 'Choose a saved search' });
    expect(findProblems(fields({ kind: 'chart-movement', value: '' }))).toEqual({});
    expect(findProblems(fields({ kind: 'chart-movement', chart: { ...fields().chart, movement: 'moves', by: 0 } })).chart).toBe('Enter a number from 1 to 200');
  });
});

describe('toSettings', () => {
  it('has only what the kind has', () => {
    const person = toSettings(fields({ roles: ['guest'] }), '');
    expect(person).toMatchObject({ type: 'person', value: 'Ada Lovelace', trackGuestAppearances: true, trackHostAppearances: false, trackMentions: false, filters: { excludeAds: false, requireSubject: false } });
    const keyword = toSettings(fields({ kind: 'custom-keyword' }), '');
    expect(keyword).not.toHaveProperty('trackMentions');
    const chart = toSettings(fields({ kind: 'chart-movement' }), 'Reaches the top 10');
    expect(chart).toMatchObject({ value: 'Reaches the top 10', chart: { movement: 'reaches', top: 10 } });
    expect(chart).not.toHaveProperty('filters');
    expect(chart.chart?.by).toBeNull();
  });

  it('removes spaces, empty entries and repetitions, and clears a note with an empty text', () => {
    const settings = toSettings(fields({ value: ' Ada  ', spellings: [' Ada B ', 'Ada B', ' '], subjectNote: '  ' }), '');
    expect(settings).toMatchObject({ value: 'Ada', otherSpellings: ['Ada B'], subjectNote: '' });
  });
});

describe('toNewAlert', () => {
  it('is named after its words unless it has a name, and emails daily', () => {
    expect(toNewAlert(fields(), '')).toMatchObject({ alertName: 'Ada Lovelace', emailSettings: { frequency: 'daily', enabled: true, timeZone: 'Europe/Vienna', hour: 8 }, backfill: true });
    expect(toNewAlert(fields({ name: ' Ada ', digest: 'none' }), '')).toMatchObject({ alertName: 'Ada', emailSettings: { enabled: false } });
  });
});

describe('toUpdates', () => {
  it('has nothing for an alert that was only read', () => {
    expect(toUpdates(fieldsOf(ALERT), fieldsOf(ALERT), '')).toEqual({});
  });

  it('has the parts that differ', () => {
    const before = fieldsOf(ALERT);
    expect(toUpdates(before, { ...before, digest: 'hourly' }, '')).toEqual({ emailSettings: { frequency: 'hourly', enabled: true, timeZone: 'Asia/Tokyo', hour: 7, weekday: 5 } });
    const renamed = toUpdates(before, { ...before, name: 'Countess' }, '');
    expect(renamed).toEqual({ alertName: 'Countess' });
    expect(toUpdates(before, { ...before, excludeAds: false, mutedPodcasts: [] }, '').alertSettings).toEqual({ filters: { excludeAds: false, requireSubject: false }, mutedPodcasts: [] });
  });
});

describe('toPreview', () => {
  it('waits for words that can be searched, and ignores what finds nothing', () => {
    expect(toPreview(fields({ value: 'A' }), '')).toBeNull();
    const one = toPreview(fields({ otherEmails: ['a@example.org'] }), '');
    expect(one).toEqual(toPreview(fields({ otherEmails: ['b'], digest: 'none', name: 'x' }), ''));
  });
});

it('puts rejections of the server at their fields', () => {
  const details = [
    { pointer: '/alertSettings/otherSpellings/1', message: 'is too common' },
    { pointer: '/value', message: 'is in nearly every episode' },
    { pointer: '/alertSettings/wholeWords', message: 'must be a boolean' },
  ];
  expect(problemsFrom(details)).toEqual({ spellings: 'is too common', value: 'is in nearly every episode' });
});
