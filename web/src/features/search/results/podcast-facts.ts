/** The facts that decide whether a podcast fits: activity, guests, contact, audience, score. */
import type { PodcastHit } from '../../../api/types';
import { formatCompact, formatDecimal } from '../../../ui/text/format';
import { FREQUENCY_LABELS } from '../../../ui/text/labels';
import { isAtLeast, type Plan } from '../plans';

export type FactName = 'activity' | 'guests' | 'contact' | 'audience' | 'score';

export interface Fact {
  name: FactName;
  text: string;
  /** A fact in favor of the podcast, another one, or an unknown one. */
  state: 'good' | 'plain' | 'unknown';
}

/** The lowest plan that shows guests, contacts and audience (spec 6). */
export const FACTS_PLAN: Plan = 'individual';
const LOCKED_FACTS: readonly FactName[] = ['guests', 'contact', 'audience'];

export type FactSource = Pick<PodcastHit, 'updateFrequency' | 'podcastHasGuests' | 'primaryContact' | 'podcastAudienceEstimatedMonthlyListeners' | 'podcastAuthorityScoreTotal'> & {
  podcastEmails?: PodcastHit['podcastEmails'];
};

export const isInactive = ({ updateFrequency }: Pick<PodcastHit, 'updateFrequency'>) => updateFrequency === 'stale' || updateFrequency === 'very-stale';

function toFact(name: FactName, hit: FactSource): Fact {
  switch (name) {
    case 'activity': {
      const label = hit.updateFrequency ? FREQUENCY_LABELS[hit.updateFrequency] : undefined;
      return label ? { name, text: label, state: isInactive(hit) ? 'plain' : 'good' } : { name, text: 'Frequency unknown', state: 'unknown' };
    }
    case 'guests':
      if (typeof hit.podcastHasGuests !== 'boolean') return { name, text: 'Guests unknown', state: 'unknown' };
      return hit.podcastHasGuests ? { name, text: 'Has guests', state: 'good' } : { name, text: 'No guests', state: 'plain' };
    case 'contact':
      return hit.primaryContact || (hit.podcastEmails ?? []).length > 0 ? { name, text: 'Email contact', state: 'good' } : { name, text: 'No email found', state: 'unknown' };
    case 'audience': {
      const listeners = hit.podcastAudienceEstimatedMonthlyListeners;
      return typeof listeners === 'number' ? { name, text: `About ${formatCompact(listeners)} listeners`, state: 'good' } : { name, text: 'Audience unknown', state: 'unknown' };
    }
    case 'score':
      return typeof hit.podcastAuthorityScoreTotal === 'number' ? { name, text: `Score ${formatDecimal(hit.podcastAuthorityScoreTotal)}`, state: 'good' } : { name, text: 'No score yet', state: 'unknown' };
  }
}

const FACT_NAMES: readonly FactName[] = ['activity', 'guests', 'contact', 'audience', 'score'];

/** Returns the facts that the plan shows. `hasLocked` is true when it hides some. */
export function factsOf(hit: FactSource, plan: Plan): { facts: Fact[]; hasLocked: boolean } {
  const hasLocked = !isAtLeast(plan, FACTS_PLAN);
  return { facts: FACT_NAMES.filter((name) => !hasLocked || !LOCKED_FACTS.includes(name)).map((name) => toFact(name, hit)), hasLocked };
}
