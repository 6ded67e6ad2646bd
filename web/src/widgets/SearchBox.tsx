import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { autocompleteQuery } from '../api/queries';
import { lazyPart } from '../ui/navigation/lazy-part';
import { preloadCode } from '../ui/navigation/preload';
import { isAppPath, paths } from '../urls/paths';
import classes from './SearchBox.module.css';
import { useShortcut } from '../ui/navigation/shortcuts';
import { usePreferences } from './preferences';
import { requestResultsFocus } from './results-focus';
import { readNameOption, type Suggestion, suggestionId, suggestName, suggestPodcast, suggestWord } from './suggestions';

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

/** Loaded with the first suggestions. */
const SuggestionList = lazyPart(async () => (await import('./SuggestionList')).SuggestionList);

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
  const options: readonly Suggestion[] = [...words.map(suggestWord), ...names.map(suggestName), ...podcasts.map(suggestPodcast)];
  // Without suggestions the list is closed for screen readers too.
  const isListShown = isOpen && options.length > 0;
  const listId = useId();
  const [selected, setSelected] = useState(-1);
  const selectedOption = isListShown ? options[selected] : undefined;

  const leave = () => {
    input.current?.blur();
    document.querySelector<HTMLElement>('[data-result]')?.focus();
  };

  const search = (query: string, mode?: string) => {
    setIsOpen(false);
    setSelected(-1);
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

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // While an input method composes a word, the keys are its own.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      // The first Escape closes the suggestions, the next one leaves the box. Browsers would clear it.
      event.preventDefault();
      if (!isListShown) leave();
      setIsOpen(false);
      setSelected(-1);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setIsOpen(true);
      if (!isListShown) return;
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setSelected(selected === -1 ? (step === 1 ? 0 : options.length - 1) : (selected + step + options.length) % options.length);
    } else if (event.key === 'Enter' && selectedOption) {
      event.preventDefault();
      choose(selectedOption.value);
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
        <IconSearch size={size === 'xl' ? 22 : 17} stroke={1.8} aria-hidden="true" className={classes.icon} />
        <input
          ref={input}
          type="search"
          enterKeyHint="search"
          aria-label="Search podcasts and episodes"
          role="combobox"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={isListShown}
          aria-controls={isListShown ? listId : undefined}
          aria-activedescendant={selectedOption && suggestionId(listId, selected)}
          placeholder={size === 'xl' ? 'A topic, a phrase, a name…' : 'Search podcasts and episodes'}
          autoFocus={autoFocus}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onFocus={() => preloadCode(router, paths.search())}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setIsOpen(true);
            setSelected(-1);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setIsOpen(false)}
        />
        {text ? (
          <button type="button" className={classes.clear} aria-label="Clear search" tabIndex={-1} onClick={() => (setText(''), input.current?.focus())}>
            <IconX size={16} />
          </button>
        ) : (
          <kbd className={classes.key} aria-hidden="true">
            /
          </kbd>
        )}
        {isListShown && <SuggestionList id={listId} suggestions={options} selected={selected} onChoose={choose} />}
      </form>
    </search>
  );
}
