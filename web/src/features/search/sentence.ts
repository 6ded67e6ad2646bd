/** The query as a sentence: "Podcasts about startups and “venture capital”, without crypto, in English, in Business". */
import type { SearchMode } from '../../api/types';
import { formatDay, genreName, joinAnd, joinOr, languageName } from '../../ui/format';
import { labelOf, SOCIAL_LABELS } from '../../ui/labels';
import type { SearchState } from './state';
import { type Field, parseQuery, type QueryTerm } from './syntax';

const FIELD_WORDS: Readonly<Record<Field, string>> = { title: 'the title', description: 'the description', transcript: 'the transcript' };

const quote = (term: QueryTerm) => {
  const text = term.phrase ? `“${term.text}”` : term.text;
  return term.field ? `${text} (in ${FIELD_WORDS[term.field]})` : text;
};

function episodeCountWords({ minEpisodes, maxEpisodes }: SearchState): string | null {
  if (minEpisodes !== null && maxEpisodes !== null) return `with ${minEpisodes} to ${maxEpisodes} episodes`;
  if (minEpisodes !== null) return `with ${minEpisodes} episodes or more`;
  return maxEpisodes === null ? null : `with ${maxEpisodes} episodes at most`;
}

function publishedWords({ publishedSince, publishedBefore }: SearchState): string | null {
  if (publishedSince && publishedBefore) return `published from ${formatDay(publishedSince)} to ${formatDay(publishedBefore)}`;
  if (publishedSince) return `published since ${formatDay(publishedSince)}`;
  return publishedBefore ? `published before ${formatDay(publishedBefore)}` : null;
}

export function sentenceOf(state: SearchState, mode: SearchMode): string {
  const terms = parseQuery(state.q);
  const wanted = terms.filter((term) => !term.excluded).map(quote);
  const unwanted = terms.filter((term) => term.excluded).map(quote);
  const places = mode === 'episodes' && state.fields.length > 0 ? `looking only in ${joinAnd(state.fields.map((field) => FIELD_WORDS[field]))}` : null;
  const subject = mode === 'podcasts' ? 'Podcasts' : state.hasTranscript ? 'Episodes with a transcript' : 'Episodes';
  const parts = [
    wanted.length > 0 ? `${subject} about ${joinAnd(wanted)}` : subject,
    unwanted.length > 0 ? `without ${joinOr(unwanted)}` : null,
    places,
    state.genres.length > 0 ? `in ${joinOr(state.genres.map(genreName))}` : null,
    state.notGenres.length > 0 ? `not in ${joinOr(state.notGenres.map(genreName))}` : null,
    state.languages.length > 0 ? `in ${joinOr(state.languages.map(languageName))}` : null,
    state.explicit === null ? null : state.explicit === 'clean' ? 'marked clean' : 'marked explicit',
    state.activeDays === null ? null : `active in the last ${state.activeDays} days`,
    state.foundedSince ? `started since ${formatDay(state.foundedSince)}` : null,
    publishedWords(state),
    episodeCountWords(state),
    state.socials.length > 0 ? `on ${joinAnd(state.socials.map((kind) => labelOf(SOCIAL_LABELS, kind)))}` : null,
    state.hasContact ? 'with a contact' : null,
  ];
  return `${parts.filter((part) => part !== null).join(', ')}.`;
}
