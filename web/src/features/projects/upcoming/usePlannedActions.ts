import { useQuery } from '@tanstack/react-query';
import { nextActionsQuery } from '../../../api/lists/next-actions';
import { toPlannedActions } from './planned-actions';

/** The next actions of all lists, or those of the reader. */
export function usePlannedActions(isMine: boolean) {
  const { data, isPending, error, refetch } = useQuery(nextActionsQuery(isMine));
  return { actions: data ? toPlannedActions(data.nextActions) : [], hasMore: data?.hasMore ?? false, isPending, error, retry: () => void refetch() };
}
