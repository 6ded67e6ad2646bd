import { Anchor, Container, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { type ApiError, fromUnknown } from '../../api/errors';
import { meQuery, searchQuery } from '../../api/queries';
import { paths } from '../../app/paths';
import { AppLink } from '../../ui/AppLink';
import { SkeletonRows } from '../../ui/states';
import { useTitle } from '../../ui/useTitle';
import { ErrorState } from '../../widgets/ErrorState';
import { chipsOf } from './filters/chips';
import { FilterChips } from './filters/FilterChips';
import { Filters } from './filters/Filters';
import { FindBySwitch } from './FindBySwitch';
import { ModeSwitch } from './ModeSwitch';
import { Notices } from './Notices';
import { toSearch, withinPlan } from './options';
import { toPlan } from './plans';
import { More } from './results/More';
import { Results } from './results/Results';
import { ResultsBar } from './results/ResultsBar';
import { ZeroResults } from './results/ZeroResults';
import classes from './Search.module.css';
import { Sentence } from './Sentence';
import { StartPanel } from './StartPanel';
import { FIND_BY } from './state';
import { TermEditor } from './terms/TermEditor';
import { Toolbar } from './Toolbar';
import { useFocusNew } from './useFocusNew';
import { useSearchState } from './useSearchState';

function titleOf(failure: ApiError): string {
  if (failure.isUsedUp) return 'No searches are left for now';
  return failure.isRefused || failure.status === 429 ? 'This search was not made' : 'The search failed';
}

export function SearchPage() {
  const { state, ignored, hrefOf, setState } = useSearchState();
  const { data: me, isPending: isMePending } = useQuery(meQuery);
  const queryClient = useQueryClient();
  const plan = toPlan(me?.user?.plan);
  const { allowed, locked } = useMemo(() => withinPlan(state, plan), [state, plan]);
  const search = useMemo(() => toSearch(allowed), [allowed]);
  const query = searchQuery(search.mode, search.options);
  const results = useInfiniteQuery({ ...query, enabled: search.isComplete && !isMePending });
  const isWide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  const section = useRef<HTMLElement>(null);
  const chips = chipsOf(allowed);
  useTitle(state.q ? `${state.q} – search` : 'Search podcasts and episodes');

  const failure = results.error && fromUnknown(results.error);
  const pages = search.isComplete ? (results.data?.pages ?? []) : [];
  const [first] = pages;
  const toNew = useFocusNew(section, '[data-result]', pages.reduce((sum, page) => sum + page.result.hits.length, 0));
  const filters = <Filters state={allowed} mode={search.mode} plan={plan} facets={first?.facets ?? []} onChange={setState} />;
  const searchAgain = () => {
    section.current?.focus(); // The button that was pressed goes with the old results.
    void queryClient.resetQueries({ queryKey: query.queryKey, exact: true });
  };

  return (
    <Container size={1280} className={classes.page}>
      <div className={classes.top}>
        <Title order={1} size="h3">
          {state.q ? <>Results for {state.q}</> : 'Search'}
        </Title>
        <ModeSwitch state={allowed} mode={search.mode} reason={search.modeReason} onChange={setState} />
      </div>
      <div className={classes.asking}>
        <FindBySwitch state={allowed} page={first} onChange={setState} />
        <TermEditor state={allowed} onChange={setState} />
      </div>
      <div className={classes.columns}>
        {isWide && (
          <section className={classes.side} aria-label="Filters">
            {filters}
          </section>
        )}
        <section className={classes.results} aria-label="Results" tabIndex={-1} ref={section}>
          {!isWide && <Toolbar state={allowed} mode={search.mode} plan={plan} filterCount={chips.length} filters={filters} onChange={setState} />}
          <Notices state={allowed} search={search} ignored={ignored} locked={locked} pages={pages} onChange={setState} />
          <Sentence state={allowed} mode={search.mode} by={allowed.by ?? FIND_BY.find((by) => by === first?.foundBy.mode)} isShown={search.isComplete} />
          <FilterChips state={allowed} chips={chips} onChange={setState} />
          {!search.isComplete && <StartPanel />}
          {search.isComplete && results.isPending && <SkeletonRows count={6} height={128} label="Searching" />}
          {failure && !first && (
            <ErrorState title={titleOf(failure)} error={failure} {...(failure.isUsedUp ? {} : { onRetry: () => void results.refetch() })}>
              {failure.isUsedUp && (
                <Anchor component={AppLink} href={me?.user ? paths.app() : paths.signIn()} underline="always" size="sm">
                  {me?.user ? 'See what you used' : 'Sign in to search with your plan'}
                </Anchor>
              )}
            </ErrorState>
          )}
          {first && first.result.hits.length === 0 && <ZeroResults key={hrefOf(allowed)} state={allowed} mode={search.mode} chips={chips} onChange={setState} />}
          {first && first.result.hits.length > 0 && (
            <>
              <ResultsBar state={allowed} pages={pages} plan={plan} hasOrder={isWide} onChange={setState} />
              <Results state={allowed} search={search} pages={pages} onChange={setState} />
              <More
                label="Load more"
                failed="The next results could not be loaded"
                error={results.isFetchNextPageError ? results.error : null}
                hasMore={results.hasNextPage}
                isLoading={results.isFetchingNextPage}
                onMore={() => {
                  toNew();
                  void results.fetchNextPage();
                }}
                onAgain={searchAgain}
              />
            </>
          )}
        </section>
      </div>
    </Container>
  );
}
