import { ActionIcon, Combobox, Kbd, Text, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { autocompleteQuery } from '../api/queries';
import { Artwork } from '../ui/media/Artwork';
import { podcastCover } from '../ui/media/cover';
import { preloadCode } from '../ui/navigation/preload';
import { isAppPath, paths } from '../urls/paths';
import classes from './SearchBox.module.css';
import { useShortcut } from '../ui/navigation/shortcuts';
import { usePreferences } from './preferences';
import { requestResultsFocus } from './results-focus';
import { readNameOption, SuggestedNames } from './SuggestedNames';

const DEBOUNCE_MS = 80;
const MIN_LENGTH = 2; // Spec 9: minimum search term length
const MAX_WORDS = 4;
const MAX_PODCASTS = 5;
const MAX_PEOPLE = 3;
const MAX_PUBLISHERS = 2;

interface SearchBoxProps {
  size?: 'md' | 'xl';
  autoFocus?: boolean;
}

const isSearchPath = (path: string) => path === '/search' || path === '/app/search';

export function SearchBox({ size = 'md', autoFocus = false }: SearchBoxProps) {
  const router = useRouter();
  const location = useRouterState({ select: (state) => state.location });
  const onSearchPage = isSearchPath(location.pathname);
  const { q } = location.search as { q?: unknown };
  const urlQuery = onSearchPage && typeof q === 'string' ? q : '';
  const [text, setText] = useState(urlQuery);
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { preferences } = usePreferences();

  // The text follows the URL when Back or a link changes the search.
  const [previousUrlQuery, setPreviousUrlQuery] = useState(urlQuery);
  if (previousUrlQuery !== urlQuery) {
    setPreviousUrlQuery(urlQuery);
    setText(urlQuery);
  }
  useShortcut({ key: '/', keyLabel: '/', label: 'Go to the search box' }, () => {
    input.current?.focus();
    input.current?.select();
  });

  // The query key holds the text, so suggestions for an older text are never shown.
  const [debouncedText] = useDebouncedValue(text.trim(), DEBOUNCE_MS);
  const isEnabled = isOpen && debouncedText.length >= MIN_LENGTH;
  const { data } = useQuery({ ...autocompleteQuery(debouncedText), enabled: isEnabled });
  const suggestions = isEnabled && debouncedText === text.trim() ? data : undefined;
  const words = (suggestions?.words ?? []).filter((word) => word.toLowerCase() !== debouncedText.toLowerCase()).slice(0, MAX_WORDS);
  const podcasts = (suggestions?.podcasts ?? []).slice(0, MAX_PODCASTS);
  const names = [...(suggestions?.people ?? []).slice(0, MAX_PEOPLE), ...(suggestions?.publishers ?? []).slice(0, MAX_PUBLISHERS).map((name) => ({ name, role: 'publisher' }))];
  const hasOptions = words.length + podcasts.length + names.length > 0;
  // Without suggestions the list is closed for screen readers too.
  const combobox = useCombobox({ opened: isOpen && hasOptions, onOpenedChange: setIsOpen, onDropdownClose: () => combobox.resetSelectedOption() });

  const leave = () => {
    input.current?.blur();
    document.querySelector<HTMLElement>('[data-result]')?.focus();
  };

  const search = (query: string, mode?: string) => {
    setIsOpen(false);
    setText(query);
    // The filters stay. The quick look showed a result of the former words. A new search begins with the reader's own filters, which the
    // search page fills in.
    const startParameters: Record<string, string | undefined> = preferences.search.defaultSearchFilters ? { 'default-filters': 'yes' } : {};
    const otherParameters = onSearchPage ? { ...(location.search as Record<string, string>), look: undefined } : startParameters;
    const to = isAppPath(location.pathname) ? paths.appSearch : paths.search;
    const href = to({ ...otherParameters, q: query.trim(), ...(mode === undefined ? {} : { mode }) });
    // The results of the same search are there already.
    if (href === location.href) return leave();
    if (query.trim()) requestResultsFocus();
    void router.navigate({ href });
  };

  const choose = (value: string) => {
    const name = readNameOption(value);
    if (name) {
      search(name.q, name.mode);
    } else if (value.startsWith('/')) {
      setIsOpen(false);
      input.current?.blur();
      void router.navigate({ href: value });
    } else {
      search(value);
    }
  };

  return (
    <search className={classes.box} data-size={size}>
      <form
        role="presentation"
        onSubmit={(event) => {
          event.preventDefault();
          search(text);
        }}
      >
        <Combobox store={combobox} onOptionSubmit={choose} withinPortal={false} offset={6} shadow="md" radius="md">
          <Combobox.Target withExpandedAttribute>
            <TextInput
              ref={input}
              type="search"
              enterKeyHint="search"
              aria-label="Search podcasts and episodes"
              aria-autocomplete="list"
              placeholder={size === 'xl' ? 'A topic, a phrase, a name…' : 'Search podcasts and episodes'}
              size={size}
              radius="xl"
              autoFocus={autoFocus}
              autoComplete="off"
              spellCheck={false}
              value={text}
              leftSection={<IconSearch size={size === 'xl' ? 22 : 17} stroke={1.8} aria-hidden="true" />}
              rightSectionWidth={size === 'xl' ? 56 : 48}
              rightSection={
                text ? (
                  <ActionIcon variant="subtle" color="gray" radius="xl" aria-label="Clear search" tabIndex={-1} onClick={() => (setText(''), input.current?.focus())}>
                    <IconX size={16} />
                  </ActionIcon>
                ) : (
                  <Kbd size="xs" aria-hidden="true" visibleFrom="sm">
                    /
                  </Kbd>
                )
              }
              onFocus={() => preloadCode(router, paths.search())}
              onChange={(event) => {
                setText(event.currentTarget.value);
                setIsOpen(true);
                combobox.resetSelectedOption();
              }}
              onKeyDownCapture={(event) => {
                if (event.key !== 'Escape') return;
                // The first Escape closes the suggestions, the next one leaves the box. Browsers would clear it.
                event.preventDefault();
                if (!combobox.dropdownOpened) leave();
                setIsOpen(false);
              }}
              onBlur={() => setIsOpen(false)}
            />
          </Combobox.Target>
          <Combobox.Dropdown hidden={!hasOptions} className={classes.dropdown}>
            <Combobox.Options aria-label="Suggestions">
              {words.map((word) => (
                <Combobox.Option key={word} value={word} className={classes.suggestion}>
                  <IconSearch size={15} stroke={1.8} aria-hidden="true" />
                  {word}
                </Combobox.Option>
              ))}
              <SuggestedNames names={names} />
              {podcasts.map((podcast) => (
                <Combobox.Option key={podcast.id} value={paths.podcast(podcast.slug)} className={classes.podcast}>
                  <Artwork title={podcast.title} cover={podcastCover(podcast.id, podcast.imageUrl)} size={36} />
                  <span className={classes.podcastText}>
                    <Text span truncate fw={600} size="sm">
                      {podcast.title}
                    </Text>
                    <Text span truncate size="xs" c="dimmed">
                      {podcast.author ?? 'Podcast'}
                    </Text>
                  </span>
                </Combobox.Option>
              ))}
            </Combobox.Options>
          </Combobox.Dropdown>
        </Combobox>
      </form>
    </search>
  );
}
