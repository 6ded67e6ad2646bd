/** The plans, and which plan a locked filter needs (spec 6 and 9). The server enforces this; the page shows it beforehand. */

export const PLANS = ['public', 'free', 'individual', 'business', 'agency', 'admin'] as const;
export type Plan = (typeof PLANS)[number];

export const toPlan = (name: string | null | undefined): Plan => PLANS.find((plan) => plan === name) ?? 'public';

export const isAtLeast = (plan: Plan, required: Plan) => PLANS.indexOf(plan) >= PLANS.indexOf(required);

/** Describes what a filter of `plan` needs. */
export const requiredPlanText = (plan: Plan) => (plan === 'free' ? 'a free account' : 'a paid plan');

export const PLAN_LABELS: Readonly<Record<Plan, string>> = {
  public: 'the public plan', free: 'the Free plan', individual: 'the Individual plan', business: 'the Business plan',
  agency: 'the Agency plan', admin: 'the Admin plan',
};
