import { expect, it } from 'vitest';
import type { ProjectDetails } from '../../api/lists/types';
import { tabsOf } from './sub-pages';

const names = (project: Pick<ProjectDetails, 'projectTypes' | 'linkedGuestProfile'>, current = 'podcasts') => tabsOf(project, current).map(({ name }) => name);
const GUEST = { id: 'g' } as ProjectDetails['linkedGuestProfile'];

it('offers the guest where guests are booked', () => {
  expect(names({ projectTypes: ['guest-booking'], linkedGuestProfile: null })).toEqual(['podcasts', 'guest-profile', 'strategies', 'recent-episodes', 'activity', 'settings']);
  expect(names({ projectTypes: ['monitoring'], linkedGuestProfile: null })).toEqual(['podcasts', 'strategies', 'recent-episodes', 'activity', 'settings']);
  expect(names({ projectTypes: ['monitoring'], linkedGuestProfile: GUEST })).toContain('guest-profile');
  expect(names({ projectTypes: ['monitoring'], linkedGuestProfile: null }, 'guest-profile')).toContain('guest-profile');
});
