import { FilterChips } from '../../../ui/layout/FilterChips';
import { type SearchState, withoutFilters } from '../state';
import { formatQuery, isFreeText, parseQuery } from '../terms/query-syntax';
import type { Chip } from './chips';
import classes from './Filters.module.css';

interface SearchChipsProps {
  state: SearchState;
  chips: readonly Chip[];
  onChange: (state: SearchState) => void;
}

/** The filters and terms of a search. Without them, its free text is left. */
export function SearchChips({ state, chips, onChange }: SearchChipsProps) {
  if (chips.length === 0) return null;
  const freeText = parseQuery(state.q).filter(isFreeText);
  return (
    <div className={classes.chips}>
      <FilterChips chips={chips} cleared={{ ...withoutFilters(state), terms: [], groups: [], q: formatQuery(freeText) }} onChange={onChange} />
    </div>
  );
}
