import { Button, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { spellingsQuery } from '../../../api/queries';
import { MAX_SPELLINGS } from '../alert-fields';
import classes from './Form.module.css';

interface SpellingSuggestionsProps {
  value: string;
  chosen: readonly string[];
  onAdd: (spellings: string[]) => void;
}

const DEBOUNCE_MS = 400;
const MIN_CHARS = 4;
const MAX_SHOWN = 6;

/** Proposes spellings that sound or look like the name. They appear when the reader pauses, in space that is reserved for them. */
export function SpellingSuggestions({ value, chosen, onAdd }: SpellingSuggestionsProps) {
  const [name] = useDebouncedValue(value.trim(), DEBOUNCE_MS);
  const isEnabled = Array.from(name).length >= MIN_CHARS && name === value.trim();
  const { data, isFetching } = useQuery({ ...spellingsQuery(name), enabled: isEnabled });
  const taken = new Set([name, ...chosen].map((text) => text.toLowerCase()));
  const proposed = isEnabled ? (data?.spellings ?? []).filter((spelling) => !taken.has(spelling.toLowerCase())).slice(0, MAX_SHOWN) : [];
  const hasRoom = chosen.length < MAX_SPELLINGS;
  return (
    <div className={classes.suggestions} role="group" aria-label="Suggested spellings">
      {proposed.length > 0 && hasRoom ? (
        <>
          {proposed.map((spelling) => (
            <Button key={spelling} size="compact-sm" variant="light" leftSection={<IconPlus size={14} aria-hidden="true" />} aria-label={`Add the spelling ${spelling}`} onClick={() => onAdd([spelling])}>
              {spelling}
            </Button>
          ))}
          {proposed.length > 1 && (
            <Button size="compact-sm" variant="subtle" onClick={() => onAdd(proposed)}>
              Add all
            </Button>
          )}
        </>
      ) : (
        <Text size="xs" c="dimmed">
          {isFetching && isEnabled ? 'Looking for names that sound alike…' : 'Case and accents are ignored, so you don’t need to add them.'}
        </Text>
      )}
    </div>
  );
}
