/** Describes the paid plan, and where to pay for a larger one. Pure. */
import type { TeamBilling } from '../../../api/account/team';

type Billing = Pick<TeamBilling, 'plan' | 'period' | 'periodEndsAt' | 'links'>;

export function describePeriod({ plan, period, periodEndsAt }: Omit<Billing, 'links'>, formatDay: (at: string) => string): string {
  if (plan === 'free') return 'Free, without an end.';
  if (!period) return 'Not paid online. We invoice it, or it was given to your team.';
  const rhythm = period === 'annual' ? 'Paid by the year' : 'Paid by the month';
  return periodEndsAt ? `${rhythm}, until ${formatDay(periodEndsAt)}.` : `${rhythm}.`;
}

/** Spec 9: Business is bought online, Agency is booked in a call. Nobody pays twice. */
export function paymentLinks({ plan, links }: Pick<Billing, 'plan' | 'links'>): { label: string; href: string }[] {
  const offers = {
    free: [['Upgrade, pay monthly', links.businessMonthlyUrl], ['Upgrade, pay yearly', links.businessAnnualUrl], ['Book a demo of Agency', links.bookingUrl]],
    individual: [['Upgrade, pay monthly', links.businessMonthlyUrl], ['Upgrade, pay yearly', links.businessAnnualUrl], ['Book a demo of Agency', links.bookingUrl]],
    business: [['Book a demo of Agency', links.bookingUrl]],
  }[plan] as [string, string | null | undefined][] | undefined;
  return (offers ?? []).flatMap(([label, href]) => (href ? [{ label, href }] : []));
}
