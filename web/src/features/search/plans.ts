/** The plans, and which plan a locked filter needs (spec 6 and 9). The server enforces this; the page shows it beforehand. */
import { paths } from '../../urls/paths';

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

/** Leads to where a reader can get a higher plan: an account for visitors, and the limits of the plan for the others. */
export const plansPath = (plan: Plan) => (plan === 'public' ? paths.signIn({ source: 'filters' }) : `${paths.app()}#usage`);
