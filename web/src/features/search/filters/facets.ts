/** What was counted among the hits, as the filters show it. */
import type { Facet } from '../../../api/types';
import { baseLanguage, countByBaseLanguage } from '../../../ui/languages';

export interface Counted {
  value: string;
  count: number;
}

const MAX_VALUES = 5;

export const facetValues = (facets: readonly Facet[], name: string): readonly Counted[] => facets.find(({ facet }) => facet === name)?.values ?? [];

/** A bare language finds its regions, so they are counted with it. */
export const languageCounts = (facets: readonly Facet[]): readonly Counted[] => countByBaseLanguage(facetValues(facets, 'language')).toSorted((one, other) => other.count - one.count);

/**
 * The most frequent values; once some are chosen, those, if anything was counted. What the others would give is not known then: the hits that were
 * counted have the chosen ones.
 */
export function topValues(counted: readonly Counted[], chosen: readonly string[]): Counted[] {
  if (chosen.length === 0) return counted.slice(0, MAX_VALUES);
  if (counted.length === 0) return [];
  return chosen.map((value) => ({ value, count: counted.find((known) => known.value === value)?.count ?? 0 }));
}

/** The same for languages, where `es-mx` can be chosen beside `en`. */
export function topLanguages(facets: readonly Facet[], chosen: readonly string[]): Counted[] {
  const tags = facetValues(facets, 'language');
  if (tags.length === 0) return [];
  const withRegions = chosen.map((value) => ({
    value,
    count: tags.filter((tag) => tag.value === value || tag.value.startsWith(`${value}-`)).reduce((sum, tag) => sum + tag.count, 0),
  }));
  return topValues(chosen.length === 0 ? languageCounts(facets).filter(({ value }) => value === baseLanguage(value)) : withRegions, chosen);
}

export interface YesNoCounts {
  yes: number;
  no: number;
}

/** Null when it was not counted. */
export function yesNoCounts(facets: readonly Facet[], name: string): YesNoCounts | null {
  const values = facetValues(facets, name);
  const countOf = (value: string) => values.find((known) => known.value === value)?.count ?? 0;
  return values.length === 0 ? null : { yes: countOf('true'), no: countOf('false') };
}
