/** The form of a plan, and what is sent. Pure. */
import type { ManagedTeam, PlanSetting } from '../../../api/account/administration';

/** The plans that can be set here: that of administrators is only changed at the command line. */
export const SET_PLANS = ['free', 'individual', 'business', 'agency'] as const;

export interface PlanFields {
  plan: string;
  /** Empty for a plan without an end. */
  period: string;
  /** The last day of the period: `2027-11-30`. */
  lastDay: string;
  reason: string;
}

export const fieldsOf = ({ plan, period, periodEndsAt }: Pick<ManagedTeam, 'plan' | 'period' | 'periodEndsAt'>): PlanFields => ({
  plan,
  period: period ?? '',
  lastDay: periodEndsAt?.slice(0, 10) ?? '',
  reason: '',
});

/** What is wrong with each field. */
export function problemsOf({ plan, period, lastDay, reason }: PlanFields, today: string): Partial<Record<keyof PlanFields, string>> {
  return {
    ...(plan !== 'free' && period !== '' && lastDay < today && { lastDay: 'Enter a day from today on' }),
    ...(reason.trim() === '' && { reason: 'Enter the reason' }),
  };
}

/** The period ends with its last day (UTC). */
export function settingOf({ plan, period, lastDay, reason }: PlanFields): PlanSetting {
  const paid = plan !== 'free' && period !== '' ? { period, periodEndsAt: `${lastDay}T23:59:59Z` } : {};
  return { plan, ...paid, reason: reason.trim() };
}
