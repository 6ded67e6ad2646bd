/** Describes in a sentence why a hit matches. */
import { joinAnd } from '../../../ui/text/format';

/** Returns the names of the fields that have a match. */
export const matchedFields = (matches: Readonly<Record<string, unknown>>): string[] => Object.keys(matches).filter((field) => Boolean(matches[field]));

/** `fields` are those with matched words: "title", "description". */
export function describeMatch(reason: string, fields: readonly string[]): string | undefined {
  const place = fields.length > 0 ? ` in the ${joinAnd(fields)}` : '';
  if (reason === 'meaning') return 'Matches by meaning, with different words.';
  if (reason === 'both') return `Matches by meaning and by words${place}.`;
  return fields.length > 0 ? `Matches${place}.` : undefined;
}
