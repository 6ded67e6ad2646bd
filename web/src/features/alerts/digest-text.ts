/** When the emails of an alert arrive, in words. */
import type { AlertConfig } from '../../api/alerts/types';
import type { AlertFields } from './alert-fields';

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
export const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: clock(hour) }));

/** "Every Monday at 08:00, Europe/Vienna". */
export function describeDigest({ digest, hour, weekday, timeZone }: Pick<AlertFields, 'digest' | 'hour' | 'weekday' | 'timeZone'>): string {
  switch (digest) {
    case 'none':
      return 'No email';
    case 'hourly':
      return 'Every hour with new matches';
    case 'daily':
      return `Every day at ${clock(hour)}, ${timeZone}`;
    default:
      return `Every ${WEEKDAYS[weekday - 1] ?? WEEKDAYS[0]} at ${clock(hour)}, ${timeZone}`;
  }
}

const SHORT = { hourly: 'Hourly email', daily: 'Daily email', weekly: 'Weekly email' } as const;

interface ChannelSettings {
  emailSettings: Pick<AlertConfig['emailSettings'], 'enabled' | 'frequency'>;
  alertSettings: Pick<AlertConfig['alertSettings'], 'otherEmails'>;
}

/** The channels of an alert on its row. */
export function channelsOf({ emailSettings, alertSettings: { otherEmails } }: ChannelSettings): string[] {
  if (!emailSettings.enabled) return ['Inbox only'];
  const others = otherEmails.length;
  return [`${SHORT[emailSettings.frequency]}${others > 0 ? ` to you and ${others} more` : ''}`];
}
