/** The parts of a project (spec 2). Each loads its code when it is opened. */
import { type ComponentType, lazy } from 'react';
import type { ProjectDetails } from '../../api/lists/types';
import type { ProjectSubPage } from '../../app/paths';
import { loadChunk } from '../../ui/chunks';

export interface SubPageProps {
  project: ProjectDetails;
}

interface SubPage {
  name: ProjectSubPage;
  label: string;
  Component: ComponentType<SubPageProps>;
  /** Whether it uses the whole width of the page. */
  isWide?: boolean;
}

const load = (importPage: () => Promise<ComponentType<SubPageProps>>) => lazy(async () => ({ default: await loadChunk(importPage) }));

export const SUB_PAGES: readonly SubPage[] = [
  { name: 'podcasts', label: 'Podcasts', isWide: true, Component: load(async () => (await import('./table/PodcastsSubPage')).PodcastsSubPage) },
  { name: 'recent-episodes', label: 'Recent episodes', Component: load(async () => (await import('./recent/RecentEpisodesSubPage')).RecentEpisodesSubPage) },
  { name: 'activity', label: 'Activity', Component: load(async () => (await import('./activity/ActivitySubPage')).ActivitySubPage) },
  { name: 'settings', label: 'Settings', Component: load(async () => (await import('./settings/SettingsSubPage')).SettingsSubPage) },
];

export const findSubPage = (name: string): SubPage | undefined => SUB_PAGES.find((page) => page.name === name);
