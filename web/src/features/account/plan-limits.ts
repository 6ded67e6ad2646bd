import type { Me } from '../../api/types';
import { formatCount } from '../../ui/format';

export interface PlanLimit {
  name: string;
  value: string;
}

const yesOrNo = (value: boolean) => (value ? 'Yes' : 'No');

/** What the plan allows, in words. No limit of searches is unlimited. */
export function listPlanLimits({ searches, maxResultsPerSearch, readsTranscripts, apiAccess }: Me['limits']): PlanLimit[] {
  return [
    { name: 'Searches', value: searches ? `${formatCount(searches.count)} a ${searches.period}` : 'unlimited' },
    { name: 'Results per search', value: formatCount(maxResultsPerSearch) },
    { name: 'Whole transcripts', value: yesOrNo(readsTranscripts) },
    { name: 'API access', value: yesOrNo(apiAccess) },
  ];
}
