/** When snoozed matches come back. */

export interface SnoozeOption {
  label: string;
  until: (now: Date) => Date;
}

const MORNING_HOUR = 9;
const MONDAY = 1;
const WEEK_DAYS = 7;

function morningIn(days: number, now: Date): Date {
  const until = new Date(now);
  until.setDate(now.getDate() + days);
  until.setHours(MORNING_HOUR, 0, 0, 0);
  return until;
}

export const SNOOZE_OPTIONS: readonly SnoozeOption[] = [
  { label: 'In 3 hours', until: (now) => new Date(now.getTime() + 3 * 3_600_000) },
  { label: 'Tomorrow morning', until: (now) => morningIn(1, now) },
  // From a Monday, the one after.
  { label: 'Next Monday', until: (now) => morningIn((MONDAY - now.getDay() + WEEK_DAYS) % WEEK_DAYS || WEEK_DAYS, now) },
  { label: 'In 30 days', until: (now) => morningIn(30, now) },
];
