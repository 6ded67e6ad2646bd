/** The parts of a project (spec 2). Each loads its code when it is opened. */
import type { ComponentType } from 'react';
import type { ProjectDetails } from '../../api/lists/types';
import type { ProjectSubPage } from '../../urls/paths';
import { loadSubPage as load, type SubPageProps } from './sub-page-code';

interface SubPage {
  name: ProjectSubPage;
  label: string;
  Component: ComponentType<SubPageProps>;
  /** Loads the code while the project is still loading. */
  preload: () => Promise<unknown>;
  /** Whether it uses the whole width of the page. */
  isWide?: boolean;
}

export const SUB_PAGES: readonly SubPage[] = [
  { name: 'podcasts', label: 'Podcasts', isWide: true, ...load(async () => (await import('./table/PodcastsSubPage')).PodcastsSubPage) },
  { name: 'strategies', label: 'Strategies', ...load(async () => (await import('./strategies/StrategiesSubPage')).StrategiesSubPage) },
  { name: 'recent-episodes', label: 'Recent episodes', ...load(async () => (await import('./recent/RecentEpisodesSubPage')).RecentEpisodesSubPage) },
  { name: 'activity', label: 'Activity', ...load(async () => (await import('./activity/ActivitySubPage')).ActivitySubPage) },
  { name: 'settings', label: 'Settings', ...load(async () => (await import('./settings/SettingsSubPage')).SettingsSubPage) },
];

export const findSubPage = (name: string): SubPage | undefined => SUB_PAGES.find((page) => page.name === name);

/** The page of the list's guest. It belongs to another feature, so the router combines both. */
export const GUEST_PAGE = { name: 'guest-profile', label: 'Guest' } as const;

/** The sub-pages of a project. The guest page is on lists for bookings, and on lists that already have a guest. */
export function tabsOf({ projectTypes, linkedGuestProfile }: Pick<ProjectDetails, 'projectTypes' | 'linkedGuestProfile'>, current: string): { name: ProjectSubPage; label: string }[] {
  const hasGuest = projectTypes.includes('guest-booking') || linkedGuestProfile !== null || current === GUEST_PAGE.name;
  return SUB_PAGES.flatMap(({ name, label }) => [{ name, label }, ...(name === 'podcasts' && hasGuest ? [GUEST_PAGE] : [])]);
}
