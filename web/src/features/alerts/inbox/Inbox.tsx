import { Button, NativeSelect, Text } from '@mantine/core';
import { IconChecks, IconInbox } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { matchesQuery } from '../../../api/alerts/matches';
import type { AlertConfig, AlertMatch } from '../../../api/alerts/types';
import { AppLink } from '../../../ui/navigation/AppLink';
import { useActions } from '../../../ui/navigation/shortcuts';
import { EmptyState, SkeletonRows } from '../../../ui/layout/states';
import { useNow } from '../../../ui/text/useNow';
import { ErrorState } from '../../../widgets/ErrorState';
import { SheetExportMenu } from '../../../widgets/SheetExportMenu';
import { usePlayer } from '../../../widgets/player/usePlayer';
import { firstMention, isSnoozed, isUnseen } from '../match-text';
import styles from './Inbox.module.css';
import { formatInboxView, type InboxView, STATE_OPTIONS, toMatchFilter } from './inbox-view';
import { MatchDock, type Playing } from './MatchDock';
import { BackCatalogFold } from './BackCatalogFold';
import { MatchList } from './MatchList';
import { useMatchActions } from './useMatchActions';

interface InboxProps {
  view: InboxView;
  /** The alerts of the team. */
  alerts: readonly AlertConfig[];
  /** The alert of the page, when it shows one only. */
  fixedAlertId?: string;
  hrefOf: (query: ReturnType<typeof formatInboxView>) => string;
}

const TABS = [
  { isFiltered: false, label: 'Kept' },
  { isFiltered: true, label: 'Filtered' },
] as const;

/** The kept matches of all alerts or of one, and the filtered ones with their reasons. */
export function Inbox({ view, alerts, fixedAlertId, hrefOf }: InboxProps) {
  const router = useRouter();
  const filter = toMatchFilter(fixedAlertId === undefined ? view : { ...view, alertId: fixedAlertId });
  const query = useInfiniteQuery(matchesQuery(filter));
  const [openFold, setOpenFold] = useState<string | null>(null);
  const listKey = JSON.stringify(filter);
  const isFoldOpen = openFold === listKey;
  const olderQuery = useInfiniteQuery({ ...matchesQuery({ ...filter, isBackCatalog: true }), enabled: isFoldOpen });
  const actions = useMatchActions();
  const { audioRef, controls } = usePlayer();
  const [playing, setPlaying] = useState<Playing | null>(null);
  const play = (match: AlertMatch, second: number) => setPlaying((previous) => ({ match, second, press: (previous?.press ?? 0) + 1 }));
  const playOrPause = (match: AlertMatch) => {
    if (playing?.match.id === match.id) controls.toggle();
    else if (match.audioUrl) play(match, firstMention(match)?.startSecond ?? 0);
  };
  const goTo = (changes: Partial<InboxView>) => void router.navigate({ href: hrefOf(formatInboxView({ ...view, ...changes })), resetScroll: false });
  const nowMs = useNow();
  const loaded = query.data?.pages.flatMap((page) => page.matches) ?? [];
  const older = (isFoldOpen && olderQuery.data?.pages.flatMap((page) => page.matches)) || [];
  const olderCount = query.data?.pages[0]?.backCatalogCount ?? 0;
  // Snoozed matches have a list of their own.
  const matches = view.state === 'all' ? loaded.filter((match) => !isSnoozed(match, nowMs)) : loaded;
  const total = Math.max(matches.length, (query.data?.pages[0]?.total ?? 0) - (loaded.length - matches.length));
  const hasUnseen = matches.some(isUnseen);
  const markAll = () => actions.markAll.mutate(filter.alertConfigId);
  useActions([
    { label: 'Mark all matches as seen', keywords: 'alerts inbox read', run: markAll },
    { label: view.isFiltered ? 'Show kept matches' : 'Show filtered matches', keywords: 'alerts inbox', run: () => goTo({ isFiltered: !view.isFiltered }) },
  ]);
  return (
    <div>
      <div className={styles.toolbar}>
        <nav aria-label="Match views">
          <ul className={styles.segments}>
            {TABS.map(({ isFiltered, label }) => (
              <li key={label}>
                <AppLink href={hrefOf(formatInboxView({ ...view, isFiltered }))} aria-current={isFiltered === view.isFiltered ? 'page' : undefined} resetScroll={false}>
                  {label}
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
        {fixedAlertId === undefined && (
          <NativeSelect
            size="sm"
            aria-label="Alert"
            value={view.alertId ?? ''}
            data={[{ value: '', label: 'All alerts' }, ...alerts.map(({ id, alertName }) => ({ value: id, label: alertName }))]}
            onChange={(event) => goTo({ alertId: event.currentTarget.value || null })}
          />
        )}
        <NativeSelect
          size="sm"
          aria-label="State"
          value={STATE_OPTIONS.find(({ state }) => state === view.state)?.value ?? ''}
          data={STATE_OPTIONS.map(({ value, label }) => ({ value, label }))}
          onChange={(event) => goTo({ state: STATE_OPTIONS.find(({ value }) => value === event.currentTarget.value)?.state ?? 'all' })}
        />
        {fixedAlertId !== undefined && matches.length > 0 && (
          <SheetExportMenu source={{ kind: 'matches', alertId: fixedAlertId, includeFiltered: view.isFiltered }} subject={view.isFiltered ? 'all matches' : 'kept matches'} />
        )}
        {!view.isFiltered && (
          <Button size="sm" variant="default" className={styles.markAll} leftSection={<IconChecks size={17} aria-hidden="true" />} disabled={!hasUnseen} loading={actions.markAll.isPending} onClick={markAll}>
            Mark all as seen
          </Button>
        )}
      </div>
      {query.isPending && <SkeletonRows count={5} height={110} label="Loading matches" />}
      {query.isError && matches.length === 0 && <ErrorState title="Couldn’t load the matches" error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && matches.length === 0 && <NoMatches view={view} onShowAll={() => goTo({ state: 'all' })} />}
      {(matches.length > 0 || olderCount > 0) && (
        <MatchList matches={matches} total={total} older={older} alerts={alerts} namesAlert={fixedAlertId === undefined} actions={actions} listKey={listKey} onPlay={play} onPlayOrPause={playOrPause}>
          {query.isError && <ErrorState title="Couldn’t load more matches" error={query.error} onRetry={() => void query.fetchNextPage()} />}
          {query.hasNextPage && !query.isError && <LoadMore query={query} />}
          <BackCatalogFold count={olderCount} isOpen={isFoldOpen} onToggle={() => setOpenFold(isFoldOpen ? null : listKey)} />
          {isFoldOpen && olderQuery.isPending && <SkeletonRows count={3} height={44} label="Loading the back catalog" />}
          {isFoldOpen && olderQuery.isError && <ErrorState title="Couldn’t load the back catalog" error={olderQuery.error} onRetry={() => void olderQuery.refetch()} />}
        </MatchList>
      )}
      {isFoldOpen && olderQuery.hasNextPage && !olderQuery.isError && <LoadMore query={olderQuery} />}
      <MatchDock playing={playing} audioRef={audioRef} controls={controls} actions={actions} onStop={() => setPlaying(null)} />
    </div>
  );
}

function LoadMore({ query }: { query: { isFetchingNextPage: boolean; fetchNextPage: () => unknown } }) {
  return (
    <Button variant="default" mt="sm" mih={44} style={{ justifySelf: 'start' }} loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
      Load more
    </Button>
  );
}

function NoMatches({ view: { isFiltered, state }, onShowAll }: { view: InboxView; onShowAll: () => void }) {
  if (state !== 'all') {
    return (
      <EmptyState title={state === 'new' ? 'You’re all caught up' : 'No matches here'} icon={<IconInbox size={34} stroke={1.4} />}>
        <Button variant="light" onClick={onShowAll}>
          Show all matches
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={isFiltered ? 'Nothing was filtered' : 'No matches yet'} icon={<IconInbox size={34} stroke={1.4} />}>
      <Text c="dimmed">
        {isFiltered ? 'Matches that your filters leave out appear here, each with its reason.' : 'Matches in new episodes appear here and are sent according to each alert’s settings.'}
      </Text>
    </EmptyState>
  );
}
