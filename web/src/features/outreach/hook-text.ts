/** Hooks in words: where they come from, and the sentence that goes into a pitch. */
import type { Claim, Hook, HookKind } from '../../api/outreach/types';
import { capitalize, formatShortDay, formatTimecode, plural } from '../../ui/text/format';

export const HOOK_LABELS: Readonly<Record<HookKind, string>> = {
  transcript: 'Said in an episode',
  episode: 'Episode',
  episodeNotes: 'Episode notes',
  theme: 'Recurring theme',
  showDescription: 'Description of the podcast',
  latestEpisode: 'Latest episode',
  showTitle: 'No reason found',
};

const CLAIM_LABELS: Readonly<Record<Claim['kind'], string>> = { quotation: 'Quotation', name: 'Name', number: 'Number', address: 'Address', figure: 'Figure', distinction: 'Claim of merit' };
const SOURCE_LABELS: Readonly<Record<string, string>> = { show: 'the podcast', guest: 'the guest profile', sender: 'your account' };

const titled = (title: string | null, publishedAt: string | null) => `“${title ?? 'an episode'}”${publishedAt ? ` (${formatShortDay(publishedAt)})` : ''}`;
const withEnd = (sentence: string) => (/[.!?…][”"]?$/u.test(sentence) ? sentence : `${sentence}.`);
/** Quotation marks within a quotation would end it. */
export const quoted = (words: string) => `“${words.trim().replaceAll(/[“”"]/g, "'")}”`;

/** The summary of a hook: the words of the show, or what it has in common with the guest. */
export function hookSummary({ kind, quote, subject, episodeTitle, episodesWithSubject }: Hook): string {
  if (quote) return quoted(quote);
  if (kind === 'theme') return `${capitalize(subject ?? 'The subject')} in ${plural(episodesWithSubject, 'episode')}`;
  return episodeTitle ?? 'No reason found';
}

/** The sentence that a click on the hook inserts; null when there is nothing concrete to write. */
export function hookSentence({ kind, quote, subject, episodeTitle, publishedAt, second, speaker, episodesWithSubject }: Hook, showTitle: string): string | null {
  const episode = titled(episodeTitle, publishedAt);
  switch (kind) {
    case 'transcript': {
      const place = second === null ? `In ${episode}` : `At ${formatTimecode(second)} in ${episode}`;
      return quote && withEnd(`${place}, ${speaker ? `${speaker} said` : 'this came up'}: ${quoted(quote)}`);
    }
    case 'episodeNotes':
      return quote && withEnd(`The show notes for ${episode} say: ${quoted(quote)}`);
    case 'showDescription':
      return quote && withEnd(`The description of ${showTitle} says: ${quoted(quote)}`);
    case 'theme':
      return subject && `${capitalize(subject)} has come up in ${plural(episodesWithSubject, 'episode')} of ${showTitle}.`;
    case 'episode':
    case 'latestEpisode':
      return episodeTitle && `I’m writing about your episode ${episode}.`;
    default:
      return null;
  }
}

const keyOf = (claim: Claim) => JSON.stringify([claim.text, claim.isSupported, claimSource(claim), claim.episodeId, claim.second]);

/** Claims that read the same and have the same source, once. */
export function distinctClaims(claims: readonly Claim[]): Claim[] {
  return [...new Map(claims.map((claim) => [keyOf(claim), claim])).values()];
}

/** "Quotation from an episode", "Name from the show". A claim without a source is marked. */
export function claimSource({ kind, source, episodeId, isSupported }: Pick<Claim, 'kind' | 'source' | 'episodeId' | 'isSupported'>): string {
  const label = CLAIM_LABELS[kind] ?? 'Claim';
  if (!isSupported) return `${label}, not found in any source`;
  if (episodeId !== null) return `${label} from an episode`;
  return `${label} from ${SOURCE_LABELS[source ?? ''] ?? 'the record'}`;
}
