/** Prepares facet counts for the filters. */
import type { Facet } from '../../../api/types';
import { baseLanguage, countByBaseLanguage, type ValueCount } from '../../../ui/text/languages';

const MAX_VALUES = 5;

export const facetValues = (facets: readonly Facet[], name: string): readonly ValueCount[] => facets.find(({ facet }) => facet === name)?.values ?? [];

/** A base language matches its regional variants, so their counts are added. */
export const languageCounts = (facets: readonly Facet[]): readonly ValueCount[] => countByBaseLanguage(facetValues(facets, 'language')).toSorted((one, other) => other.count - one.count);

/** Returns the most frequent values, and the selected ones that are not among them. */
export function topValues(counted: readonly ValueCount[], chosen: readonly string[]): ValueCount[] {
  if (counted.length === 0) return [];
  const top = counted.slice(0, MAX_VALUES);
  const others = chosen.filter((value) => top.every((known) => known.value !== value));
  return [...top, ...others.map((value) => ({ value, count: counted.find((known) => known.value === value)?.count ?? 0 }))];
}

/** Returns the top languages, where `es-mx` can be selected beside `en`. */
export function topLanguages(facets: readonly Facet[], chosen: readonly string[]): ValueCount[] {
  const tags = facetValues(facets, 'language');
  const countOf = (value: string) => tags.filter((tag) => tag.value === value || tag.value.startsWith(`${value}-`)).reduce((sum, tag) => sum + tag.count, 0);
  const regions = chosen.filter((value) => value !== baseLanguage(value)).map((value) => ({ value, count: countOf(value) }));
  return topValues([...languageCounts(facets), ...regions], chosen);
}

export interface YesNoCounts {
  yes: number;
  no: number;
}

/** Returns null when the facet was not counted. */
export function yesNoCounts(facets: readonly Facet[], name: string): YesNoCounts | null {
  const values = facetValues(facets, name);
  const countOf = (value: string) => values.find((known) => known.value === value)?.count ?? 0;
  return values.length === 0 ? null : { yes: countOf('true'), no: countOf('false') };
}
