/** `/app/podcasts/{podcastSlug}/{subPage}`: a part of the podcast's page, or else one of its episodes (spec 2). */
import { useParams } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { PODCAST_SUB_PAGES } from '../urls/paths';
import { lazyPage } from './lazy-page';

export const appPodcastPage = lazyPage(() => import('../features/podcast/AppPodcastPage'), 'AppPodcastPage');
const episodePage = lazyPage(() => import('../features/episode/EpisodePage'), 'EpisodePage');
const EpisodePage = episodePage as ComponentType;
const AppPodcastPage = appPodcastPage as ComponentType;

export const isPodcastSubPage = (name: string | undefined) => PODCAST_SUB_PAGES.some((each) => each === name);

/** Loads the code of the page that this name leads to. */
export const loadSubPage = async (name: string): Promise<void> => {
  const page = (isPodcastSubPage(name) ? appPodcastPage : episodePage) as { preload?: () => Promise<void> };
  await page.preload?.();
};

export function PodcastSubRoute() {
  const { subPage } = useParams({ strict: false }) as { subPage?: string };
  return isPodcastSubPage(subPage) ? <AppPodcastPage /> : <EpisodePage />;
}
