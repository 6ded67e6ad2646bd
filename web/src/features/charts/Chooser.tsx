import { NativeSelect, SegmentedControl } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { chartCountriesQuery } from '../../api/queries';
import type { ChartType } from '../../api/types';
import { COUNTRIES, countryName } from '../../ui/countries';
import { genreName } from '../../ui/format';
import classes from './Charts.module.css';
import { type Choice, nearest } from './choice';

interface ChooserProps {
  choice: Choice;
  /** The charts of the platform that were captured. */
  categoriesByCountry: Readonly<Record<string, string[]>>;
  onChoose: (choice: Choice) => void;
}

/** Platform, country, category, and what the chart is held against. The browser's own lists work on every phone. */
export function Chooser({ choice, categoriesByCountry, onChoose }: ChooserProps) {
  const queryClient = useQueryClient();
  const order = new Map(COUNTRIES.map((code, place) => [code.toLowerCase(), place]));
  const captured = Object.keys(categoriesByCountry).toSorted((one, other) => (order.get(one) ?? 999) - (order.get(other) ?? 999));
  const countries = captured.includes(choice.country) ? captured : [choice.country, ...captured];
  const known = categoriesByCountry[choice.country] ?? [];
  const categories = known.includes(choice.category) ? known : [choice.category, ...known];
  const toPlatform = async (chartType: ChartType) => {
    const there = await queryClient.fetchQuery(chartCountriesQuery(chartType)).catch(() => null);
    onChoose(nearest({ ...choice, date: null }, chartType, there?.categoriesByCountry ?? {}));
  };
  return (
    <div className={classes.chooser}>
      <SegmentedControl
        aria-label="Platform"
        value={choice.chartType}
        onChange={(value) => void toPlatform(value === 'spotify' ? 'spotify' : 'apple')}
        data={[
          { value: 'apple', label: 'Apple Podcasts' },
          { value: 'spotify', label: 'Spotify' },
        ]}
      />
      <NativeSelect
        aria-label="Country"
        value={choice.country}
        onChange={(event) => onChoose(nearest({ ...choice, country: event.currentTarget.value }, choice.chartType, categoriesByCountry))}
        data={countries.map((code) => ({ value: code, label: countryName(code.toUpperCase()) }))}
      />
      <NativeSelect
        aria-label="Category"
        value={choice.category}
        onChange={(event) => onChoose({ ...choice, category: event.currentTarget.value })}
        data={categories.map((name) => ({ value: name, label: genreName(name) }))}
      />
      <SegmentedControl
        aria-label="Compare with"
        value={choice.compare}
        onChange={(value) => onChoose({ ...choice, compare: value === '7d' ? '7d' : '1d' })}
        data={[
          { value: '1d', label: 'Day before' },
          { value: '7d', label: 'Week before' },
        ]}
      />
    </div>
  );
}
