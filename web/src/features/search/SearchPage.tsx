import { Anchor, Container, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { type ApiError, toApiError } from '../../api/errors';
import { meQuery, searchQuery } from '../../api/queries';
import { AppLink } from '../../ui/navigation/AppLink';
import { SkeletonRows } from '../../ui/layout/states';
import { useTitle } from '../../ui/layout/useTitle';
import { paths } from '../../urls/paths';
import { ErrorState } from '../../widgets/ErrorState';
import { chipsOf } from './filters/chips';
import { SearchChips } from './filters/SearchChips';
import { Filters } from './filters/Filters';
import { SearchModeSwitch } from './SearchModeSwitch';
import { SearchNotices } from './SearchNotices';
import { applyPlan, toSearchRequest } from './search-request';
import { toPlan } from './plans';
import { LoadMore } from './results/LoadMore';
import { Results } from './results/Results';
import { ZeroResults } from './results/ZeroResults';
import classes from './Search.module.css';
import { QuerySummary } from './QuerySummary';
import { EmptySearchPanel } from './EmptySearchPanel';
import { MIN_COMPARED, RETRIEVAL_MODES, type SearchState } from './state';
import { TermEditor } from './terms/TermEditor';
import { MobileToolbar } from './MobileToolbar';
import { CompareBar } from './compare/CompareBar';
import { CompareDialog } from './compare/CompareDialog';
import { useDefaultFilters } from './useDefaultFilters';
import { useFocusFirstNew } from './useFocusFirstNew';
import { useModeTotals } from './useModeTotals';
import { useResultsFocus } from './useResultsFocus';
import { useResultsView } from './useResultsView';
import { isOnlyLink } from './saved/described-search';
import { SavedSearchMenu } from './saved/SavedSearchMenu';
import { useSavedSearchLink } from './saved/useSavedSearchLink';
import { HiddenNotice } from './lists/HiddenNotice';
import { TargetListBar } from './lists/TargetListBar';
import { useTargetList } from './lists/useTargetList';
import { useSearchState } from './useSearchState';

const MAX_TITLE_CHARS = 60;

/** A long query is cut for the title of the window. */
const shortened = (query: string) => (query.length > MAX_TITLE_CHARS ? `${query.slice(0, MAX_TITLE_CHARS)}…` : query);

function errorTitle(failure: ApiError): string {
  if (failure.isQuotaExceeded) return 'No searches left';
  return failure.status === 429 ? 'Too many searches at once' : failure.isAccessDenied ? 'You don’t have access to this search' : 'Search failed';
}

export function SearchPage() {
  const { state, ignored, hrefOf, setState: navigate, replaceState } = useSearchState();
  // A search that is cleared is no longer the saved one.
  const setState = (next: SearchState) => navigate(isOnlyLink(next) ? { ...next, savedSearch: null } : next);
  const { data: me, isPending: isMePending } = useQuery(meQuery);
  const queryClient = useQueryClient();
  const plan = toPlan(me?.user?.plan);
  const { allowed, locked } = useMemo(() => applyPlan(state, plan), [state, plan]);
  const search = useMemo(() => toSearchRequest(allowed), [allowed]);
  const query = searchQuery(search.mode, search.options);
  const isApplyingDefaults = useDefaultFilters(state, replaceState);
  const results = useInfiniteQuery({ ...query, enabled: search.isComplete && !isMePending && !isApplyingDefaults });
  const isFormer = results.isPlaceholderData;
  const hasLists = plan !== 'public';
  const link = useSavedSearchLink(allowed, hasLists, search.isComplete && results.isSuccess && !isFormer, replaceState);
  const isWide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  const resultsSection = useRef<HTMLElement>(null);
  const chips = chipsOf(allowed);
  useTitle(state.q ? `${shortened(state.q)} – Search` : 'Search podcasts and episodes');

  const failure = results.error && toApiError(results.error);
  const pages = search.isComplete && !isFormer ? (results.data?.pages ?? []) : [];
  const [first] = pages;
  // Until the results of this search are there, the former ones stay where they are, dimmed.
  const shown = search.isComplete && isFormer ? (results.data?.pages ?? []) : pages;
  const [firstShown] = shown;
  const focusFirstNew = useFocusFirstNew(resultsSection, '[data-result]', pages.reduce((sum, page) => sum + page.result.hits.length, 0));
  const [defaultView, setDefaultView] = useResultsView();
  const { target, missing } = useTargetList(allowed.selectedProject);
  const totals = useModeTotals(allowed, search, first);
  useResultsFocus(resultsSection, first !== undefined || failure !== null ? JSON.stringify(query.queryKey) : null);
  const filters = <Filters state={allowed} search={search} plan={plan} page={first} onChange={setState} />;
  const retrievalMode = allowed.retrievalMode ?? RETRIEVAL_MODES.find((each) => each === first?.foundBy.mode);
  const searchAgain = () => {
    resultsSection.current?.focus(); // The pressed button disappears with the old results.
    void queryClient.resetQueries({ queryKey: query.queryKey, exact: true });
  };

  return (
    <Container size={1280} className={classes.page}>
      <div className={classes.header}>
        <Title order={1} size="h3" className={classes.title} title={state.q.length > MAX_TITLE_CHARS ? state.q : undefined}>
          {state.q ? <>Results for {state.q}</> : 'Search'}
        </Title>
        <SearchModeSwitch state={allowed} mode={search.mode} reason={search.modeReason} totals={totals} onChange={setState} />
      </div>
      <div className={classes.controls}>
        <TermEditor state={allowed} onChange={setState} />
        {hasLists && <SavedSearchMenu state={allowed} canSave={search.isComplete} saved={link.saved} onChange={replaceState} />}
      </div>
      <div className={classes.columns}>
        {/* The results come before the filters in the page, so that few tab stops lead to them. */}
        <section className={classes.results} aria-label="Results" tabIndex={-1} ref={resultsSection}>
          {!isWide && <MobileToolbar state={allowed} mode={search.mode} plan={plan} filterCount={chips.length} filters={filters} onChange={setState} />}
          {target && <TargetListBar state={allowed} target={target} onChange={setState} />}
          <SearchNotices state={allowed} search={search} ignored={ignored} locked={locked} missingList={missing} pages={pages} onChange={setState} />
          <QuerySummary state={allowed} mode={search.mode} retrievalMode={retrievalMode} isShown={search.isComplete} />
          <SearchChips state={allowed} chips={chips} onChange={setState} />
          {link.error !== null && link.saved === null && <ErrorState title={toApiError(link.error).isNotFound ? 'This saved search doesn’t exist, or isn’t shared with you' : 'Couldn’t load the saved search'} error={link.error} onRetry={link.retry} />}
          {link.isOpening && link.error === null && <SkeletonRows count={6} height={92} label="Loading the saved search" />}
          {!search.isComplete && !link.isOpening && <EmptySearchPanel />}
          {search.isComplete && (results.isPending || isFormer) && (firstShown?.result.hits.length ?? 0) === 0 && <SkeletonRows count={6} height={92} label="Searching" />}
          {failure && !first && (
            <ErrorState title={errorTitle(failure)} error={failure} {...(failure.isQuotaExceeded ? {} : { onRetry: () => void results.refetch() })}>
              {failure.isQuotaExceeded && (
                <Anchor component={AppLink} href={me?.user ? paths.app() : paths.signIn()} underline="always" size="sm">
                  {me?.user ? 'View usage' : 'Sign in to search with your plan'}
                </Anchor>
              )}
            </ErrorState>
          )}
          {first && <HiddenNotice state={allowed} hidden={first} targetName={target?.name ?? null} onChange={setState} />}
          {first && first.result.hits.length === 0 && <ZeroResults key={hrefOf(allowed)} state={allowed} mode={search.mode} chips={chips} totals={totals} onChange={setState} />}
          {firstShown && firstShown.result.hits.length > 0 && (
            <div className={classes.found} data-former={isFormer || undefined} aria-busy={isFormer}>
              <Results
                state={allowed}
                search={search}
                pages={[firstShown, ...shown.slice(1)]}
                plan={plan}
                defaultView={defaultView}
                hasSortControl={isWide}
                target={target}
                onChange={setState}
                onReplace={replaceState}
                onChangeView={setDefaultView}
              />
              <LoadMore
                label="Load more"
                errorTitle="Couldn’t load more results"
                error={results.isFetchNextPageError ? results.error : null}
                hasMore={results.hasNextPage && !isFormer}
                isLoading={results.isFetchingNextPage}
                onLoadMore={() => {
                  focusFirstNew();
                  void results.fetchNextPage();
                }}
                onSearchAgain={searchAgain}
              />
            </div>
          )}
          {allowed.compared.length > 0 && (
            <CompareBar count={allowed.compared.length} isHidden={allowed.isComparing === 'yes'} onCompare={() => setState({ ...allowed, isComparing: 'yes' })} onClear={() => setState({ ...allowed, compared: [], isComparing: null })} />
          )}
        </section>
        {isWide && (
          <section className={classes.sidebar} aria-label="Filters">
            {filters}
          </section>
        )}
      </div>
      <CompareDialog
        slugs={allowed.compared}
        plan={plan}
        isOpen={allowed.isComparing === 'yes' && allowed.compared.length >= MIN_COMPARED}
        onRemove={(slug) => setState(withoutCompared(allowed, slug))}
        onClose={() => setState({ ...allowed, isComparing: null })}
      />
    </Container>
  );
}

/** Two podcasts are the fewest that can be compared, so removing one of two closes the comparison. */
function withoutCompared(state: SearchState, slug: string): SearchState {
  const compared = state.compared.filter((other) => other !== slug);
  return { ...state, compared, isComparing: compared.length < MIN_COMPARED ? null : state.isComparing };
}
