import { Alert, Button, Container, Drawer, Group, Text, Title } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { IconAdjustmentsHorizontal, IconInfoCircle } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fromUnknown } from '../../api/errors';
import { meQuery, searchQuery } from '../../api/queries';
import { joinAnd } from '../../ui/format';
import { ErrorState, SkeletonRows } from '../../ui/states';
import { useNow } from '../../ui/useNow';
import { useTitle } from '../../ui/useTitle';
import { chipsOf } from './chips';
import { Filters } from './Filters';
import { FilterChips } from './FilterChips';
import { ModeSwitch } from './ModeSwitch';
import { toSearch, withinPlan } from './options';
import { needOf, toPlan } from './plans';
import { Results } from './Results';
import { ResultsBar } from './ResultsBar';
import { ZeroResults } from './ZeroResults';
import { sentenceOf } from './sentence';
import { StartPanel } from './StartPanel';
import classes from './Search.module.css';
import { FILTER_NAMES } from './filter-names';
import { useSearchState } from './useSearchState';

export function SearchPage() {
  const { state, ignored, setState } = useSearchState();
  const { data: me, isPending: isMePending } = useQuery(meQuery);
  const plan = toPlan(me?.user?.plan);
  const { allowed, locked } = useMemo(() => withinPlan(state, plan), [state, plan]);
  const nowMs = useNow();
  const search = useMemo(() => toSearch(allowed, nowMs), [allowed, nowMs]);
  const results = useInfiniteQuery({ ...searchQuery(search.mode, search.options), enabled: search.isComplete && !isMePending });
  const [drawer, { open, close }] = useDisclosure(false);
  const isWide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  const chips = chipsOf(allowed);
  const filterCount = chips.length;
  useTitle(state.q ? `${state.q} – search` : 'Search podcasts and episodes');

  const failure = results.error && fromUnknown(results.error);
  const isStopped = failure ? failure.isRefused || failure.status === 429 : false;
  const pages = results.data?.pages ?? [];
  const [first] = pages;
  const filters = <Filters state={allowed} plan={plan} onChange={setState} />;

  return (
    <Container size={1280} className={classes.page}>
      <div className={classes.top}>
        <Title order={1} size="h3">
          {state.q ? <>Results for {state.q}</> : 'Search'}
        </Title>
        <ModeSwitch state={allowed} mode={search.mode} reason={search.modeReason} onChange={setState} />
      </div>
      <div className={classes.columns}>
        {isWide ? (
          <section className={classes.side} aria-label="Filters">
            {filters}
          </section>
        ) : (
          <Drawer.Root opened={drawer} onClose={close} position="bottom" size="85%">
            <Drawer.Overlay />
            <Drawer.Content radius="lg" aria-label="Filters">
              <Drawer.Header component="div">
                <Drawer.Title component="h2" fw={650}>
                  Filters
                </Drawer.Title>
                <Drawer.CloseButton aria-label="Close the filters" />
              </Drawer.Header>
              <Drawer.Body>
                {filters}
                <Button fullWidth mt="lg" size="md" onClick={close}>
                  Show the results
                </Button>
              </Drawer.Body>
            </Drawer.Content>
          </Drawer.Root>
        )}
        <section className={classes.results} aria-label="Results">
          {(ignored.length > 0 || locked.length > 0 || search.tooShort.length > 0) && (
            <Alert variant="outline" color="brand" icon={<IconInfoCircle />} mb="sm" role="status" className={classes.notice}>
              {ignored.length > 0 && <Text size="sm">Part of the address could not be read and was left out: {joinAnd(ignored)}.</Text>}
              {[...new Set(locked.map(needOf))].map((need) => (
                <Text key={need} size="sm">
                  Left out, because it needs {need}: {joinAnd(locked.filter((key) => needOf(key) === need).map((key) => FILTER_NAMES[key] ?? key))}.
                </Text>
              ))}
              {search.tooShort.length > 0 && (
                <Text size="sm">A search term needs at least 2 characters; left out: {joinAnd(search.tooShort)}.</Text>
              )}
            </Alert>
          )}
          {search.isComplete && (
            <Text className={classes.sentence} data-testid="sentence">
              {sentenceOf(allowed, search.mode)}
            </Text>
          )}
          <Group gap="xs" mb="sm">
            {!isWide && (
              <Button variant="default" size="sm" mih={44} leftSection={<IconAdjustmentsHorizontal size={17} />} onClick={open}>
                Filters{filterCount > 0 && ` (${filterCount})`}
              </Button>
            )}
            <FilterChips state={allowed} chips={chips} onChange={setState} />
          </Group>
          {!search.isComplete && <StartPanel />}
          {search.isComplete && results.isPending && <SkeletonRows count={6} height={128} label="Searching" />}
          {results.isError && !first && <ErrorState title={isStopped ? 'This search was not made' : 'The search failed'} error={results.error} onRetry={() => void results.refetch()} />}
          {first && first.result.hits.length === 0 && <ZeroResults state={allowed} mode={search.mode} chips={chips} onChange={setState} />}
          {first && first.result.hits.length > 0 && (
            <>
              <ResultsBar state={allowed} pages={pages} plan={plan} onChange={setState} />
              <Results state={allowed} pages={pages} onChange={setState} />
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
