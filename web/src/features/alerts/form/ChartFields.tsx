import { NativeSelect, NumberInput, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CHART_TYPE_OPTIONS, readChartType } from '../../../api/chart-types';
import { autocompleteQuery, chartCountriesQuery, podcastQuery } from '../../../api/queries';
import type { ChartMovementKind, ChartRule } from '../../../api/alerts/types';
import { countryName } from '../../../ui/text/countries';
import { genreName } from '../../../ui/text/format';
import { MAX_CHART_POSITION } from '../alert-fields';
import classes from './Form.module.css';
import type { FieldsProps } from './fields-props';

const MOVEMENTS: readonly { value: ChartMovementKind; label: string }[] = [
  { value: 'enters', label: 'enters the chart' },
  { value: 'leaves', label: 'leaves the chart' },
  { value: 'moves', label: 'moves up or down' },
  { value: 'reaches', label: 'reaches the top' },
];

const withChosen = (options: readonly string[], chosen: string) => (options.includes(chosen) ? options : [chosen, ...options]);

/** The chart, and the movement to report. Uses native selects, which work well on phones. */
export function ChartFields({ form }: FieldsProps) {
  const { chart } = form.values;
  const platform = readChartType(chart.chartType) ?? 'apple';
  const { data } = useQuery(chartCountriesQuery(platform));
  const categoriesByCountry: Readonly<Record<string, string[]>> = data?.categoriesByCountry ?? {};
  const set = (changes: Partial<ChartRule>) => form.setFieldValue('chart', { ...chart, ...changes });
  const countries = withChosen(Object.keys(categoriesByCountry).toSorted((one, other) => countryName(one.toUpperCase()).localeCompare(countryName(other.toUpperCase()))), chart.country);
  return (
    <>
      <div className={classes.pair}>
        <NativeSelect label="Platform" value={platform} data={CHART_TYPE_OPTIONS} onChange={(event) => set({ chartType: event.currentTarget.value })} />
        <NativeSelect label="Country" value={chart.country} data={countries.map((code) => ({ value: code, label: countryName(code.toUpperCase()) }))} onChange={(event) => set({ country: event.currentTarget.value })} />
        <NativeSelect
          label="Category"
          value={chart.category}
          data={withChosen(categoriesByCountry[chart.country] ?? [], chart.category).map((name) => ({ value: name, label: genreName(name) }))}
          onChange={(event) => set({ category: event.currentTarget.value })}
        />
      </div>
      <div className={classes.pair}>
        <NativeSelect label="Notify me when a podcast" value={chart.movement} data={[...MOVEMENTS]} onChange={(event) => set({ movement: event.currentTarget.value as ChartMovementKind })} />
        {chart.movement === 'moves' && (
          <PositionInput label="Minimum change in position" value={chart.by} error={form.errors.chart} onChange={(by) => set({ by })} />
        )}
        {chart.movement === 'reaches' && <PositionInput label="Top positions" value={chart.top} error={form.errors.chart} onChange={(top) => set({ top })} />}
      </div>
      <PodcastField podcastId={chart.podcastId} onChange={(podcastId) => set({ podcastId })} />
    </>
  );
}

interface PositionInputProps {
  label: string;
  value: number | null;
  error: React.ReactNode;
  onChange: (value: number | null) => void;
}

function PositionInput({ label, value, error, onChange }: PositionInputProps) {
  return (
    <NumberInput label={label} data-path="chart" min={1} max={MAX_CHART_POSITION} allowDecimal={false} allowNegative={false} hideControls value={value ?? ''} error={error} onChange={(next) => onChange(typeof next === 'number' ? next : null)} />
  );
}

const DEBOUNCE_MS = 120;
const MIN_CHARS = 2; // Spec 9

interface PodcastFieldProps {
  podcastId: string | null;
  onChange: (podcastId: string | null) => void;
}

/** One podcast, or all of the chart. */
function PodcastField({ podcastId, onChange }: PodcastFieldProps) {
  const [text, setText] = useState('');
  const [debounced] = useDebouncedValue(text.trim(), DEBOUNCE_MS);
  const { data } = useQuery({ ...autocompleteQuery(debounced), enabled: debounced.length >= MIN_CHARS });
  const { data: chosen } = useQuery({ ...podcastQuery(podcastId ?? ''), enabled: podcastId !== null });
  const options = new Map((data?.podcasts ?? []).map(({ id, title }) => [id, title]));
  if (podcastId !== null) options.set(podcastId, chosen?.podcast.title ?? options.get(podcastId) ?? 'Loading…');
  return (
    <Select
      label="Podcast"
      placeholder="Any podcast on the chart"
      searchable
      clearable
      clearButtonProps={{ 'aria-label': 'Clear the podcast' }}
      nothingFoundMessage={debounced.length >= MIN_CHARS ? 'No matches' : 'Type a title'}
      filter={({ options: all }) => all}
      comboboxProps={{ withinPortal: false }}
      withScrollArea={false}
      data={[...options].map(([value, label]) => ({ value, label }))}
      value={podcastId}
      onSearchChange={setText}
      onChange={onChange}
    />
  );
}
