/** Names of publishing frequencies as choices. `stale` is the class below monthly: a gap of more than 45 days, or no episode for 90. */
import { labelOf } from '../../../ui/text/labels';

export const FREQUENCIES: Readonly<Record<string, string>> = { daily: 'Daily', weekly: 'Weekly', 'bi-weekly': 'Every two weeks', monthly: 'Monthly', stale: 'Less than monthly' };

export const frequencyName = (frequency: string) => labelOf(FREQUENCIES, frequency);
