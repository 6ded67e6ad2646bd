import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { spellingsQuery } from '../../../api/queries';
import type { SearchMode } from '../../../api/types';
import { formatTotal, plural } from '../../../ui/format';
import { EmptyState } from '../../../ui/states';
import type { Chip } from '../filters/chips';
import type { SearchState } from '../state';
import { isFreeText, isLongEnough, parseQuery } from '../terms/query-syntax';
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

/** Offers ways out of an empty result: removing a filter, with counts on request, searching episodes, other spellings. */
export function ZeroResults({ state, mode, chips, onChange }: ZeroResultsProps) {
  const freeText = parseQuery(state.q).find(isFreeText)?.text ?? '';
  const canHaveSpellings = isLongEnough(freeText) && freeText.length <= MAX_LENGTH;
  const { data } = useQuery({ ...spellingsQuery(freeText), enabled: canHaveSpellings });
  const spellings = (data?.spellings ?? []).filter((spelling) => spelling.toLowerCase() !== freeText.toLowerCase()).slice(0, MAX_SPELLINGS);
  const relaxed = useRelaxedCounts(chips);
  const isCounted = relaxed.count > 0 && relaxed.results.size === relaxed.count;
  const hasAnyResults = [...relaxed.results.values()].some(({ total }) => total.value > 0);
  return (
    <EmptyState title={mode === 'podcasts' ? 'No podcasts match' : 'No episodes match'}>
      <Text c="dimmed">{chips.length > 0 ? 'Try removing a filter:' : 'Try different or fewer words.'}</Text>
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
        <Button variant="subtle" size="compact-sm" loading={relaxed.isCounting} onClick={relaxed.start}>
          Show counts (uses {plural(relaxed.count - relaxed.results.size, 'search', 'searches')})
        </Button>
      )}
      <Text size="sm" role="status">
        {isCounted && (hasAnyResults ? 'Counts show results without each filter.' : 'Removing one filter isn’t enough. Remove several, or try different words.')}
      </Text>
      {relaxed.error !== null && <ErrorState title="Couldn’t count all filters" error={relaxed.error} />}
      {spellings.length > 0 && (
        <Group gap="xs" justify="center" role="group" aria-label="Similar names">
          <Text size="sm">Similar names:</Text>
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
