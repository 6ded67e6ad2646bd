import { Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { SkeletonRows } from '../ui/layout/states';
import { ErrorState } from './ErrorState';

/** What of an infinite query is needed to show its pages. */
interface PagedQuery<Page> {
  data: { pages: readonly Page[] } | undefined;
  error: unknown;
  isPending: boolean;
  isFetchNextPageError: boolean;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
}

interface PagedItemsProps<Page, Item> {
  query: PagedQuery<Page>;
  itemsOf: (page: Page) => readonly Item[];
  /** What is loaded: "the history". */
  what: string;
  /** What the next page has: "older changes". */
  more: string;
  skeleton: { count: number; height: number };
  /** What is shown when there are no items. */
  empty: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/** The items of a query with pages, and a button that loads further ones. A page that couldn't be loaded leaves the others. */
export function PagedItems<Page, Item>({ query, itemsOf, what, more, skeleton, empty, children }: PagedItemsProps<Page, Item>) {
  if (query.isPending) return <SkeletonRows {...skeleton} label={`Loading ${what}`} />;
  if (!query.data) return <ErrorState title={`Couldn’t load ${what}`} error={query.error} onRetry={() => void query.refetch()} />;
  const items = query.data.pages.flatMap(itemsOf);
  if (items.length === 0) return empty;
  return (
    <Stack gap="md">
      {children(items)}
      <ShowMore query={query} what={more} />
    </Stack>
  );
}

interface ShowMoreProps {
  query: Omit<PagedQuery<unknown>, 'data'>;
  what: string;
}

/** Loads the next page of a query, if there is one. */
export const ShowMore = ({ query, what }: ShowMoreProps) => (
  <>
    {query.isFetchNextPageError && <ErrorState title={`Couldn’t load ${what}`} error={query.error} />}
    {query.hasNextPage && (
      <div>
        <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show {what}
        </Button>
      </div>
    )}
  </>
);
