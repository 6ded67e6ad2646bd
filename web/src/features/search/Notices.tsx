import { Alert, Anchor, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { SearchPage } from '../../api/queries';
import { joinAnd } from '../../ui/format';
import { type FilterKey, filterOf } from './filters/table';
import type { Search } from './options';
import { needOf } from './plans';
import type { SearchState } from './state';
import { withSpelling } from './terms/spelling';
import classes from './Search.module.css';

interface NoticesProps {
  state: SearchState;
  search: Search;
  /** Parameters of the address that could not be read. */
  ignored: readonly string[];
  /** Filters that the plan does not have. */
  locked: readonly FilterKey[];
  pages: readonly SearchPage[];
  onChange: (state: SearchState) => void;
}

/** What was left out of the search, what it did not reach, and what was probably meant. */
export function Notices({ state, search, ignored, locked, pages, onChange }: NoticesProps) {
  const line = pages[0]?.didYouMean ?? null;
  const respelt = line === null ? null : withSpelling(state, search.words, line);
  const isPartial = pages.some((page) => page.partial);
  const needs = [...new Set(locked.map((key) => needOf(filterOf(key).plan)))];
  const namesFor = (need: string) => joinAnd(locked.filter((key) => needOf(filterOf(key).plan) === need).map((key) => filterOf(key).name));
  return (
    <>
      {(ignored.length > 0 || locked.length > 0 || search.tooShort.length > 0) && (
        <Alert variant="outline" color="brand" icon={<IconInfoCircle />} mb="sm" role="status" className={classes.notice}>
          {ignored.length > 0 && <Text size="sm">Part of the address could not be read and was left out: {joinAnd(ignored)}.</Text>}
          {needs.map((need) => (
            <Text key={need} size="sm">
              Left out, because it needs {need}: {namesFor(need)}.
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
      {respelt && (
        <Text mb="sm">
          Did you mean{' '}
          <Anchor component="button" type="button" inherit underline="always" onClick={() => onChange(respelt)}>
            {line}
          </Anchor>
          ?
        </Text>
      )}
    </>
  );
}
