import { Anchor, Container, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { type ApiError, toApiError } from '../../api/errors';
import { meQuery, searchQuery } from '../../api/queries';
import { paths } from '../../app/paths';
import { AppLink } from '../../ui/AppLink';
import { SkeletonRows } from '../../ui/states';
import { useTitle } from '../../ui/useTitle';
import { ErrorState } from '../../widgets/ErrorState';
import { chipsOf } from './filters/chips';
import { FilterChips } from './filters/FilterChips';
import { Filters } from './filters/Filters';
import { RetrievalModeSwitch } from './RetrievalModeSwitch';
import { SearchModeSwitch } from './SearchModeSwitch';
import { SearchNotices } from './SearchNotices';
import { applyPlan, toSearchRequest } from './search-request';
import { toPlan } from './plans';
import { LoadMore } from './results/LoadMore';
import { Results } from './results/Results';
import { ResultsBar } from './results/ResultsBar';
import { ZeroResults } from './results/ZeroResults';
import classes from './Search.module.css';
import { QuerySummary } from './QuerySummary';
import { EmptySearchPanel } from './EmptySearchPanel';
import { RETRIEVAL_MODES } from './state';
import { TermEditor } from './terms/TermEditor';
import { MobileToolbar } from './MobileToolbar';
import { useFocusFirstNew } from './useFocusFirstNew';
import { useSearchState } from './useSearchState';

function errorTitle(failure: ApiError): string {
  if (failure.isQuotaExceeded) return 'You’ve used all your searches';
  return failure.isAccessDenied || failure.status === 429 ? 'This search wasn’t run' : 'Search failed';
}

export function SearchPage() {
  const { state, ignored, hrefOf, setState } = useSearchState();
  const { data: me, isPending: isMePending } = useQuery(meQuery);
  const queryClient = useQueryClient();
  const plan = toPlan(me?.user?.plan);
  const { allowed, locked } = useMemo(() => applyPlan(state, plan), [state, plan]);
  const search = useMemo(() => toSearchRequest(allowed), [allowed]);
  const query = searchQuery(search.mode, search.options);
  const results = useInfiniteQuery({ ...query, enabled: search.isComplete && !isMePending });
  const isWide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  const resultsSection = useRef<HTMLElement>(null);
  const chips = chipsOf(allowed);
  useTitle(state.q ? `${state.q} – Search` : 'Search podcasts and episodes');

  const failure = results.error && toApiError(results.error);
  const pages = search.isComplete ? (results.data?.pages ?? []) : [];
  const [first] = pages;
  const focusFirstNew = useFocusFirstNew(resultsSection, '[data-result]', pages.reduce((sum, page) => sum + page.result.hits.length, 0));
  const filters = <Filters state={allowed} mode={search.mode} plan={plan} facets={first?.facets ?? []} onChange={setState} />;
  const searchAgain = () => {
    resultsSection.current?.focus(); // The pressed button disappears with the old results.
    void queryClient.resetQueries({ queryKey: query.queryKey, exact: true });
  };

  return (
    <Container size={1280} className={classes.page}>
      <div className={classes.header}>
        <Title order={1} size="h3">
          {state.q ? <>Results for {state.q}</> : 'Search'}
        </Title>
        <SearchModeSwitch state={allowed} mode={search.mode} reason={search.modeReason} onChange={setState} />
      </div>
      <div className={classes.controls}>
        <RetrievalModeSwitch state={allowed} page={first} onChange={setState} />
        <TermEditor state={allowed} onChange={setState} />
      </div>
      <div className={classes.columns}>
        {isWide && (
          <section className={classes.sidebar} aria-label="Filters">
            {filters}
          </section>
        )}
        <section className={classes.results} aria-label="Results" tabIndex={-1} ref={resultsSection}>
          {!isWide && <MobileToolbar state={allowed} mode={search.mode} plan={plan} filterCount={chips.length} filters={filters} onChange={setState} />}
          <SearchNotices state={allowed} search={search} ignored={ignored} locked={locked} pages={pages} onChange={setState} />
          <QuerySummary state={allowed} mode={search.mode} retrievalMode={allowed.retrievalMode ?? RETRIEVAL_MODES.find((each) => each === first?.foundBy.mode)} isShown={search.isComplete} />
          <FilterChips state={allowed} chips={chips} onChange={setState} />
          {!search.isComplete && <EmptySearchPanel />}
          {search.isComplete && results.isPending && <SkeletonRows count={6} height={128} label="Searching" />}
          {failure && !first && (
            <ErrorState title={errorTitle(failure)} error={failure} {...(failure.isQuotaExceeded ? {} : { onRetry: () => void results.refetch() })}>
              {failure.isQuotaExceeded && (
                <Anchor component={AppLink} href={me?.user ? paths.app() : paths.signIn()} underline="always" size="sm">
                  {me?.user ? 'View usage' : 'Sign in to search with your plan'}
                </Anchor>
              )}
            </ErrorState>
          )}
          {first && first.result.hits.length === 0 && <ZeroResults key={hrefOf(allowed)} state={allowed} mode={search.mode} chips={chips} onChange={setState} />}
          {first && first.result.hits.length > 0 && (
            <>
              <ResultsBar state={allowed} pages={pages} plan={plan} hasSortControl={isWide} onChange={setState} />
              <Results state={allowed} search={search} pages={pages} onChange={setState} />
              <LoadMore
                label="Load more"
                errorTitle="Couldn’t load more results"
                error={results.isFetchNextPageError ? results.error : null}
                hasMore={results.hasNextPage}
                isLoading={results.isFetchingNextPage}
                onLoadMore={() => {
                  focusFirstNew();
                  void results.fetchNextPage();
                }}
                onSearchAgain={searchAgain}
              />
            </>
          )}
        </section>
      </div>
    </Container>
  );
}
