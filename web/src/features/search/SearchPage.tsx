import { Anchor, Button, Container, Group, Text, Title } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type ApiError, fromUnknown } from '../../api/errors';
import { meQuery, searchQuery } from '../../api/queries';
import { paths } from '../../app/paths';
import { AppLink } from '../../ui/AppLink';
import { ErrorState, SkeletonRows } from '../../ui/states';
import { useTitle } from '../../ui/useTitle';
import { chipsOf } from './filters/chips';
import { FilterChips } from './filters/FilterChips';
import { Filters } from './filters/Filters';
import { FiltersPane } from './FiltersPane';
import { FindBySwitch } from './FindBySwitch';
import { ModeSwitch } from './ModeSwitch';
import { Notices } from './Notices';
import { toSearch, withinPlan } from './options';
import { toPlan } from './plans';
import { Results } from './results/Results';
import { ResultsBar } from './results/ResultsBar';
import { ZeroResults } from './results/ZeroResults';
import classes from './Search.module.css';
import { sentenceOf } from './sentence';
import { StartPanel } from './StartPanel';
import { TermEditor } from './terms/TermEditor';
import { useSearchState } from './useSearchState';

function titleOf(failure: ApiError): string {
  if (failure.isUsedUp) return 'No searches are left for now';
  return failure.isRefused || failure.status === 429 ? 'This search was not made' : 'The search failed';
}

export function SearchPage() {
  const { state, ignored, setState } = useSearchState();
  const { data: me, isPending: isMePending } = useQuery(meQuery);
  const plan = toPlan(me?.user?.plan);
  const { allowed, locked } = useMemo(() => withinPlan(state, plan), [state, plan]);
  const search = useMemo(() => toSearch(allowed), [allowed]);
  const results = useInfiniteQuery({ ...searchQuery(search.mode, search.options), enabled: search.isComplete && !isMePending });
  const [sheet, { open, close }] = useDisclosure(false);
  const isWide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  const chips = chipsOf(allowed);
  useTitle(state.q ? `${state.q} – search` : 'Search podcasts and episodes');

  const failure = results.error && fromUnknown(results.error);
  const pages = search.isComplete ? (results.data?.pages ?? []) : [];
  const [first] = pages;

  return (
    <Container size={1280} className={classes.page}>
      <div className={classes.top}>
        <Title order={1} size="h3">
          {state.q ? <>Results for {state.q}</> : 'Search'}
        </Title>
        <ModeSwitch state={allowed} mode={search.mode} reason={search.modeReason} onChange={setState} />
      </div>
      <TermEditor state={allowed} onChange={setState} />
      <FindBySwitch state={allowed} page={first} onChange={setState} />
      <div className={classes.columns}>
        <FiltersPane isWide={isWide} isOpen={sheet} onClose={close}>
          <Filters state={allowed} plan={plan} facets={first?.facets ?? []} onChange={setState} />
        </FiltersPane>
        <section className={classes.results} aria-label="Results">
          <Notices state={allowed} search={search} ignored={ignored} locked={locked} pages={pages} onChange={setState} />
          {search.isComplete && (
            <Text className={classes.sentence} data-testid="sentence">
              {sentenceOf(allowed, search.mode)}
            </Text>
          )}
          <Group gap="xs" mb="sm">
            {!isWide && (
              <Button variant="default" size="sm" mih={44} leftSection={<IconAdjustmentsHorizontal size={17} />} onClick={open}>
                Filters{chips.length > 0 && ` (${chips.length})`}
              </Button>
            )}
            <FilterChips state={allowed} chips={chips} onChange={setState} />
          </Group>
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
          {first && first.result.hits.length === 0 && <ZeroResults state={allowed} mode={search.mode} chips={chips} onChange={setState} />}
          {first && first.result.hits.length > 0 && (
            <>
              <ResultsBar state={allowed} pages={pages} plan={plan} onChange={setState} />
              <Results state={allowed} search={search} pages={pages} onChange={setState} />
              {results.isFetchNextPageError && (
                <ErrorState title="The next results could not be loaded" error={results.error} onRetry={() => void results.fetchNextPage()} />
              )}
              {results.hasNextPage && !results.isFetchNextPageError && (
                <Button variant="default" mt="md" mih={44} loading={results.isFetchingNextPage} onClick={() => void results.fetchNextPage()}>
                  Load more
                </Button>
              )}
            </>
          )}
        </section>
      </div>
    </Container>
  );
}
