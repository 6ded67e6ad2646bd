import type { Me } from '../../api/types';
import { formatCount } from '../../ui/text/format';

export interface PlanLimit {
  name: string;
  value: string;
}

const yesOrNo = (value: boolean) => (value ? 'Yes' : 'No');

/** Lists the limits of a plan. `searches` is null when they are unlimited. */
export function listPlanLimits({ searches, maxResultsPerSearch, readsTranscripts, apiAccess }: Me['limits']): PlanLimit[] {
  return [
    { name: 'Searches', value: searches ? `${formatCount(searches.count)} per ${searches.period}` : 'Unlimited' },
    { name: 'Results per search', value: formatCount(maxResultsPerSearch) },
    { name: 'Full transcripts', value: yesOrNo(readsTranscripts) },
    { name: 'API access', value: yesOrNo(apiAccess) },
  ];
}
