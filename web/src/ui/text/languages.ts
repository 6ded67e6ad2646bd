/** Groups language tags by base language: `en-GB` and `en-US` are both English. A search for `en` finds all of them. */

/** A value and how often it occurs. */
export interface ValueCount {
  value: string;
  count: number;
}

export const baseLanguage = (tag: string) => tag.toLowerCase().split('-')[0] ?? tag;

export function countByBaseLanguage(items: readonly ValueCount[]): ValueCount[] {
  const counts = new Map<string, number>();
  for (const { value, count } of items) counts.set(baseLanguage(value), (counts.get(baseLanguage(value)) ?? 0) + count);
  return [...counts].map(([value, count]) => ({ value, count }));
}
