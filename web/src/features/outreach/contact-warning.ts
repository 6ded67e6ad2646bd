/** An earlier contact of the team with a podcast: it was pitched, or a pitch was copied and nobody marked it. */
import type { LastContact } from '../../api/outreach/types';
import { formatDay } from '../../ui/text/format';

const TITLES: Readonly<Record<string, string>> = { already_pitched: 'Your team has already contacted this podcast', pitch_copied: 'Was the earlier pitch sent?' };

/** The title of the warning that an error code is; null for other errors. */
export const warningTitle = (code: string | null | undefined): string | null => (code ? (TITLES[code] ?? null) : null);

export const contactTitle = ({ isPitched }: Pick<LastContact, 'isPitched'>) => TITLES[isPitched ? 'already_pitched' : 'pitch_copied'] ?? '';

/** "Ann Lee wrote to this podcast for Max Roe on 3 Nov 2026." A copied pitch is a question. */
export function describeContact({ userDisplayName, writtenFor, at, isPitched }: LastContact): string {
  const who = userDisplayName || 'Someone on your team';
  const about = `for ${writtenFor || 'another guest'} on ${formatDay(at)}.`;
  return isPitched ? `${who} wrote to this podcast ${about}` : `${who} copied a pitch for this podcast ${about} Was it sent?`;
}
