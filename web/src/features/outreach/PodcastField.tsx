import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type Ref, useState } from 'react';
import { autocompleteQuery, podcastQuery } from '../../api/queries';

const DEBOUNCE_MS = 120;
const MIN_LENGTH = 2; // Spec 9: minimum search term length

interface PodcastFieldProps {
  label: string;
  placeholder?: string;
  /** Id of the podcast. */
  value: string | null;
  error?: string | undefined;
  isClearable?: boolean;
  ref?: Ref<HTMLInputElement>;
  onChange: (podcastId: string | null) => void;
}

/** Chooses a podcast by the beginning of its title. */
export function PodcastField({ label, placeholder = 'Title of the podcast', value, error, isClearable = false, ref, onChange }: PodcastFieldProps) {
  const [text, setText] = useState('');
  const [settled] = useDebouncedValue(text.trim(), DEBOUNCE_MS);
  const isEnabled = settled.length >= MIN_LENGTH;
  const found = useQuery({ ...autocompleteQuery(settled), enabled: isEnabled });
  const chosen = useQuery({ ...podcastQuery(value ?? ''), enabled: value !== null }).data?.podcast;
  const options = new Map((isEnabled ? (found.data?.podcasts ?? []) : []).map(({ id, title, author }) => [id, author ? `${title} (${author})` : title]));
  // The field shows the title of what is chosen, which may not be among the suggestions.
  if (value !== null) options.set(value, chosen?.title ?? options.get(value) ?? '…');
  const isSearching = isEnabled && found.isFetching;
  return (
    <Select
      ref={ref}
      label={label}
      placeholder={placeholder}
      searchable
      clearable={isClearable}
      clearButtonProps={{ 'aria-label': `Clear ${label.toLowerCase()}` }}
      data={[...options].map(([id, title]) => ({ value: id, label: title }))}
      // The server has filtered them.
      filter={({ options: all }) => all}
      value={value}
      error={error}
      searchValue={text}
      nothingFoundMessage={!isEnabled ? 'Type at least 2 letters' : isSearching ? 'Searching…' : 'No podcast has this title'}
      comboboxProps={{ withinPortal: false }}
      onSearchChange={setText}
      onChange={onChange}
    />
  );
}
