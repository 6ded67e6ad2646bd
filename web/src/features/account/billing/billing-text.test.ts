import { expect, it } from 'vitest';
import { describePeriod, paymentLinks } from './billing-text';

const LINKS = { businessMonthlyUrl: 'https://pay.example/m', businessAnnualUrl: null, bookingUrl: 'https://call.example', supportEmail: null };
const day = (at: string) => at.slice(0, 10);

it.each([
  [{ plan: 'free', period: null, periodEndsAt: null }, 'Free, without an end.'],
  [{ plan: 'agency', period: null, periodEndsAt: null }, 'Not paid online. We invoice it, or it was given to your team.'],
  [{ plan: 'business', period: 'annual', periodEndsAt: '2027-11-21T10:00:00Z' }, 'Paid by the year, until 2027-11-21.'],
  [{ plan: 'business', period: 'monthly', periodEndsAt: null }, 'Paid by the month.'],
])('describes how %o is paid', (billing, text) => {
  expect(describePeriod(billing, day)).toBe(text);
});

it('offers what is above the plan and has a link', () => {
  expect(paymentLinks({ plan: 'free', links: LINKS }).map(({ label }) => label)).toEqual(['Upgrade, pay monthly', 'Book a demo of Agency']);
  expect(paymentLinks({ plan: 'business', links: LINKS }).map(({ label }) => label)).toEqual(['Book a demo of Agency']);
  expect(paymentLinks({ plan: 'agency', links: LINKS })).toEqual([]);
});
