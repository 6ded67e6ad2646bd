/** Links to podcasts and episodes that stay in the area of the reader: the application or the public pages. */
import { useRouterState } from '@tanstack/react-router';
import { AppLink, type AppLinkProps } from '../ui/navigation/AppLink';
import { isAppPath, paths } from '../urls/paths';

type EpisodeQuery = Parameters<typeof paths.episode>[2];
type EpisodesQuery = Parameters<typeof paths.podcast>[1];

interface CatalogPaths {
  podcast: (slug: string) => string;
  /** The list of a podcast's episodes. */
  episodes: (slug: string, query?: EpisodesQuery) => string;
  episode: (podcastSlug: string, episodeSlug: string, query?: EpisodeQuery) => string;
  search: typeof paths.search;
}

const PUBLIC: CatalogPaths = { podcast: (slug) => paths.podcast(slug), episodes: paths.podcast, episode: paths.episode, search: paths.search };
const IN_APP: CatalogPaths = { podcast: (slug) => paths.appPodcast(slug), episodes: (slug, query) => paths.appPodcast(slug, 'episodes', query), episode: paths.appEpisode, search: paths.appSearch };

/** Returns the paths of the area that the reader is in. */
export function useCatalogPaths(): CatalogPaths {
  return useRouterState({ select: ({ location }) => isAppPath(location.pathname) }) ? IN_APP : PUBLIC;
}

interface PodcastLinkProps extends Omit<AppLinkProps, 'href'> {
  slug: string;
}

export function PodcastLink({ slug, ...rest }: PodcastLinkProps) {
  return <AppLink {...rest} href={useCatalogPaths().podcast(slug)} />;
}

interface EpisodeLinkProps extends Omit<AppLinkProps, 'href'> {
  podcastSlug: string;
  episodeSlug: string;
  query?: EpisodeQuery;
}

export function EpisodeLink({ podcastSlug, episodeSlug, query, ...rest }: EpisodeLinkProps) {
  return <AppLink {...rest} href={useCatalogPaths().episode(podcastSlug, episodeSlug, query)} />;
}
