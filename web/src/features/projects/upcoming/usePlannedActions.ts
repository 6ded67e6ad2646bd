import { useRecentLists } from '../useRecentLists';
import { findPlannedActions } from './planned-actions';

const MAX_PROJECTS = 40;

/** The next actions of the lists that were changed last. */
export function usePlannedActions(userId: string | null) {
  const { lists, leftOut, isPending, failed } = useRecentLists(MAX_PROJECTS);
  return { actions: findPlannedActions(lists, userId), leftOut, isPending, error: failed?.error ?? null, retry: () => void failed?.refetch() };
}
