import { Alert, Anchor, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { SearchResultPage } from '../../api/queries';
import { capitalize, joinAnd } from '../../ui/text/format';
import { type FilterKey, filterOf } from './filters/filter-table';
import { GenreSuggestion } from './GenreSuggestion';
import type { SearchRequest } from './search-request';
import { requiredPlanText } from './plans';
import type { SearchState } from './state';
import { applySpelling } from './terms/spelling';
import classes from './Search.module.css';

interface SearchNoticesProps {
  state: SearchState;
  search: SearchRequest;
  /** URL parameters that could not be parsed. */
  ignored: readonly string[];
  /** Filters that the plan does not include. */
  locked: readonly FilterKey[];
  /** The slug of a list to add to that does not exist or is archived. */
  missingList: string | null;
  pages: readonly SearchResultPage[];
  onChange: (state: SearchState) => void;
}

/** Shows what the search ignored, whether it is partial, and a spelling correction. */
export function SearchNotices({ state, search, ignored, locked, missingList, pages, onChange }: SearchNoticesProps) {
  const suggestion = pages[0]?.didYouMean ?? null;
  const corrected = suggestion === null ? null : applySpelling(state, search.words, suggestion);
  const isPartial = pages.some((page) => page.partial);
  const requiredPlans = [...new Set(locked.map((key) => requiredPlanText(filterOf(key).plan)))];
  /** “Has guests” needs a paid plan and was ignored. */
  const describeLocked = (need: string) => {
    const names = locked.filter((key) => requiredPlanText(filterOf(key).plan) === need).map((key) => `“${capitalize(filterOf(key).name)}”`);
    return names.length === 1 ? `${joinAnd(names)} needs ${need} and was ignored.` : `${joinAnd(names)} need ${need} and were ignored.`;
  };
  return (
    <>
      {(ignored.length > 0 || locked.length > 0 || search.tooShort.length > 0) && (
        <Alert variant="outline" color="brand" icon={<IconInfoCircle />} mb="sm" role="status" className={classes.notice}>
          {ignored.length > 0 && <Text size="sm">Ignored unknown URL parameters: {joinAnd(ignored)}.</Text>}
          {requiredPlans.map((need) => (
            <Text key={need} size="sm">
              {describeLocked(need)}
            </Text>
          ))}
          {search.tooShort.length > 0 && <Text size="sm">Search terms need at least 2 characters. Ignored: {joinAnd(search.tooShort)}.</Text>}
        </Alert>
      )}
      {missingList !== null && (
        <Alert variant="outline" color="brand" icon={<IconInfoCircle />} mb="sm" role="status" className={classes.notice}>
          <Text size="sm">The list “{missingList}” doesn’t exist or is archived, so nothing can be added to it.</Text>
        </Alert>
      )}
      {isPartial && (
        <Alert variant="outline" color="brand" icon={<IconInfoCircle />} mb="sm" role="status" className={classes.notice}>
          <Text size="sm">The search ran out of time before it reached the whole catalog, so results may be incomplete. Try again, use fewer words or add a filter.</Text>
        </Alert>
      )}
      {pages[0]?.foundBy.shortfall && (
        <Text size="sm" mb="sm" role="status">
          Matched by words only: {pages[0].foundBy.shortfall}.
        </Text>
      )}
      <GenreSuggestion state={state} onChange={onChange} />
      {corrected && (
        <Text mb="sm">
          Did you mean{' '}
          <Anchor component="button" type="button" inherit underline="always" onClick={() => onChange(corrected)}>
            {suggestion}
          </Anchor>
          ?
        </Text>
      )}
    </>
  );
}
