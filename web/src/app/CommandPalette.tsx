import { Kbd } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import '@mantine/spotlight/styles.css';
import { IconArrowRight, IconListDetails, IconMicrophone2, IconSearch, IconUser, IconUserStar } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { guestsQuery } from '../api/guests/profiles';
import { projectsQuery } from '../api/lists/projects';
import { autocompleteQuery, meQuery, peopleQuery } from '../api/queries';
import { plural } from '../ui/text/format';
import { openPage } from '../ui/navigation/open-page';
import { useActionList } from '../ui/navigation/shortcuts';
import { isAppPath, paths } from '../urls/paths';
import { releaseTypedKeys } from './palette-keys';

const [store, spotlight] = createSpotlight();
const DEBOUNCE_MS = 80;
const MIN_LENGTH = 2;
const MAX_LISTS = 5;
const MAX_GUESTS = 5;

interface CommandPaletteProps {
  onClose: () => void;
}

const matches = (text: string, filter: string) => text.toLowerCase().includes(filter);

/** Finds pages, lists, guests, podcasts, people across podcasts, and the actions of the page. */
export default function CommandPalette({ onClose }: CommandPaletteProps) {
  const router = useRouter();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const actions = useActionList();
  const { data: me } = useQuery(meQuery);
  const { data: lists } = useQuery({ ...projectsQuery, enabled: Boolean(me?.user) });
  const { data: guests } = useInfiniteQuery({ ...guestsQuery('current'), enabled: Boolean(me?.user) });
  const [query, setQuery] = useState('');
  const [debouncedQuery] = useDebouncedValue(query.trim(), DEBOUNCE_MS);
  const isLookedUp = debouncedQuery.length >= MIN_LENGTH;
  const { data } = useQuery({ ...autocompleteQuery(debouncedQuery), enabled: isLookedUp });
  const { data: found } = useQuery({ ...peopleQuery(debouncedQuery), enabled: isLookedUp });
  useEffect(() => {
    spotlight.open();
    return () => void releaseTypedKeys();
  }, []);

  const goTo = (href: string) => () => openPage(router, href);
  const filterText = query.trim().toLowerCase();
  const matchingActions = actions.filter(({ label, keywords = '' }) => matches(`${label} ${keywords}`, filterText));
  const matchingLists = filterText === '' ? [] : (lists?.projects ?? []).filter(({ name }) => matches(name, filterText)).slice(0, MAX_LISTS);
  const allGuests = guests?.pages.flatMap(({ guestProfiles }) => guestProfiles) ?? [];
  const matchingGuests = filterText === '' ? [] : allGuests.filter(({ name, companyName }) => matches(`${name} ${companyName ?? ''}`, filterText)).slice(0, MAX_GUESTS);
  const search = isAppPath(path) ? paths.appSearch : paths.search;
  const podcasts = isLookedUp ? (data?.podcasts ?? []) : [];
  const people = isLookedUp ? (found?.people ?? []) : [];

  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={setQuery}
      shortcut={null}
      onSpotlightClose={onClose}
      radius="lg"
      attributes={{ content: { 'aria-label': 'Go to any page or podcast' } }}
      scrollable
      maxHeight={420}
    >
      <Spotlight.Search onFocus={() => setQuery((text) => text + releaseTypedKeys())} styles={{ input: { outline: 'none' } }} aria-label="Page or podcast" placeholder="Go to a page or podcast…" leftSection={<IconSearch size={19} stroke={1.7} />} />
      <Spotlight.ActionsList>
        {matchingActions.map(({ label, keyLabel, run }, index) => (
          <Spotlight.Action
            key={`${index} ${label}`}
            label={label}
            leftSection={<IconArrowRight size={17} stroke={1.7} />}
            rightSection={keyLabel && <Kbd size="xs">{keyLabel}</Kbd>}
            onClick={run}
          />
        ))}
        {matchingLists.map(({ projectId, slug, name, listedPodcastsCount }) => (
          <Spotlight.Action
            key={projectId}
            label={name}
            description={plural(listedPodcastsCount, 'podcast')}
            leftSection={<IconListDetails size={17} stroke={1.7} />}
            onClick={goTo(paths.project(slug))}
          />
        ))}
        {matchingGuests.map(({ guestProfileId, guestProfileSlug, name, companyName }) => (
          <Spotlight.Action
            key={guestProfileId}
            label={name || 'Unnamed guest'}
            description={companyName ?? 'Guest'}
            leftSection={<IconUserStar size={17} stroke={1.7} />}
            onClick={goTo(paths.guest(guestProfileSlug))}
          />
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
        {people.map(({ slug, name, podcastsCount, professions }) => (
          <Spotlight.Action
            key={slug}
            label={name}
            description={[professions[0], plural(podcastsCount, 'podcast')].filter(Boolean).join(', ')}
            leftSection={<IconUser size={17} stroke={1.7} />}
            onClick={goTo(paths.person(slug))}
          />
        ))}
        {filterText.length >= MIN_LENGTH && (
          <Spotlight.Action label={`Search for “${query.trim()}”`} leftSection={<IconSearch size={17} stroke={1.7} />} onClick={goTo(search({ q: query.trim() }))} />
        )}
        {matchingActions.length + matchingLists.length + matchingGuests.length + podcasts.length + people.length === 0 && filterText.length < MIN_LENGTH && <Spotlight.Empty>No matches</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}
