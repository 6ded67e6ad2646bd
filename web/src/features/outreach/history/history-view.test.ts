import { expect, it } from 'vitest';
import { parseQueryString } from '../../../urls/query-string';
import { EVERYTHING, formatHistoryView, isFiltered, readHistoryView, readPitchStart, toFilter } from './history-view';

it('reads what it writes, and ignores what it does not know', () => {
  const view = { podcast: 'p', guest: 'g', project: 'spring', isMine: true, pitched: 'open' as const };
  const query = new URLSearchParams(formatHistoryView(view) as Record<string, string>).toString();
  expect(readHistoryView(parseQueryString(query))).toEqual(view);
  expect(readHistoryView(parseQueryString('state=sent&mine=1'))).toEqual(EVERYTHING);
});

it('sends only the chosen filters to the API', () => {
  expect(toFilter(EVERYTHING)).toEqual({ podcastId: null, guestProfileId: null, projectId: null, isMine: false, isPitched: null });
  expect(toFilter({ ...EVERYTHING, pitched: 'open' }).isPitched).toBe(false);
  expect(isFiltered(EVERYTHING)).toBe(false);
  expect(isFiltered({ ...EVERYTHING, isMine: true })).toBe(true);
});

it('starts a pitch with what the URL chooses', () => {
  expect(readPitchStart({})).toBeNull();
  expect(readPitchStart({ 'project-id': 'x' })).toBeNull();
  expect(readPitchStart({ new: 'yes' })).toEqual({ podcast: null, guest: null, project: null });
  expect(readPitchStart({ 'podcast-id': 'p', 'guest-profile-id': ['g', 'h'] })).toEqual({ podcast: 'p', guest: 'g', project: null });
});
