import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { spellingsQuery } from '../../../api/queries';
import type { SearchMode } from '../../../api/types';
import { formatTotal } from '../../../ui/text/format';
import { EmptyState } from '../../../ui/layout/states';
import type { Chip } from '../filters/chips';
import type { SearchState } from '../state';
import { isFreeText, isLongEnough, parseQuery } from '../terms/query-syntax';
import classes from './Results.module.css';
import { useSearchesWithResults } from './useSearchesWithResults';
import { useRelaxedCounts } from './useRelaxedCounts';
import { describeCount, describeWay, explainZeroResults } from './zero-results';

interface ZeroResultsProps {
  state: SearchState;
  mode: SearchMode;
  chips: readonly Chip[];
  /** How many hits each mode has. */
  totals: Partial<Record<SearchMode, { value: number; relation?: string | null }>>;
  onChange: (state: SearchState) => void;
}

const MAX_SPELLINGS = 5;
const MAX_LENGTH = 100; // As the API has it
const MAX_WORDS_SHOWN = 60;

const shortened = (words: string) => (words.length > MAX_WORDS_SHOWN ? `${words.slice(0, MAX_WORDS_SHOWN)}…` : words);

/** Explains an empty result, and offers the nearest searches with hits: without a filter, of episodes, by meaning, other spellings. */
export function ZeroResults({ state, mode, chips, totals, onChange }: ZeroResultsProps) {
  const freeText = parseQuery(state.q).find(isFreeText)?.text ?? '';
  const canHaveSpellings = isLongEnough(freeText) && freeText.length <= MAX_LENGTH;
  const { data } = useQuery({ ...spellingsQuery(freeText), enabled: canHaveSpellings });
  const spellings = (data?.spellings ?? []).filter((spelling) => spelling.toLowerCase() !== freeText.toLowerCase()).slice(0, MAX_SPELLINGS);
  const offeredSpellings = useSearchesWithResults(spellings.map((label) => ({ label, state: { ...state, q: state.q.replace(freeText, label) } })));
  const canSearchByMeaning = freeText !== '' && state.retrievalMode !== 'meaning';
  const offeredMeaning = useSearchesWithResults(canSearchByMeaning ? [{ label: 'Search by meaning', state: { ...state, retrievalMode: 'meaning' } }] : []);
  const { searches, isCounting } = useRelaxedCounts(state, chips);
  // The same words without quotes are nearest, then come the searches with the most hits. Searches without hits are not offered.
  const nearness = ({ kind, total }: (typeof searches)[number]) => (kind === 'unquoted' ? Number.MAX_SAFE_INTEGER : (total?.value ?? 0));
  const ways = searches.filter(({ total }) => total?.value !== 0).toSorted((one, other) => nearness(other) - nearness(one));
  const hasSingle = ways.some(({ kind }) => kind !== 'all');
  // Shown once they are counted, so that none vanishes under the pointer.
  const shown = isCounting ? [] : ways.filter(({ kind }) => kind !== 'all' || !hasSingle);
  const episodes = mode === 'podcasts' ? totals.episodes : undefined;
  return (
    <EmptyState title={mode === 'podcasts' ? 'No podcasts match' : 'No episodes match'}>
      <Text c="dimmed" role="status" className={classes.wrapAnywhere}>
        {isCounting ? 'Looking for close matches…' : (explainZeroResults(searches, shortened(freeText)) ?? 'Try removing a filter.')}
      </Text>
      <Group gap="xs" justify="center">
        {shown.map((way) => {
          const count = describeCount(way);
          return (
            <Button key={way.id} variant="light" size="xs" onClick={() => onChange(way.state)}>
              {describeWay(way)}
              {count && <span className={classes.resultCount}>{count}</span>}
            </Button>
          );
        })}
        {mode === 'podcasts' && state.q && episodes && episodes.value > 0 && (
          <Button variant="light" size="xs" onClick={() => onChange({ ...state, mode: 'episodes', targets: [] })}>
            Search episodes and transcripts instead
            <span className={classes.resultCount}>{formatTotal(episodes)}</span>
          </Button>
        )}
        {offeredMeaning.map((offer) => (
          <Button key={offer.label} variant="default" size="xs" onClick={() => onChange(offer.state)}>
            {offer.label}
            <span className={classes.resultCount}>{formatTotal(offer.total)}</span>
          </Button>
        ))}
      </Group>
      {offeredSpellings.length > 0 && (
        <Group gap="xs" justify="center" role="group" aria-label="Did you mean">
          <Text size="sm">Did you mean</Text>
          {offeredSpellings.map((offer) => (
            <Button key={offer.label} variant="subtle" size="compact-sm" onClick={() => onChange(offer.state)}>
              {offer.label}
            </Button>
          ))}
        </Group>
      )}
    </EmptyState>
  );
}
