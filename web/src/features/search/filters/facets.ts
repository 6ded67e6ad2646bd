/** What was counted among the hits, as the filters show it. */
import type { Facet } from '../../../api/types';
import { baseLanguage, byBaseLanguage } from '../../../ui/languages';

export interface Counted {
  value: string;
  count: number;
}

const MAX_PICKS = 5;

export const valuesOf = (facets: readonly Facet[], name: string): readonly Counted[] => facets.find(({ facet }) => facet === name)?.values ?? [];

/** A bare language finds its regions, so they are counted with it. */
export const languagesOf = (facets: readonly Facet[]): readonly Counted[] => byBaseLanguage(valuesOf(facets, 'language')).toSorted((one, other) => other.count - one.count);

/**
 * The most frequent values; once some are chosen, those, if anything was counted. What the others would give is not known then: the hits that were
 * counted have the chosen ones.
 */
export function picksOf(counted: readonly Counted[], chosen: readonly string[]): Counted[] {
  if (chosen.length === 0) return counted.slice(0, MAX_PICKS);
  if (counted.length === 0) return [];
  return chosen.map((value) => ({ value, count: counted.find((known) => known.value === value)?.count ?? 0 }));
}

/** The same for languages, where `es-mx` can be chosen beside `en`. */
export function languagePicksOf(facets: readonly Facet[], chosen: readonly string[]): Counted[] {
  const tags = valuesOf(facets, 'language');
  if (tags.length === 0) return [];
  const withRegions = chosen.map((value) => ({
    value,
    count: tags.filter((tag) => tag.value === value || tag.value.startsWith(`${value}-`)).reduce((sum, tag) => sum + tag.count, 0),
  }));
  return picksOf(chosen.length === 0 ? languagesOf(facets).filter(({ value }) => value === baseLanguage(value)) : withRegions, chosen);
}

export interface YesNoCounts {
  yes: number;
  no: number;
}

/** Null when it was not counted. */
export function yesNoOf(facets: readonly Facet[], name: string): YesNoCounts | null {
  const values = valuesOf(facets, name);
  const countOf = (value: string) => values.find((known) => known.value === value)?.count ?? 0;
  return values.length === 0 ? null : { yes: countOf('true'), no: countOf('false') };
}
