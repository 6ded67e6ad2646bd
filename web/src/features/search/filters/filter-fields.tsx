/** A control per kind of filter. The filter table provides its plan and value by key. */
import type { Facet } from '../../../api/types';
import type { Bounds, NumberRange } from '../codecs';
import type { DateFilter } from '../dates';
import { isAtLeast, type Plan } from '../plans';
import type { SearchState } from '../state';
import { DateField } from './DateField';
import { Distribution } from './Distribution';
import type { YesNo } from './filter-kinds';
import { NumberField } from './NumberField';
import { RangeField } from './RangeField';
import { activeFilters, type FilterKey, FILTERS, type FilterValues } from './filter-table';
import { type RangeFilter, useDistribution } from './useDistribution';
import { YesNoField } from './YesNoField';
import type { YesNoCounts } from './facets';

export interface SectionProps {
  state: SearchState;
  plan: Plan;
  facets: readonly Facet[];
  set: (changes: Partial<FilterValues>) => void;
}

type KeysOf<Value> = { [Key in FilterKey]: FilterValues[Key] extends Value ? (Value extends FilterValues[Key] ? Key : never) : never }[FilterKey];

interface FieldProps<Key> extends SectionProps {
  filter: Key;
  text: string;
}

/** Whether the reader's plan includes a filter. The others are one line at the end of all filters. */
export const isIncluded = (key: FilterKey, plan: Plan) => isAtLeast(plan, FILTERS[key].plan);

export const countActive = (state: SearchState, keys: readonly FilterKey[]) => activeFilters(state).filter((key) => keys.includes(key)).length;

export function DateFilterField({ filter, text, plan, state, set, isEnd }: FieldProps<KeysOf<DateFilter | null>> & { isEnd?: boolean }) {
  if (!isIncluded(filter, plan)) return null;
  return <DateField name={text} isEnd={isEnd} value={state[filter]} onChange={(value) => set({ [filter]: value })} />;
}

export function RangeFilterField({ filter, text, plan, state, facets, set, bounds }: FieldProps<RangeFilter> & { bounds: Bounds }) {
  const isShown = isIncluded(filter, plan);
  const ranges = useDistribution(filter, state, facets, isShown);
  if (!isShown) return null;
  const commit = (value: NumberRange | null) => set({ [filter]: value });
  return (
    <RangeField name={text} bounds={bounds} value={state[filter]} onCommit={commit}>
      <Distribution name={text} ranges={ranges} isWhole={bounds.isWhole} value={state[filter]} onChange={commit} />
    </RangeField>
  );
}

export function MinimumFilterField({ filter, text, plan, state, set, bounds }: FieldProps<KeysOf<number | null>> & { bounds: Bounds }) {
  if (!isIncluded(filter, plan)) return null;
  return <NumberField label={text} bounds={bounds} value={state[filter]} onCommit={(value) => set({ [filter]: value })} />;
}

export function YesNoFilterField({ filter, text, plan, state, set, counts }: FieldProps<KeysOf<YesNo>> & { counts?: YesNoCounts | null }) {
  if (!isIncluded(filter, plan)) return null;
  return <YesNoField name={text} counts={counts} value={state[filter]} onChange={(value) => set({ [filter]: value })} />;
}
