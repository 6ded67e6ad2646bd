/** Languages as readers think of them: `en-GB` and `en-US` are both English. The search's `en` finds them all. */

interface ValueCount {
  value: string;
  count: number;
}

export const baseLanguage = (tag: string) => tag.toLowerCase().split('-')[0] ?? tag;

export function countByBaseLanguage(items: readonly ValueCount[]): ValueCount[] {
  const counts = new Map<string, number>();
  for (const { value, count } of items) counts.set(baseLanguage(value), (counts.get(baseLanguage(value)) ?? 0) + count);
  return [...counts].map(([value, count]) => ({ value, count }));
}
