import type { Me } from '../../api/types';
import { formatCount } from '../../ui/format';

export interface NamedLimit {
  name: string;
  value: string;
}

const yesOrNo = (value: boolean) => (value ? 'Yes' : 'No');

/** What the plan allows, in words. No limit of searches is unlimited. */
export function limitsOf({ searches, maxResultsPerSearch, readsTranscripts, apiAccess }: Me['limits']): NamedLimit[] {
  return [
    { name: 'Searches', value: searches ? `${formatCount(searches.count)} a ${searches.period}` : 'unlimited' },
    { name: 'Results per search', value: formatCount(maxResultsPerSearch) },
    { name: 'Whole transcripts', value: yesOrNo(readsTranscripts) },
    { name: 'API access', value: yesOrNo(apiAccess) },
  ];
}
