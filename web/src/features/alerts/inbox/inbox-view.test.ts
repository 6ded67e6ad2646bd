import { expect, it } from 'vitest';
import { formatInboxView, type InboxView, readInboxView, toMatchFilter } from './inbox-view';

it('reads back what it writes', () => {
  const views: InboxView[] = [
    { alertId: null, isFiltered: false, state: 'all' },
    { alertId: 'a1', isFiltered: true, state: 'all' },
    { alertId: null, isFiltered: false, state: 'not_relevant' },
  ];
  for (const view of views) {
    const query = Object.fromEntries(Object.entries(formatInboxView(view)).flatMap(([key, value]) => (value ? [[key, value]] : [])));
    expect(readInboxView(query)).toEqual(view);
  }
});

it('ignores values that it does not know', () => {
  expect(readInboxView({ show: 'nothing', state: 'x', alert: '' })).toEqual({ alertId: null, isFiltered: false, state: 'all' });
  expect(toMatchFilter(readInboxView({ show: 'filtered' }))).toEqual({ alertConfigId: null, status: 'filtered', state: 'all', isBackCatalog: false });
});
