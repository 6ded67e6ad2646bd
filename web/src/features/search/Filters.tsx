import { Group, NativeSelect, Stack, Switch, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { statisticsQuery } from '../../api/queries';
import { formatCount, genreName, languageName } from '../../ui/format';
import { SOCIAL_LABELS } from '../../ui/labels';
import { byBaseLanguage } from '../../ui/languages';
import { CountField } from './CountField';
import { FilterGroup } from './FilterGroup';
import { ManySelect } from './ManySelect';
import { isLocked, type Plan } from './plans';
import { ACTIVE_WITHIN_DAYS, type SearchState } from './state';

interface FiltersProps {
  state: SearchState;
  plan: Plan;
  onChange: (state: SearchState) => void;
}

interface Counted {
  value: string;
  count: number;
}

const ACTIVE_LABELS: Readonly<Record<number, string>> = { 7: 'in the last 7 days', 30: 'in the last 30 days', 90: 'in the last 90 days', 365: 'in the last year' };
const SOCIAL_OPTIONS = Object.entries(SOCIAL_LABELS).map(([value, label]) => ({ value, label }));
const MOST_FIRST = (one: Counted, other: Counted) => other.count - one.count;

function toOptions(items: readonly Counted[], chosen: readonly string[], name: (value: string) => string) {
  const known = items.toSorted(MOST_FIRST).map(({ value, count }) => ({ value: value.toLowerCase(), label: `${name(value)} (${formatCount(count)})` }));
  const missing = chosen.filter((value) => !known.some((option) => option.value === value)).map((value) => ({ value, label: name(value) }));
  return [...known, ...missing];
}

export function Filters({ state, plan, onChange }: FiltersProps) {
  const { data: statistics } = useQuery(statisticsQuery);
  const set = (changes: Partial<SearchState>) => onChange({ ...state, ...changes });
  const genres = statistics?.genres ?? [];
  const episodesLocked = isLocked('hasTranscript', plan);
  const paidLocked = isLocked('socials', plan);
  const date = (key: 'foundedSince' | 'publishedSince' | 'publishedBefore', label: string) => (
    <TextInput type="date" size="sm" label={label} disabled={isLocked(key, plan)} value={state[key] ?? ''} onChange={(event) => set({ [key]: event.currentTarget.value || null })} />
  );
  return (
    <Stack gap="md">
      <ManySelect label="Languages" empty="Any" options={toOptions(byBaseLanguage(statistics?.languages ?? []), state.languages, languageName)} value={state.languages} onChange={(languages) => set({ languages })} />
      <ManySelect
        label="Genres"
        empty="Any"
        options={toOptions(genres, state.genres, genreName)}
        value={state.genres}
        onChange={(next) => set({ genres: next, notGenres: state.notGenres.filter((genre) => !next.includes(genre)) })}
      />
      <ManySelect
        label="Without genres"
        empty="None left out"
        options={toOptions(genres, state.notGenres, genreName)}
        value={state.notGenres}
        onChange={(next) => set({ notGenres: next, genres: state.genres.filter((genre) => !next.includes(genre)) })}
      />
      <NativeSelect
        label="Last episode"
        size="sm"
        value={state.activeDays ?? ''}
        data={[{ value: '', label: 'at any time' }, ...ACTIVE_WITHIN_DAYS.map((days) => ({ value: String(days), label: ACTIVE_LABELS[days] ?? '' }))]}
        onChange={(event) => set({ activeDays: event.currentTarget.value ? Number(event.currentTarget.value) : null })}
      />
      {date('foundedSince', 'Started since')}
      <NativeSelect
        label="Explicit content"
        size="sm"
        value={state.explicit ?? ''}
        data={[
          { value: '', label: 'Clean and explicit' },
          { value: 'clean', label: 'Clean only' },
          { value: 'explicit', label: 'Explicit only' },
        ]}
        onChange={(event) => set({ explicit: event.currentTarget.value === 'clean' ? 'clean' : event.currentTarget.value === 'explicit' ? 'explicit' : null })}
      />
      <FilterGroup label="Filters of a free account" lockedFor={episodesLocked ? 'free' : null} plan={plan}>
        <Switch
          label="Has a transcript"
          description="Searches episodes"
          checked={state.hasTranscript}
          disabled={episodesLocked}
          onChange={(event) => set({ hasTranscript: event.currentTarget.checked })}
        />
        <Group grow gap="xs" align="flex-end">
          <CountField key={`fewest ${state.minEpisodes}`} label="Min. episodes" min={0} value={state.minEpisodes} disabled={isLocked('minEpisodes', plan)} onCommit={(minEpisodes) => set({ minEpisodes })} />
          <CountField key={`most ${state.maxEpisodes}`} label="Max. episodes" min={1} value={state.maxEpisodes} disabled={isLocked('maxEpisodes', plan)} onCommit={(maxEpisodes) => set({ maxEpisodes: maxEpisodes || null })} />
        </Group>
        {date('publishedSince', 'Episode published since')}
        {date('publishedBefore', 'Episode published before')}
      </FilterGroup>
      <FilterGroup label="Filters of the paid plans" lockedFor={paidLocked ? 'individual' : null} plan={plan}>
        <ManySelect label="Social channels" empty="Any" options={SOCIAL_OPTIONS} value={state.socials} disabled={paidLocked} onChange={(socials) => set({ socials })} />
        <Switch
          label="Has a contact"
          description="The feed names an address"
          checked={state.hasContact}
          disabled={paidLocked}
          onChange={(event) => set({ hasContact: event.currentTarget.checked })}
        />
      </FilterGroup>
    </Stack>
  );
}
