import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { spellingsQuery } from '../../../api/queries';
import type { SearchMode } from '../../../api/types';
import { formatTotal, plural } from '../../../ui/format';
import { EmptyState } from '../../../ui/states';
import type { Chip } from '../filters/chips';
import type { SearchState } from '../state';
import { isLongEnough, parseQuery } from '../terms/query-syntax';
import { ErrorState } from '../../../widgets/ErrorState';
import classes from './Results.module.css';
import { type RelaxedResult, useRelaxedCounts } from './useRelaxedCounts';

interface ZeroResultsProps {
  state: SearchState;
  mode: SearchMode;
  chips: readonly Chip[];
  onChange: (state: SearchState) => void;
}

const MAX_SPELLINGS = 5;
const MAX_LENGTH = 100; // As the API has it

const formatCountOf = ({ mode, total }: RelaxedResult) => `${formatTotal(total)} ${mode.slice(0, total.value === 1 ? -1 : undefined)}`;

/** Says what to loosen: each filter by itself, and what it leaves out when that is asked for; the mode, the spelling. */
export function ZeroResults({ state, mode, chips, onChange }: ZeroResultsProps) {
  const freeText = parseQuery(state.q).find((term) => !term.phrase && !term.excluded && !term.field)?.text ?? '';
  const canHaveSpellings = isLongEnough(freeText) && freeText.length <= MAX_LENGTH;
  const { data } = useQuery({ ...spellingsQuery(freeText), enabled: canHaveSpellings });
  const spellings = (data?.spellings ?? []).filter((spelling) => spelling.toLowerCase() !== freeText.toLowerCase()).slice(0, MAX_SPELLINGS);
  const relaxed = useRelaxedCounts(chips);
  const isCounted = relaxed.count > 0 && relaxed.results.size === relaxed.count;
  const hasAnyResults = [...relaxed.results.values()].some(({ total }) => total.value > 0);
  return (
    <EmptyState title={mode === 'podcasts' ? 'No podcast fits all of this' : 'No episode fits all of this'}>
      <Text c="dimmed">{chips.length > 0 ? 'Try it without one of these:' : 'Try other words, or fewer of them.'}</Text>
      <Group gap="xs" justify="center">
        {chips.map((chip) => {
          const found = relaxed.results.get(chip.id);
          return (
            <Button key={chip.id} variant={found?.total.value === 0 ? 'default' : 'light'} size="xs" onClick={() => onChange(chip.without)}>
              Without “{chip.label}”{found && <span className={classes.resultCount}>{formatCountOf(found)}</span>}
            </Button>
          );
        })}
        {mode === 'podcasts' && state.q && (
          <Button variant="default" size="xs" onClick={() => onChange({ ...state, mode: 'episodes', targets: [] })}>
            Search episodes and transcripts instead
          </Button>
        )}
      </Group>
      {relaxed.count > 0 && !isCounted && (
        <Group gap={6} justify="center">
          <Button variant="subtle" size="compact-sm" loading={relaxed.isCounting} onClick={relaxed.start}>
            See what each filter leaves out
          </Button>
          <Text size="xs" c="dimmed">
            makes {plural(relaxed.count - relaxed.results.size, 'search', 'searches')} of your plan
          </Text>
        </Group>
      )}
      <Text size="sm" role="status">
        {isCounted && (hasAnyResults ? 'This much is found without each.' : 'Dropping only one finds nothing: drop several, or try other words.')}
      </Text>
      {relaxed.error !== null && <ErrorState title="Not all could be counted" error={relaxed.error} />}
      {spellings.length > 0 && (
        <Group gap="xs" justify="center" role="group" aria-label="Names that are spelt or sound alike">
          <Text size="sm">Names that are spelt or sound alike:</Text>
          {spellings.map((spelling) => (
            <Button key={spelling} variant="subtle" size="compact-sm" onClick={() => onChange({ ...state, q: state.q.replace(freeText, spelling) })}>
              {spelling}
            </Button>
          ))}
        </Group>
      )}
    </EmptyState>
  );
}
