import { Anchor, Button, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { passagesQuery } from '../../../api/queries';
import type { EpisodeHit, SearchOptions } from '../../../api/types';
import { paths } from '../../../app/paths';
import { AppLink } from '../../../ui/AppLink';
import { formatTotal } from '../../../ui/format';
import { ErrorState, SkeletonRows } from '../../../ui/states';
import { Moment } from './Moment';
import classes from './Results.module.css';

interface PassagesProps {
  hit: EpisodeHit;
  options: SearchOptions;
}

/** Every passage of the episode that matches, in the order in which they were said. */
export function Passages({ hit, options }: PassagesProps) {
  const { data, error, isPending, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(passagesQuery(hit.episodeId, options));
  const pages = data?.pages ?? [];
  const passages = pages.flatMap((page) => page.passages);
  const [first] = pages;
  if (isPending) return <SkeletonRows count={3} height={48} label="Loading the passages" />;
  return (
    <>
      {first && (
        <Text size="sm" mt="xs" role="status" className="numbers">
          <strong>{passages.length}</strong> of <strong>{formatTotal(first.total)}</strong> {first.total.value === 1 ? 'passage' : 'passages'} in this episode
          {first.truncated && (
            <>
              .{' '}
              <Anchor component={AppLink} href={paths.signIn({ source: 'passages' })} underline="always">
                Sign in for all of them
              </Anchor>
            </>
          )}
        </Text>
      )}
      <ul className={classes.moments} aria-label="All passages in this episode">
        {passages.map((passage) => (
          <Moment key={passage.id} hit={hit} moment={passage} />
        ))}
      </ul>
      {error && <ErrorState title="The passages could not be loaded" error={error} onRetry={() => void (first ? fetchNextPage() : refetch())} />}
      {hasNextPage && !error && (
        <Button variant="default" size="xs" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          More passages
        </Button>
      )}
    </>
  );
}
