import { Button } from '@mantine/core';
import { toApiError } from '../../../api/errors';
import { ErrorState } from '../../../widgets/ErrorState';
import { OutdatedNotice } from './OutdatedNotice';

interface LoadMoreProps {
  /** "Load more". */
  label: string;
  /** "The next results could not be loaded". */
  errorTitle: string;
  error: unknown;
  hasMore: boolean;
  isLoading: boolean;
  onLoadMore: () => void;
  /** Asks anew from the first page. */
  onSearchAgain: () => void;
}

/** What stands under a list that comes in pages: the way to the next one, or why there is none. */
export function LoadMore({ label, errorTitle, error, hasMore, isLoading, onLoadMore, onSearchAgain }: LoadMoreProps) {
  if (error) return toApiError(error).isCursorOutdated ? <OutdatedNotice onSearchAgain={onSearchAgain} /> : <ErrorState title={errorTitle} error={error} onRetry={onLoadMore} />;
  if (!hasMore) return null;
  return (
    <Button variant="default" mt="md" mih={44} loading={isLoading} onClick={onLoadMore}>
      {label}
    </Button>
  );
}
