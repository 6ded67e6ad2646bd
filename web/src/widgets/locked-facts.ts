/** Which plan shows which facts of a podcast (spec 6). The server enforces this; the page names the plan where the fact would be. */

export type FactPlan = 'free' | 'individual';
const PLAN_ORDER = ['public', 'free', 'individual', 'business', 'agency', 'admin'];

/** The lowest plan that sees a fact. A test compares this table with that of the server. */
export const FACT_PLANS = {
  ratings: 'free',
  castbox: 'free',
  youtube: 'free',
  followers: 'free',
  guests: 'free',
  countries: 'individual',
  audience: 'individual',
} as const satisfies Readonly<Record<string, FactPlan>>;

export type RestrictedFact = keyof typeof FACT_PLANS;

/** Returns the plan that a fact needs, or null when the reader's plan shows it. Unknown plans see what visitors see. */
export function planForFact(fact: RestrictedFact, tier: string | undefined): FactPlan | null {
  const needed = FACT_PLANS[fact];
  return PLAN_ORDER.indexOf(tier ?? 'public') >= PLAN_ORDER.indexOf(needed) ? null : needed;
}

export const factPlanLabel = (plan: FactPlan) => (plan === 'free' ? 'Free account' : 'Individual plan');
