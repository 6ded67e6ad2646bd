/** The states and priorities of listed podcasts, in the order of spec 4. */

export const LISTED_STATES = ['prospect', 'qualified', 'pitched', 'lost', 'booked', 'ignored'] as const;
export type ListedState = (typeof LISTED_STATES)[number];

export const STATE_LABELS: Readonly<Record<ListedState, string>> = {
  prospect: 'Prospect', qualified: 'Qualified', pitched: 'Pitched', lost: 'Lost', booked: 'Booked', ignored: 'Ignored',
};

/** The key that sets a state: 1 for prospect to 6 for ignored. */
export const keyOfState = (state: ListedState) => String(LISTED_STATES.indexOf(state) + 1);
export const stateOfKey = (key: string): ListedState | undefined => (/^[1-6]$/.test(key) ? LISTED_STATES[Number(key) - 1] : undefined);

export const PRIORITIES = ['low', 'medium', 'high', 'urgent'] as const;
export type Priority = (typeof PRIORITIES)[number];

export const PRIORITY_LABELS: Readonly<Record<Priority, string>> = { low: 'Low', medium: 'Medium', high: 'High', urgent: 'Urgent' };
export const NO_PRIORITY_LABEL = 'No priority';

export const priorityLabel = (priority: Priority | null) => (priority === null ? NO_PRIORITY_LABEL : PRIORITY_LABELS[priority]);

export type StateCounts = Readonly<Record<ListedState, number>>;

export const countAll = (counts: StateCounts) => LISTED_STATES.reduce((sum, state) => sum + (counts[state] ?? 0), 0);
