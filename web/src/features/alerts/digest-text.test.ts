import { expect, it } from 'vitest';
import { channelsOf, describeDigest } from './digest-text';

it('describes when emails arrive', () => {
  const at = { hour: 8, weekday: 5, timeZone: 'Europe/Vienna' };
  expect((['none', 'hourly', 'daily', 'weekly'] as const).map((digest) => describeDigest({ ...at, digest }))).toEqual([
    'No email', 'Every hour with new matches', 'Every day at 08:00, Europe/Vienna', 'Every Friday at 08:00, Europe/Vienna',
  ]);
});

const channels = (enabled: boolean, otherEmails: string[]) => channelsOf({ emailSettings: { frequency: 'daily', enabled }, alertSettings: { otherEmails } });

it('lists the channels', () => {
  expect([channels(true, []), channels(true, ['a@b.example']), channels(false, [])]).toEqual([['Daily email'], ['Daily email to you and 1 more'], ['Inbox only']]);
});
