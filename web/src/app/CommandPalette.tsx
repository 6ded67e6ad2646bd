import { useMantineColorScheme } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import '@mantine/spotlight/styles.css';
import { IconArrowRight, IconMicrophone2, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { autocompleteQuery, meQuery } from '../api/queries';
import { paths } from './paths';

const [store, spotlight] = createSpotlight();
const DEBOUNCE_MS = 80;
const MIN_LENGTH = 2;

interface CommandPaletteProps {
  onClose: () => void;
  onOpenShortcuts: () => void;
}

interface PaletteAction {
  id: string;
  label: string;
  run: () => void;
}

export default function CommandPalette({ onClose, onOpenShortcuts }: CommandPaletteProps) {
  const router = useRouter();
  const { toggleColorScheme } = useMantineColorScheme();
  const { data: me } = useQuery(meQuery);
  const [query, setQuery] = useState('');
  const [debouncedQuery] = useDebouncedValue(query.trim(), DEBOUNCE_MS);
  const { data } = useQuery({ ...autocompleteQuery(debouncedQuery), enabled: debouncedQuery.length >= MIN_LENGTH });
  useEffect(() => spotlight.open(), []);

  const goTo = (href: string) => () => void router.navigate({ href });
  const actions: PaletteAction[] = [
    { id: 'home', label: 'Home', run: goTo(paths.home()) },
    { id: 'search', label: 'Search', run: goTo(paths.search()) },
    { id: 'browse', label: 'Browse podcasts', run: goTo(paths.podcasts()) },
    { id: 'directory', label: 'Directory A to Z', run: goTo(paths.directory()) },
    { id: 'charts', label: 'Charts', run: goTo(paths.charts()) },
    { id: 'podcast2-stats', label: 'Podcasting 2.0 in feeds', run: goTo(paths.podcast2Stats()) },
    { id: 'api-docs', label: 'API documentation', run: goTo(paths.apiDocs()) },
    { id: 'api-status', label: 'API status', run: goTo(paths.apiStatus()) },
    { id: 'about', label: 'About Earshot', run: goTo(paths.about()) },
    ...(me?.user
      ? [
          { id: 'app', label: 'Dashboard', run: goTo(paths.app()) },
          { id: 'settings', label: 'Settings', run: goTo(paths.userSettings()) },
          { id: 'developers', label: 'API keys', run: goTo(paths.developers()) },
          { id: 'sign-out', label: 'Sign out', run: goTo(paths.signOut()) },
        ]
      : [{ id: 'sign-in', label: 'Sign in', run: goTo(paths.signIn()) }]),
    { id: 'color-scheme', label: 'Switch between light and dark mode', run: toggleColorScheme },
    { id: 'shortcuts', label: 'Keyboard shortcuts', run: onOpenShortcuts },
  ];
  const filterText = query.trim().toLowerCase();
  const matchingActions = actions.filter((action) => action.label.toLowerCase().includes(filterText));
  const podcasts = debouncedQuery.length >= MIN_LENGTH ? (data?.podcasts ?? []) : [];

  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={setQuery}
      shortcut={null}
      onSpotlightClose={onClose}
      radius="lg"
      attributes={{ content: { 'aria-label': 'Go to any page or podcast' } }}
      transitionProps={{ duration: 0 }}
      scrollable
      maxHeight={420}
    >
      <Spotlight.Search styles={{ input: { outline: 'none' } }} aria-label="Page or podcast" placeholder="Go to a page or podcast…" leftSection={<IconSearch size={19} stroke={1.7} />} />
      <Spotlight.ActionsList>
        {matchingActions.map((action) => (
          <Spotlight.Action key={action.id} label={action.label} leftSection={<IconArrowRight size={17} stroke={1.7} />} onClick={action.run} />
        ))}
        {podcasts.map((podcast) => (
          <Spotlight.Action
            key={podcast.id}
            label={podcast.title}
            description={podcast.author ?? undefined}
            leftSection={<IconMicrophone2 size={17} stroke={1.7} />}
            onClick={goTo(paths.podcast(podcast.slug))}
          />
        ))}
        {filterText.length >= MIN_LENGTH && (
          <Spotlight.Action label={`Search for “${query.trim()}”`} leftSection={<IconSearch size={17} stroke={1.7} />} onClick={goTo(paths.search({ q: query.trim() }))} />
        )}
        {matchingActions.length + podcasts.length === 0 && filterText.length < MIN_LENGTH && <Spotlight.Empty>No matches</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}
