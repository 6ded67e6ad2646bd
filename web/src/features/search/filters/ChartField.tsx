import { NativeSelect, Stack, Switch } from '@mantine/core';
import { CHART_TYPES, chartPlatformShortName, readChartType } from '../../../api/chart-types';
import { countryCodes, countryName } from '../../../ui/text/countries';
import { genreName } from '../../../ui/text/format';
import { ANY_CHART, CHART_CATEGORIES, type ChartFilter, POSITION_BOUNDS } from './chart-filter';
import { NumberField } from './NumberField';

interface ChartFieldProps {
  label: string;
  value: ChartFilter | null;
  onChange: (value: ChartFilter | null) => void;
}

const PLATFORM_OPTIONS = [{ value: '', label: CHART_TYPES.map(chartPlatformShortName).join(' or ') }, ...CHART_TYPES.map((value) => ({ value, label: chartPlatformShortName(value) }))];
const COUNTRY_OPTIONS = [{ value: '', label: 'Any country' }, ...countryCodes().map((code) => ({ value: code.toLowerCase(), label: countryName(code) }))];

/** Selects a chart and a maximum position. */
export function ChartField({ label, value, onChange }: ChartFieldProps) {
  const chart = value ?? ANY_CHART;
  const set = (changes: Partial<ChartFilter>) => onChange({ ...chart, ...changes });
  // A subcategory from the URL is not in the list, so it is added.
  const categories: string[] = [...CHART_CATEGORIES, ...(chart.category && !CHART_CATEGORIES.some((known) => known === chart.category) ? [chart.category] : [])];
  return (
    <Stack gap={6} role="group" aria-label="Chart position">
      <Switch size="sm" label={label} checked={value !== null} onChange={({ currentTarget: { checked } }) => onChange(checked ? ANY_CHART : null)} />
      {value !== null && (
        <>
          <NativeSelect
            size="sm"
            aria-label="Chart platform"
            value={chart.chartType ?? ''}
            data={PLATFORM_OPTIONS}
            onChange={({ currentTarget: { value: name } }) => set({ chartType: readChartType(name) })}
          />
          <NativeSelect size="sm" aria-label="Chart country" value={chart.country ?? ''} data={COUNTRY_OPTIONS} onChange={({ currentTarget: { value: code } }) => set({ country: code || null })} />
          <NativeSelect
            size="sm"
            aria-label="Chart category"
            value={chart.category ?? ''}
            data={[{ value: '', label: 'Any category' }, ...categories.map((name) => ({ value: name, label: genreName(name) }))]}
            onChange={({ currentTarget: { value: name } }) => set({ category: name || null })}
          />
          <NumberField label="Maximum position" bounds={POSITION_BOUNDS} value={chart.maxPosition} onCommit={(maxPosition) => set({ maxPosition })} />
        </>
      )}
    </Stack>
  );
}
