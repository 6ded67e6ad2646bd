import { useMantineColorScheme } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { meQuery } from '../api/queries';
import { openPage } from '../ui/navigation/open-page';
import { type Action, useActions } from '../ui/navigation/shortcuts';
import { paths } from '../urls/paths';
import { useIsFramed } from './useIsFramed';

/** The actions of every page. The frame of the application adds its own. */
export function GlobalActions({ onOpenShortcuts }: { onOpenShortcuts: () => void }): null {
  const router = useRouter();
  const { toggleColorScheme } = useMantineColorScheme();
  const { data: me } = useQuery(meQuery);
  const to = (label: string, href: string): Action => ({ label, run: () => openPage(router, href) });
  const isInApp = useIsFramed(useRouterState({ select: (state) => state.location.pathname }));
  useActions([
    to('Home', paths.home()),
    // The frame of the application has these with their keys.
    ...(isInApp ? [] : [to('Search', paths.search()), to('Charts', paths.publicCharts())]),
    to('Browse podcasts', paths.podcasts()),
    to('Directory A to Z', paths.directory()),
    to('Podcasting 2.0 in feeds', paths.podcast2Stats()),
    to('API documentation', paths.apiDocs()),
    to('API status', paths.apiStatus()),
    to('Pricing', paths.pricing()),
    to('Articles', paths.articles()),
    to('About Earshot', paths.about()),
    ...(me?.user
      ? [...(isInApp ? [] : [to('Dashboard', paths.app()), to('Lists', paths.projects())]), to('Settings', paths.userSettings()), to('API keys', paths.developers()), to('Sign out', paths.signOut())]
      : [to('Sign in', paths.signIn())]),
    { label: 'Switch between light and dark mode', keywords: 'color scheme theme', run: toggleColorScheme },
    { label: 'Keyboard shortcuts', key: '?', keyLabel: '?', run: onOpenShortcuts },
  ]);
  return null;
}
