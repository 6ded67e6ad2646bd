import { Text } from '@mantine/core';
import { IconBuilding, IconSearch, IconUser } from '@tabler/icons-react';
import { Artwork } from '../ui/media/Artwork';
import { podcastCover } from '../ui/media/cover';
import classes from './SearchBox.module.css';
import { type Suggestion, suggestionId } from './suggestions';

interface SuggestionListProps {
  id: string;
  suggestions: readonly Suggestion[];
  /** The index of the one that Enter chooses; -1 for none. */
  selected: number;
  onChoose: (value: string) => void;
}

/** The suggestions below the search box. The focus stays in the box, whose keys choose. */
export function SuggestionList({ id, suggestions, selected, onChoose }: SuggestionListProps) {
  return (
    <div className={classes.dropdown}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the box */}
      <div
        role="listbox"
        id={id}
        aria-label="Suggestions"
        tabIndex={-1}
        onMouseDown={(event) => event.preventDefault()}
        onClick={({ target }) => {
          const option = (target as HTMLElement).closest<HTMLElement>('[role=option]');
          const suggestion = suggestions[Number(option?.dataset.index ?? -1)];
          if (suggestion) onChoose(suggestion.value);
        }}
      >
        {suggestions.map((suggestion, index) => (
          <div key={suggestion.value} role="option" id={suggestionId(id, index)} data-index={index} tabIndex={-1} aria-selected={index === selected} className={classes.suggestion}>
            <Content {...suggestion} />
          </div>
        ))}
      </div>
    </div>
  );
}

const LABELS: Readonly<Record<string, string>> = { host: 'Host', guest: 'Guest', publisher: 'Publisher' };

function Content(suggestion: Suggestion) {
  if (suggestion.kind === 'word') {
    return (
      <>
        <IconSearch size={15} stroke={1.8} aria-hidden="true" />
        {suggestion.value}
      </>
    );
  }
  if (suggestion.kind === 'name') {
    return (
      <>
        {suggestion.role === 'publisher' ? <IconBuilding size={15} stroke={1.8} aria-hidden="true" /> : <IconUser size={15} stroke={1.8} aria-hidden="true" />}
        {suggestion.name}
        <Text span size="xs" c="dimmed">
          {LABELS[suggestion.role] ?? suggestion.role}
        </Text>
      </>
    );
  }
  const { id, title, author, imageUrl } = suggestion.podcast;
  return (
    <>
      <Artwork title={title} cover={podcastCover(id, imageUrl)} size={36} />
      <span className={classes.podcastText}>
        <Text span truncate fw={600} size="sm">
          {title}
        </Text>
        <Text span truncate size="xs" c="dimmed">
          {author ?? 'Podcast'}
        </Text>
      </span>
    </>
  );
}
