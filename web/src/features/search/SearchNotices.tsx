import { Alert, Anchor, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { SearchResultPage } from '../../api/queries';
import { joinAnd } from '../../ui/format';
import { type FilterKey, filterOf } from './filters/filter-table';
import type { SearchRequest } from './search-request';
import { requiredPlanText } from './plans';
import type { SearchState } from './state';
import { applySpelling } from './terms/spelling';
import classes from './Search.module.css';

interface SearchNoticesProps {
  state: SearchState;
  search: SearchRequest;
  /** Parameters of the address that could not be read. */
  ignored: readonly string[];
  /** Filters that the plan does not have. */
  locked: readonly FilterKey[];
  pages: readonly SearchResultPage[];
  onChange: (state: SearchState) => void;
}

/** What was left out of the search, what it did not reach, and what was probably meant. */
export function SearchNotices({ state, search, ignored, locked, pages, onChange }: SearchNoticesProps) {
  const suggestion = pages[0]?.didYouMean ?? null;
  const corrected = suggestion === null ? null : applySpelling(state, search.words, suggestion);
  const isPartial = pages.some((page) => page.partial);
  const requiredPlans = [...new Set(locked.map((key) => requiredPlanText(filterOf(key).plan)))];
  const lockedFilterNames = (need: string) => joinAnd(locked.filter((key) => requiredPlanText(filterOf(key).plan) === need).map((key) => filterOf(key).name));
  return (
    <>
      {(ignored.length > 0 || locked.length > 0 || search.tooShort.length > 0) && (
        <Alert variant="outline" color="brand" icon={<IconInfoCircle />} mb="sm" role="status" className={classes.notice}>
          {ignored.length > 0 && <Text size="sm">Part of the address could not be read and was left out: {joinAnd(ignored)}.</Text>}
          {requiredPlans.map((need) => (
            <Text key={need} size="sm">
              Left out, because it needs {need}: {lockedFilterNames(need)}.
            </Text>
          ))}
          {search.tooShort.length > 0 && <Text size="sm">A search term needs at least 2 characters; left out: {joinAnd(search.tooShort)}.</Text>}
        </Alert>
      )}
      {isPartial && (
        <Alert variant="outline" color="brand" icon={<IconInfoCircle />} mb="sm" role="status" className={classes.notice}>
          <Text size="sm">This search took too long and was stopped: there may be better results, and more of them. Fewer words or another filter make it faster.</Text>
        </Alert>
      )}
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
