import { Button } from '@mantine/core';
import { toApiError } from '../../../api/errors';
import { ErrorState } from '../../../widgets/ErrorState';
import { OutdatedNotice } from './OutdatedNotice';

interface LoadMoreProps {
  /** "Load more". */
  label: string;
  /** "Couldn’t load more results". */
  errorTitle: string;
  error: unknown;
  hasMore: boolean;
  isLoading: boolean;
  onLoadMore: () => void;
  /** Repeats the search from the first page. */
  onSearchAgain: () => void;
}

/** The end of a paged list: a button for the next page, or the error. */
export function LoadMore({ label, errorTitle, error, hasMore, isLoading, onLoadMore, onSearchAgain }: LoadMoreProps) {
  if (error) return toApiError(error).isCursorOutdated ? <OutdatedNotice onSearchAgain={onSearchAgain} /> : <ErrorState title={errorTitle} error={error} onRetry={onLoadMore} />;
  if (!hasMore) return null;
  return (
    <Button variant="default" mt="md" mih={44} loading={isLoading} onClick={onLoadMore}>
      {label}
    </Button>
  );
}
