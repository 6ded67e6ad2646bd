import { Button } from '@mantine/core';
import { fromUnknown } from '../../../api/errors';
import { ErrorState } from '../../../widgets/ErrorState';
import { Outdated } from './Outdated';

interface MoreProps {
  /** "Load more". */
  label: string;
  /** "The next results could not be loaded". */
  failed: string;
  error: unknown;
  hasMore: boolean;
  isLoading: boolean;
  onMore: () => void;
  /** Asks anew from the first page. */
  onAgain: () => void;
}

/** What stands under a list that comes in pages: the way to the next one, or why there is none. */
export function More({ label, failed, error, hasMore, isLoading, onMore, onAgain }: MoreProps) {
  if (error) return fromUnknown(error).isOutdated ? <Outdated onAgain={onAgain} /> : <ErrorState title={failed} error={error} onRetry={onMore} />;
  if (!hasMore) return null;
  return (
    <Button variant="default" mt="md" mih={44} loading={isLoading} onClick={onMore}>
      {label}
    </Button>
  );
}
