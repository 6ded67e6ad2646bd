/** What may be searched or opened instead of what is typed. */
import { paths } from '../urls/paths';

/** A name that is searched as a phrase: hosts and publishers find podcasts, guests find episodes. */
export interface SuggestedName {
  name: string;
  role: string;
}

export interface SuggestedPodcast {
  id: string;
  slug: string;
  title: string;
  author?: string | null;
  imageUrl?: string | null;
}

export type Suggestion = { value: string } & ({ kind: 'word' } | ({ kind: 'name' } & SuggestedName) | { kind: 'podcast'; podcast: SuggestedPodcast });

const NAME_PREFIX = 'name:';

export const suggestWord = (word: string): Suggestion => ({ kind: 'word', value: word });
export const suggestName = ({ name, role }: SuggestedName): Suggestion => ({ kind: 'name', name, role, value: `${NAME_PREFIX}${role === 'guest' ? 'episodes' : 'podcasts'}:${name}` });
export const suggestPodcast = (podcast: SuggestedPodcast): Suggestion => ({ kind: 'podcast', podcast, value: paths.podcast(podcast.slug) });

/** Returns the search for a chosen name, or null for other suggestions. */
export function readNameOption(value: string): { q: string; mode: string } | null {
  if (!value.startsWith(NAME_PREFIX)) return null;
  const [mode = '', ...name] = value.slice(NAME_PREFIX.length).split(':');
  return { q: `"${name.join(':').replaceAll('"', '')}"`, mode };
}

export const suggestionId = (listId: string, index: number) => `${listId}-${index}`;
