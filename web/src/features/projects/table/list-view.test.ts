import { describe, expect, it } from 'vitest';
import { formatQueryString, parseQueryString } from '../../../urls/query-string';
import { NO_FILTERS } from './list-filters';
import { DEFAULT_SETTINGS, formatListUrl, fromStoredSettings, isModified, type ListUrl, parseListUrl, toStoredSettings, type ViewSettings } from './list-view';

const NO_URL: ListUrl = { viewId: null, openId: null, panel: 'overview' };
const settings = (fields: Partial<ViewSettings> = {}): ViewSettings => ({ ...DEFAULT_SETTINGS, ...fields });
const filtered = (filters: Partial<ViewSettings['filters']>) => settings({ filters: { ...NO_FILTERS, ...filters } });

const VIEW = settings({
  layout: 'board', filters: { ...NO_FILTERS, states: ['pitched'], priorities: ['none'], labels: ['vip'], text: 'ann', contactStates: ['available'], assignees: ['u1'], clientAnswers: ['none'], isStale: true },
  sorts: [{ column: 'title', direction: 'asc' }], groupBy: 'state',
});

function roundTrip(url: ListUrl, shown: ViewSettings, base: ViewSettings) {
  const text = formatQueryString(formatListUrl(url, shown, base));
  const parsed = parseListUrl(parseQueryString(text));
  return { text, parsed, settings: parsed.settingsOver(base) };
}

describe('the URL', () => {
  it.each<[string, ViewSettings, ViewSettings, string]>([
    ['nothing for the view itself', VIEW, VIEW, ''],
    ['filters', filtered({ states: ['pitched', 'lost'], text: 'a b' }), settings(), '?state=pitched&state=lost&q=a+b'],
    ['layout, sort and group', settings({ layout: 'board', sorts: [{ column: 'authority', direction: 'asc' }], groupBy: 'label' }), settings(), '?layout=board&sort=authority%3Aasc&group=label'],
    ['the rows without a priority', filtered({ priorities: ['none'] }), settings(), '?priority=none'],
    ['the rows of nobody, with a yes', filtered({ assignees: ['none'], clientAnswers: ['yes'] }), settings(), '?assignee=none&client=yes'],
    ['a label like the word for none', filtered({ labels: ['none'] }), settings(), '?label=%22none%22'],
    [
      'that every part of the view is empty', settings({ sorts: [] }), VIEW,
      '?layout=table&state=none&priority=any&label=none&contact=none&assignee=any&client=any&q=none&stale=none&sort=none&group=none',
    ],
  ])('holds %s', (_, shown, base, text) => {
    const result = roundTrip(NO_URL, shown, base);
    expect(result.text).toBe(text);
    expect(result.settings).toEqual(shown);
    expect(result.parsed.ignored).toEqual([]);
  });

  it('holds the view and the open record', () => {
    const url: ListUrl = { viewId: 'v-1', openId: '0190', panel: 'activity' };
    const { text, parsed } = roundTrip(url, settings(), settings());
    expect(text).toBe('?view=v-1&open=0190&panel=activity');
    expect(parsed).toMatchObject(url);
  });

  it.each(['?state=elsewhere', '?sort=price:asc', '?sort=title:up', '?group=color', '?layout=map', '?stale=maybe', '?view=../x', '?unknown=1'])('ignores %s with a notice', (text) => {
    const parsed = parseListUrl(parseQueryString(text));
    expect(parsed.ignored).toHaveLength(1);
    expect(parsed.settingsOver(VIEW)).toEqual(VIEW);
  });
});

describe('a stored view', () => {
  it('keeps all settings', () => expect(fromStoredSettings(toStoredSettings(VIEW))).toEqual(VIEW));

  it.each([null, 'x', {}, { filters: { states: ['later'], contactState: 'available' }, sort: [{ column: 'unknown' }], groupBy: 4, columns: {} }])('reads %j without an error', (stored) => {
    const read = fromStoredSettings(stored);
    expect(read.layout).toBe('table');
    expect(read.filters.states).toEqual([]);
    expect(read.sorts).toEqual([]);
  });

  it('knows whether it was changed', () => {
    expect(isModified(VIEW, VIEW)).toBe(false);
    expect(isModified({ ...VIEW, groupBy: null }, VIEW)).toBe(true);
    expect(isModified({ ...VIEW, columns: [{ key: 'title', width: 300 }] }, VIEW)).toBe(true);
  });
});
