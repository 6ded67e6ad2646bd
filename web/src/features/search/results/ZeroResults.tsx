import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { spellingsQuery } from '../../../api/queries';
import type { SearchMode } from '../../../api/types';
import { formatTotal, plural } from '../../../ui/format';
import { EmptyState } from '../../../ui/states';
import type { Chip } from '../filters/chips';
import type { SearchState } from '../state';
import { isLongEnough, isLoose, parseQuery } from '../terms/syntax';
import { ErrorState } from '../../../widgets/ErrorState';
import classes from './Results.module.css';
import { type Found, useDrops } from './useDrops';

interface ZeroResultsProps {
  state: SearchState;
  mode: SearchMode;
  chips: readonly Chip[];
  onChange: (state: SearchState) => void;
}

const MAX_SPELLINGS = 5;
const MAX_LENGTH = 100; // As the API has it

const countOf = ({ mode, total }: Found) => `${formatTotal(total)} ${mode.slice(0, total.value === 1 ? -1 : undefined)}`;

/** Says what to loosen: each filter by itself, and what it leaves out when that is asked for; the mode, the spelling. */
export function ZeroResults({ state, mode, chips, onChange }: ZeroResultsProps) {
  const loose = parseQuery(state.q).find(isLoose)?.text ?? '';
  const canBeSpelt = isLongEnough(loose) && loose.length <= MAX_LENGTH;
  const { data } = useQuery({ ...spellingsQuery(loose), enabled: canBeSpelt });
  const spellings = (data?.spellings ?? []).filter((spelling) => spelling.toLowerCase() !== loose.toLowerCase()).slice(0, MAX_SPELLINGS);
  const drops = useDrops(chips);
  const isCounted = drops.count > 0 && drops.found.size === drops.count;
  const isAnyWorth = [...drops.found.values()].some(({ total }) => total.value > 0);
  return (
    <EmptyState title={mode === 'podcasts' ? 'No podcast fits all of this' : 'No episode fits all of this'}>
      <Text c="dimmed">{chips.length > 0 ? 'Try it without one of these:' : 'Try other words, or fewer of them.'}</Text>
      <Group gap="xs" justify="center">
        {chips.map((chip) => {
          const found = drops.found.get(chip.id);
          return (
            <Button key={chip.id} variant={found?.total.value === 0 ? 'default' : 'light'} size="xs" onClick={() => onChange(chip.without)}>
              Without “{chip.label}”{found && <span className={classes.dropped}>{countOf(found)}</span>}
            </Button>
          );
        })}
        {mode === 'podcasts' && state.q && (
          <Button variant="default" size="xs" onClick={() => onChange({ ...state, mode: 'episodes', targets: [] })}>
            Search episodes and transcripts instead
          </Button>
        )}
      </Group>
      {drops.count > 0 && !isCounted && (
        <Group gap={6} justify="center">
          <Button variant="subtle" size="compact-sm" loading={drops.isCounting} onClick={drops.start}>
            See what each filter leaves out
          </Button>
          <Text size="xs" c="dimmed">
            makes {plural(drops.count - drops.found.size, 'search', 'searches')} of your plan
          </Text>
        </Group>
      )}
      <Text size="sm" role="status">
        {isCounted && (isAnyWorth ? 'This much is found without each.' : 'Dropping only one finds nothing: drop several, or try other words.')}
      </Text>
      {drops.error !== null && <ErrorState title="Not all could be counted" error={drops.error} />}
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
