/** A control per kind of filter. The filter table provides its plan and value by key. */
import type { Facet } from '../../../api/types';
import type { Bounds, NumberRange } from '../codecs';
import type { DateFilter } from '../dates';
import { isAtLeast, type Plan } from '../plans';
import type { SearchState } from '../state';
import { DateField } from './DateField';
import { Distribution } from './Distribution';
import { FilterLabel } from './FilterLabel';
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

/** Returns the plan that a filter needs, or null when the reader's plan includes it. */
export const requiredPlanOf = (key: FilterKey, plan: Plan): Plan | null => (isAtLeast(plan, FILTERS[key].plan) ? null : FILTERS[key].plan);

export const countActive = (state: SearchState, keys: readonly FilterKey[]) => activeFilters(state).filter((key) => keys.includes(key)).length;

function fieldProps({ filter, text, plan }: FieldProps<FilterKey>) {
  const lockedFor = requiredPlanOf(filter, plan);
  return { label: <FilterLabel text={text} requiredPlan={lockedFor} />, name: text, disabled: lockedFor !== null };
}

export function DateFilterField(props: FieldProps<KeysOf<DateFilter | null>> & { isEnd?: boolean }) {
  const { filter, state, set, isEnd } = props;
  return <DateField {...fieldProps(props)} isEnd={isEnd} value={state[filter]} onChange={(value) => set({ [filter]: value })} />;
}

export function RangeFilterField(props: FieldProps<RangeFilter> & { bounds: Bounds }) {
  const { filter, text, state, facets, set, bounds } = props;
  const field = fieldProps(props);
  const ranges = useDistribution(filter, state, facets, !field.disabled);
  const commit = (value: NumberRange | null) => set({ [filter]: value });
  return (
    <RangeField {...field} bounds={bounds} value={state[filter]} onCommit={commit}>
      {!field.disabled && <Distribution name={text} ranges={ranges} isWhole={bounds.isWhole} value={state[filter]} onChange={commit} />}
    </RangeField>
  );
}

export function MinimumFilterField(props: FieldProps<KeysOf<number | null>> & { bounds: Bounds }) {
  const { filter, state, set, bounds } = props;
  const { label, disabled } = fieldProps(props);
  return <NumberField label={label} bounds={bounds} disabled={disabled} value={state[filter]} onCommit={(value) => set({ [filter]: value })} />;
}

export function YesNoFilterField(props: FieldProps<KeysOf<YesNo>> & { counts?: YesNoCounts | null }) {
  const { filter, state, set, counts } = props;
  return <YesNoField {...fieldProps(props)} counts={counts} value={state[filter]} onChange={(value) => set({ [filter]: value })} />;
}
