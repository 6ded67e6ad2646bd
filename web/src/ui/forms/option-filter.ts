/** Finds the options of a list by what people type. */
import type { ComboboxParsedItem } from '@mantine/core';

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** 0 for an option with exactly this name, value or alias, 1 when one begins with it, 2 when its name contains it; null for others. */
function rank(label: string, value: string, aliases: readonly string[], search: string): 0 | 1 | 2 | null {
  const texts = [label, ...aliases].map(fold);
  if (fold(value) === search || texts.includes(search)) return 0;
  if (texts.some((text) => text.startsWith(search))) return 1;
  return texts[0]?.includes(search) ? 2 : null;
}

/** The options that match, best first; otherwise they keep their order. Groups are left as they are. */
export function filterOptions(options: ComboboxParsedItem[], search: string, aliasesOf: (value: string) => readonly string[] = () => []): ComboboxParsedItem[] {
  const folded = fold(search);
  if (folded === '') return options;
  const ranked = options.flatMap((option) => {
    const found = 'value' in option ? rank(option.label, String(option.value), aliasesOf(String(option.value)), folded) : 2;
    return found === null ? [] : [{ option, found }];
  });
  return ranked.toSorted((one, other) => one.found - other.found).map(({ option }) => option);
}
