import { NativeSelect, Stack, Switch } from '@mantine/core';
import { CHART_TYPES, chartPlatformShortName, readChartType } from '../../../api/chart-types';
import { countryCodes, countryName } from '../../../ui/countries';
import { genreName } from '../../../ui/format';
import { ANY_CHART, CHART_CATEGORIES, type ChartFilter, POSITION_BOUNDS } from './chart-filter';
import { NumberField } from './NumberField';

interface ChartFieldProps {
  label: React.ReactNode;
  value: ChartFilter | null;
  disabled: boolean;
  onChange: (value: ChartFilter | null) => void;
}

const PLATFORM_OPTIONS = [{ value: '', label: CHART_TYPES.map(chartPlatformShortName).join(' or ') }, ...CHART_TYPES.map((value) => ({ value, label: chartPlatformShortName(value) }))];
const COUNTRY_OPTIONS = [{ value: '', label: 'Any country' }, ...countryCodes().map((code) => ({ value: code.toLowerCase(), label: countryName(code) }))];

/** Selects a chart and a maximum position. */
export function ChartField({ label, value, disabled, onChange }: ChartFieldProps) {
  const chart = value ?? ANY_CHART;
  const set = (changes: Partial<ChartFilter>) => onChange({ ...chart, ...changes });
  // A subcategory from the URL is not in the list, so it is added.
  const categories: string[] = [...CHART_CATEGORIES, ...(chart.category && !CHART_CATEGORIES.some((known) => known === chart.category) ? [chart.category] : [])];
  return (
    <Stack gap={6} role="group" aria-label="Chart position">
      <Switch size="sm" label={label} disabled={disabled} checked={value !== null} onChange={({ currentTarget: { checked } }) => onChange(checked ? ANY_CHART : null)} />
      {value !== null && (
        <>
          <NativeSelect
            size="sm"
            aria-label="Chart platform"
            disabled={disabled}
            value={chart.chartType ?? ''}
            data={PLATFORM_OPTIONS}
            onChange={({ currentTarget: { value: name } }) => set({ chartType: readChartType(name) })}
          />
          <NativeSelect size="sm" aria-label="Chart country" disabled={disabled} value={chart.country ?? ''} data={COUNTRY_OPTIONS} onChange={({ currentTarget: { value: code } }) => set({ country: code || null })} />
          <NativeSelect
            size="sm"
            aria-label="Chart category"
            disabled={disabled}
            value={chart.category ?? ''}
            data={[{ value: '', label: 'Any category' }, ...categories.map((name) => ({ value: name, label: genreName(name) }))]}
            onChange={({ currentTarget: { value: name } }) => set({ category: name || null })}
          />
          <NumberField label="Maximum position" disabled={disabled} bounds={POSITION_BOUNDS} value={chart.maxPosition} onCommit={(maxPosition) => set({ maxPosition })} />
        </>
      )}
    </Stack>
  );
}
