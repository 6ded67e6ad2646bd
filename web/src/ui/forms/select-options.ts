/** Options of a field that selects values of the catalog. */
import type { ValueCount } from '../text/languages';

/** Returns the values of the catalog, the most frequent first, and selected values that the catalog lacks. */
export function toSelectOptions(items: readonly ValueCount[], chosen: readonly string[], name: (value: string) => string) {
  const options = items.toSorted((one, other) => other.count - one.count).map(({ value }) => ({ value: value.toLowerCase(), label: name(value) }));
  const missing = chosen.filter((value) => !options.some((option) => option.value === value)).map((value) => ({ value, label: name(value) }));
  return [...options, ...missing];
}
