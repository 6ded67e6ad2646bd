import { NativeSelect, SegmentedControl } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { CHART_TYPE_OPTIONS, type ChartType, readChartType } from '../../api/chart-types';
import { chartCountriesQuery } from '../../api/queries';
import { countryCodes, countryInSentence, countryName } from '../../ui/text/countries';
import { genreName } from '../../ui/text/format';
import classes from './Charts.module.css';
import { type ChartSelection, closestAvailable } from './chart-selection';

interface ChartPickerProps {
  selection: ChartSelection;
  /** The captured charts of the platform. */
  categoriesByCountry: Readonly<Record<string, string[]>>;
  onSelect: (choice: ChartSelection) => void;
}

/** Selects platform, country, category, a second country and the day to compare with. Uses native selects, which work well on phones. */
export function ChartPicker({ selection, categoriesByCountry, onSelect }: ChartPickerProps) {
  const queryClient = useQueryClient();
  const order = new Map(countryCodes().map((code, index) => [code.toLowerCase(), index]));
  const availableCountries = Object.keys(categoriesByCountry).toSorted((one, other) => (order.get(one) ?? 999) - (order.get(other) ?? 999));
  const countries = availableCountries.includes(selection.country) ? availableCountries : [selection.country, ...availableCountries];
  const availableCategories = categoriesByCountry[selection.country] ?? [];
  const categories = availableCategories.includes(selection.category) ? availableCategories : [selection.category, ...availableCategories];
  const others = availableCountries.filter((code) => code !== selection.country && (categoriesByCountry[code] ?? []).includes(selection.category));
  if (selection.otherCountry !== null && !others.includes(selection.otherCountry)) others.unshift(selection.otherCountry);
  const selectPlatform = async (chartType: ChartType) => {
    const available = await queryClient.fetchQuery(chartCountriesQuery(chartType)).catch(() => null);
    onSelect(closestAvailable({ ...selection, date: null }, chartType, available?.categoriesByCountry ?? {}));
  };
  return (
    <div className={classes.picker}>
      <SegmentedControl
        aria-label="Platform"
        value={selection.chartType}
        onChange={(value) => void selectPlatform(readChartType(value) ?? 'apple')}
        data={CHART_TYPE_OPTIONS}
      />
      <NativeSelect
        aria-label="Country"
        value={selection.country}
        onChange={(event) => onSelect(closestAvailable({ ...selection, country: event.currentTarget.value, otherCountry: event.currentTarget.value === selection.otherCountry ? null : selection.otherCountry }, selection.chartType, categoriesByCountry))}
        data={countries.map((code) => ({ value: code, label: countryName(code.toUpperCase()) }))}
      />
      <NativeSelect
        aria-label="Category"
        value={selection.category}
        onChange={(event) => onSelect({ ...selection, category: event.currentTarget.value })}
        data={categories.map((name) => ({ value: name, label: genreName(name) }))}
      />
      <NativeSelect
        aria-label="Second country"
        value={selection.otherCountry ?? ''}
        onChange={(event) => onSelect({ ...selection, otherCountry: event.currentTarget.value || null, view: 'all', sort: null })}
        data={[{ value: '', label: 'Compare with…' }, ...others.map((code) => ({ value: code, label: `with ${countryInSentence(code.toUpperCase())}` }))]}
      />
      <SegmentedControl
        aria-label="Change since"
        value={selection.compare}
        onChange={(value) => onSelect({ ...selection, compare: value === '7d' ? '7d' : '1d' })}
        data={[
          { value: '1d', label: '1 day' },
          { value: '7d', label: '7 days' },
        ]}
      />
    </div>
  );
}
