import { useMantineColorScheme } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Spotlight, createSpotlight } from '@mantine/spotlight';
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

interface PaletteProps {
  onClose: () => void;
  onShortcuts: () => void;
}

interface Action {
  id: string;
  label: string;
  run: () => void;
}

export default function Palette({ onClose, onShortcuts }: PaletteProps) {
  const router = useRouter();
  const { toggleColorScheme } = useMantineColorScheme();
  const { data: me } = useQuery(meQuery);
  const [query, setQuery] = useState('');
  const [settled] = useDebouncedValue(query.trim(), DEBOUNCE_MS);
  const { data } = useQuery({ ...autocompleteQuery(settled), enabled: settled.length >= MIN_LENGTH });
  useEffect(() => spotlight.open(), []);

  const go = (href: string) => () => void router.navigate({ href });
  const actions: Action[] = [
    { id: 'home', label: 'Home', run: go(paths.home()) },
    { id: 'search', label: 'Search', run: go(paths.search()) },
    { id: 'browse', label: 'Browse podcasts', run: go(paths.podcasts()) },
    { id: 'directory', label: 'Directory A to Z', run: go(paths.directory()) },
    { id: 'charts', label: 'Charts', run: go(paths.charts()) },
    { id: 'podcast2-stats', label: 'Podcasting 2.0 in feeds', run: go(paths.podcast2Stats()) },
    { id: 'api-docs', label: 'API documentation', run: go(paths.apiDocs()) },
    { id: 'api-status', label: 'API status', run: go(paths.apiStatus()) },
    { id: 'about', label: 'About Earshot', run: go(paths.about()) },
    ...(me?.user
      ? [
          { id: 'app', label: 'Dashboard', run: go(paths.app()) },
          { id: 'settings', label: 'Settings', run: go(paths.userSettings()) },
          { id: 'developers', label: 'API keys', run: go(paths.developers()) },
          { id: 'sign-out', label: 'Sign out', run: go(paths.signOut()) },
        ]
      : [{ id: 'sign-in', label: 'Sign in', run: go(paths.signIn()) }]),
    { id: 'colours', label: 'Switch light and dark colours', run: toggleColorScheme },
    { id: 'shortcuts', label: 'Keyboard shortcuts', run: onShortcuts },
  ];
  const words = query.trim().toLowerCase();
  const shown = actions.filter((action) => action.label.toLowerCase().includes(words));
  const podcasts = settled.length >= MIN_LENGTH ? (data?.podcasts ?? []) : [];

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
      <Spotlight.Search styles={{ input: { outline: 'none' } }} aria-label="Page or podcast" placeholder="Go to a page or a podcast…" leftSection={<IconSearch size={19} stroke={1.7} />} />
      <Spotlight.ActionsList>
        {shown.map((action) => (
          <Spotlight.Action key={action.id} label={action.label} leftSection={<IconArrowRight size={17} stroke={1.7} />} onClick={action.run} />
        ))}
        {podcasts.map((podcast) => (
          <Spotlight.Action
            key={podcast.id}
            label={podcast.title}
            description={podcast.author ?? undefined}
            leftSection={<IconMicrophone2 size={17} stroke={1.7} />}
            onClick={go(paths.podcast(podcast.slug))}
          />
        ))}
        {words.length >= MIN_LENGTH && (
          <Spotlight.Action label={`Search for “${query.trim()}”`} leftSection={<IconSearch size={17} stroke={1.7} />} onClick={go(paths.search({ q: query.trim() }))} />
        )}
        {shown.length + podcasts.length === 0 && words.length < MIN_LENGTH && <Spotlight.Empty>Nothing of that name</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}
