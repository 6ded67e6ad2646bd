import { describe, expect, it } from 'vitest';
import type { ListedPodcast, ProjectWithPodcasts } from '../../../api/lists/types';
import { localDay } from '../table/list-row';
import { findWork } from './work-items';

const NOW_MS = new Date(2026, 10, 26, 9).getTime();
const pitchedOn = (activityDate: string): Partial<ListedPodcast> => ({
  status: 'pitched', activityHistory: [{ actionType: 'update-state', activityDate, fromValue: 'qualified', toValue: 'pitched', userId: 'u', userDisplayName: 'Anna' }],
});
const entry = (id: string, parts: Partial<ListedPodcast>) => ({ listedPodcastId: id, status: 'prospect', nextActionOn: null, updatedAt: '2026-11-20T00:00:00Z', activityHistory: [], ...parts }) as unknown as ListedPodcast;
const project = (status: string, listedPodcasts: ListedPodcast[]) => ({ slug: 's', name: 'S', status, listedPodcasts }) as unknown as ProjectWithPodcasts;
const found = (projects: ProjectWithPodcasts[]) => findWork(projects, NOW_MS).map(({ kind, entry: { listedPodcastId } }) => `${kind} ${listedPodcastId}`);

it('takes the day of the reader', () => {
  expect(localDay(NOW_MS)).toBe('2026-11-26');
});

describe('findWork', () => {
  it('lists overdue entries, then entries due today, then pitches without a reply', () => {
    const entries = [
      entry('none', {}),
      entry('silent', pitchedOn('2026-11-01T00:00:00Z')),
      entry('fresh', pitchedOn('2026-11-20T00:00:00Z')),
      entry('today', { nextActionOn: '2026-11-26' }),
      entry('late', { nextActionOn: '2026-11-25' }),
      entry('later', { nextActionOn: '2026-11-20' }),
      entry('tomorrow', { nextActionOn: '2026-11-27' }),
    ];
    expect(found([project('ACTIVE', entries)])).toEqual(['overdue later', 'overdue late', 'due today', 'no-answer silent']);
  });

  it('leaves out entries that are done, planned for later, or archived', () => {
    const entries = [
      entry('booked', { status: 'booked', nextActionOn: '2026-11-25' }),
      entry('planned', { ...pitchedOn('2026-10-01T00:00:00Z'), nextActionOn: '2026-12-01' }),
    ];
    expect(found([project('ACTIVE', entries), project('ARCHIVED', [entry('late', { nextActionOn: '2026-11-25' })])])).toEqual([]);
  });

  it('takes the last change of an entry whose pitch is not recorded', () => {
    expect(found([project('ACTIVE', [entry('old', { status: 'pitched', updatedAt: '2026-11-01T00:00:00Z' }), entry('new', { status: 'pitched' })])])).toEqual(['no-answer old']);
  });
});
