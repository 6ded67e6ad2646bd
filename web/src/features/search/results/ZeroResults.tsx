import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { spellingsQuery } from '../../../api/queries';
import type { SearchMode } from '../../../api/types';
import { EmptyState } from '../../../ui/states';
import type { Chip } from '../filters/chips';
import type { SearchState } from '../state';
import { isLongEnough, parseQuery } from '../terms/syntax';

interface ZeroResultsProps {
  state: SearchState;
  mode: SearchMode;
  chips: readonly Chip[];
  onChange: (state: SearchState) => void;
}

const MAX_SPELLINGS = 5;
const MAX_LENGTH = 100; // As the API has it

/** Says what to loosen: each filter by itself, exact phrases, the mode, the spelling. */
export function ZeroResults({ state, mode, chips, onChange }: ZeroResultsProps) {
  const loose = parseQuery(state.q).find((term) => !term.phrase && !term.excluded && !term.field)?.text ?? '';
  const canBeSpelt = isLongEnough(loose) && loose.length <= MAX_LENGTH;
  const { data } = useQuery({ ...spellingsQuery(loose), enabled: canBeSpelt });
  const spellings = (data?.spellings ?? []).filter((spelling) => spelling.toLowerCase() !== loose.toLowerCase()).slice(0, MAX_SPELLINGS);
  return (
    <EmptyState title={mode === 'podcasts' ? 'No podcast fits all of this' : 'No episode fits all of this'}>
      <Text c="dimmed">{chips.length > 0 ? 'Try it without one of these:' : 'Try other words, or fewer of them.'}</Text>
      <Group gap="xs" justify="center">
        {chips.map((chip) => (
          <Button key={chip.id} variant="light" size="xs" onClick={() => onChange(chip.without)}>
            Without “{chip.label}”
          </Button>
        ))}
        {mode === 'podcasts' && state.q && (
          <Button variant="default" size="xs" onClick={() => onChange({ ...state, mode: 'episodes' })}>
            Search episodes and transcripts instead
          </Button>
        )}
      </Group>
      {spellings.length > 0 && (
        <Group gap="xs" justify="center" role="group" aria-label="Names that are spelt or sound alike">
          <Text size="sm">Names that are spelt or sound alike:</Text>
          {spellings.map((spelling) => (
            <Button key={spelling} variant="subtle" size="compact-sm" onClick={() => onChange({ ...state, q: state.q.replace(loose, spelling) })}>
              {spelling}
            </Button>
          ))}
        </Group>
      )}
    </EmptyState>
  );
}
