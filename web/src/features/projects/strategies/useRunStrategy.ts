import { useMutation, useQueryClient } from '@tanstack/react-query';
import { projectsQuery } from '../../../api/lists/projects';
import type { ProjectDetails } from '../../../api/lists/types';
import { currentUsageQuery } from '../../../api/queries';
import { runStrategy, strategiesQuery } from '../../../api/strategies/strategies';
import type { StrategyRunResult } from '../../../api/strategies/types';
import { plural } from '../../../ui/text/format';
import { showMessage, showUndo } from '../../../widgets/undo';

/** Runs a strategy, and shows its result with one Undo for all that it added. */
export function useRunStrategy({ slug }: ProjectDetails, onResult: (result: StrategyRunResult | null) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (strategyId: string) => runStrategy(strategyId),
    onSuccess: async (result) => {
      const { strategy, added, changeId } = result;
      queryClient.setQueryData(strategiesQuery(slug).queryKey, (data) => data && { strategies: data.strategies.map((other) => (other.id === strategy.id ? strategy : other)) });
      onResult(result);
      if (added.length === 0) showMessage(`“${strategy.title}” found nothing new`);
      else showUndo(changeId, `${plural(added.length, 'podcast')} added by “${strategy.title}”`, () => onResult(null));
      await Promise.all([queryClient.invalidateQueries({ queryKey: ['project'] }), queryClient.invalidateQueries({ queryKey: projectsQuery.queryKey })]);
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: currentUsageQuery.queryKey }),
  });
}
