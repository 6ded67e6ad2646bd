/** What each plan may search for (spec 6 and 9). The server decides; this table is there to say so before the act. */
import type { SearchState } from './state';

export const PLANS = ['public', 'free', 'individual', 'business', 'agency', 'admin'] as const;
export type Plan = (typeof PLANS)[number];

export const toPlan = (name: string | null | undefined): Plan => PLANS.find((plan) => plan === name) ?? 'public';

const isAtLeast = (plan: Plan, wanted: Plan) => PLANS.indexOf(plan) >= PLANS.indexOf(wanted);

/** The lowest plan that has the filter; what is not named is for all. */
const LOCKED_BELOW: Partial<Record<keyof SearchState, Plan>> = {
  hasTranscript: 'free',
  minEpisodes: 'free',
  maxEpisodes: 'free',
  publishedSince: 'free',
  publishedBefore: 'free',
  socials: 'individual',
  hasContact: 'individual',
};

export function isLocked(filter: keyof SearchState, plan: Plan): boolean {
  const wanted = LOCKED_BELOW[filter];
  return wanted !== undefined && !isAtLeast(plan, wanted);
}

/** What a locked filter needs. */
export const needOf = (filter: keyof SearchState) => (LOCKED_BELOW[filter] === 'free' ? 'a free account' : 'a paid plan');

export const PLAN_LABELS: Readonly<Record<Plan, string>> = {
  public: 'the public plan', free: 'the free plan', individual: 'the individual plan', business: 'the business plan',
  agency: 'the agency plan', admin: 'the admin plan',
};
