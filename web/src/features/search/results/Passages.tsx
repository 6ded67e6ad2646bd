import { Anchor, Text } from '@mantine/core';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { PASSAGES_PAGE_SIZE, passagesQuery } from '../../../api/queries';
import type { EpisodeHit, SearchOptions } from '../../../api/types';
import { AppLink } from '../../../ui/navigation/AppLink';
import { formatTotal, plural } from '../../../ui/text/format';
import { SkeletonRows } from '../../../ui/layout/states';
import { paths } from '../../../urls/paths';
import { useFocusFirstNew } from '../useFocusFirstNew';
import { ErrorState } from '../../../widgets/ErrorState';
import { PassageItem } from './TranscriptMatchItem';
import { LoadMore } from './LoadMore';
import classes from './Results.module.css';

interface PassagesProps {
  hit: EpisodeHit;
  options: SearchOptions;
}

/** All matching passages of an episode, in chronological order, page by page. */
export function Passages({ hit, options }: PassagesProps) {
  const query = passagesQuery(hit.episodeId, options);
  const queryClient = useQueryClient();
  const section = useRef<HTMLDivElement>(null);
  const { data, error, isPending, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(query);
  const pages = data?.pages ?? [];
  const passages = pages.flatMap((page) => page.passages);
  const focusFirstNew = useFocusFirstNew(section, 'a', passages.length);
  const [first] = pages;
  const remaining = pages.at(-1)?.additionalCount ?? 0;
  const searchAgain = () => {
    section.current?.focus(); // The pressed button disappears with the old passages.
    void queryClient.resetQueries({ queryKey: query.queryKey, exact: true });
  };
  return (
    <div ref={section} tabIndex={-1} role="group" aria-label="Passages" className={classes.passages}>
      {isPending && <SkeletonRows count={3} height={48} label="Loading passages" />}
      {!isPending && !first && <ErrorState title="Couldn’t load the passages" error={error} onRetry={() => void refetch()} />}
      {first && (
        <>
          <Text size="sm" mt="xs" role="status" className="numbers">
            <strong>{passages.length}</strong> of <strong>{formatTotal(first.total)}</strong> {first.total.value === 1 ? 'passage' : 'passages'} in this episode
            {first.truncated && (
              <>
                .{' '}
                <Anchor component={AppLink} href={paths.signIn({ source: 'passages' })} underline="always">
                  Sign in to see all
                </Anchor>
              </>
            )}
          </Text>
          <ul className={classes.matches} aria-label="All passages in this episode">
            {passages.map((passage) => (
              <PassageItem key={passage.id} hit={hit} match={passage} />
            ))}
          </ul>
          <LoadMore
            label={`Show ${plural(Math.min(remaining, PASSAGES_PAGE_SIZE), 'more passage')}`}
            errorTitle="Couldn’t load the passages"
            error={error}
            hasMore={hasNextPage}
            isLoading={isFetchingNextPage}
            onLoadMore={() => {
              focusFirstNew();
              void fetchNextPage();
            }}
            onSearchAgain={searchAgain}
          />
        </>
      )}
    </div>
  );
}
