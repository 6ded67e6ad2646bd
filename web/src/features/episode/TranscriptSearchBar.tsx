import { ActionIcon, Text, TextInput } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconSearch } from '@tabler/icons-react';
import { formatCount } from '../../ui/text/format';
import classes from './Episode.module.css';

interface TranscriptSearchBarProps {
  value: string;
  count: number;
  /** The index of the current match, from zero. */
  current: number;
  onChange: (text: string) => void;
  onGoTo: (index: number) => void;
}

const MIN_LENGTH = 2;

export function TranscriptSearchBar({ value, count, current, onChange, onGoTo }: TranscriptSearchBarProps) {
  const isSearching = value.trim().length >= MIN_LENGTH;
  return (
    <search className={classes.searchBar}>
      <TextInput
        className={classes.searchInput}
        type="search"
        aria-label="Search this transcript"
        placeholder="Search this transcript"
        leftSection={<IconSearch size={16} stroke={1.8} aria-hidden="true" />}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onGoTo(current + (event.shiftKey ? -1 : 1));
        }}
      />
      <Text size="sm" role="status" className={`numbers ${classes.searchCount}`}>
        {isSearching && (count === 0 ? 'No matches' : `${formatCount(current + 1)} of ${formatCount(count)}`)}
      </Text>
      <ActionIcon variant="default" size={36} aria-label="Previous match" disabled={count === 0} onClick={() => onGoTo(current - 1)}>
        <IconChevronUp size={18} />
      </ActionIcon>
      <ActionIcon variant="default" size={36} aria-label="Next match" disabled={count === 0} onClick={() => onGoTo(current + 1)}>
        <IconChevronDown size={18} />
      </ActionIcon>
    </search>
  );
}
