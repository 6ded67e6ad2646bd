/** Every filter of a search: its place in the address, its keys in the request, and who may use it (spec 5 and 6). */
import type { SearchOptions } from '../../../api/types';
import { countryName, isCountry } from '../../../ui/countries';
import { genreName, joinAnd, joinOr, languageName, plural } from '../../../ui/format';
import { labelOf, SOCIAL_LABELS } from '../../../ui/labels';
import { oneOf } from '../codecs';
import { chart } from './chart';
import { atLeast, between, type Filter, ids, many, named, since, yesNo } from './kinds';
import { askName, nameWords } from './names';

const LANGUAGE = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/;
export const RATING = { min: 0, max: 5, isWhole: false }; // Spec 5, Options: ratings 0-5
export const COUNT = { min: 1, max: 999_999_999, isWhole: true }; // Spec 5, Options: counts are integers of at least 1
export const FROM_ZERO = { ...COUNT, min: 0 };
export const SCORE = { min: 0, max: 100, isWhole: false };

const isSubject = (item: string) => item.length <= 60;
const isGenre = (item: string) => item.length <= 60;

const explicit: Filter<'clean' | 'explicit' | null> = {
  url: 'explicit', name: 'explicit content', plan: 'public', isOfEpisodes: false, keys: ['explicit'],
  ...oneOf(['clean', 'explicit']),
  ask: (value) => ({ explicit: value }),
  parts: (value) => [{ label: value === 'clean' ? 'Clean only' : 'Explicit only', rest: null }],
  words: (value) => `marked ${value}`,
};

type Score = 'authorityScore' | 'qualityScore' | 'engagementScore' | 'socialScore' | 'youtubeScore';
const score = (url: string, noun: string, key: Score) =>
  between({ url, name: noun, plan: 'individual', keys: ['podcastAuthorityScore'], bounds: SCORE, noun, ask: (ends) => ({ podcastAuthorityScore: { [key]: ends } }) });

export const FILTERS = {
  genres: many({ url: 'genres', name: 'genres', plan: 'public', key: 'includeItunesGenres', isItem: isGenre, label: genreName, words: (genres) => `in ${joinOr(genres)}` }),
  notGenres: many({ url: 'not-genres', name: 'without genres', plan: 'public', key: 'excludeItunesGenres', isItem: isGenre, label: genreName, words: (genres) => `not in ${joinOr(genres)}`, chip: (genre) => `Not ${genre}` }),
  languages: many({ url: 'languages', name: 'languages', plan: 'public', key: 'languages', isItem: (item) => LANGUAGE.test(item), label: languageName, words: (languages) => `in ${joinOr(languages)}` }),
  countries: many({ url: 'countries', name: 'countries', plan: 'individual', key: 'podcastCountries', isItem: isCountry, spell: (item) => item.toUpperCase(), label: countryName, words: (countries) => `from ${joinOr(countries)}`, chip: (country) => `From ${country}` }),
  topics: many({ url: 'topics', name: 'topics', plan: 'individual', key: 'topics', isItem: isSubject, label: (topic) => topic, words: (topics) => `about ${joinOr(topics)}`, chip: (topic) => `About ${topic}` }),
  keywords: many({ url: 'keywords', name: 'keywords', plan: 'individual', key: 'keywords', isItem: isSubject, label: (keyword) => keyword, words: (keywords) => `with the keyword ${joinOr(keywords)}`, chip: (keyword) => `Keyword ${keyword}` }),
  explicit,
  activeSince: since({ url: 'active', name: 'last episode', plan: 'public', key: 'lastEpisodeDateSince', verb: 'active' }),
  foundedSince: since({ url: 'founded-since', name: 'started since', plan: 'public', key: 'foundedSince', verb: 'started' }),
  episodes: between({
    url: 'episodes', name: 'number of episodes', plan: 'free', keys: ['minTotalEpisodes', 'maxTotalEpisodes'], bounds: FROM_ZERO, noun: 'episodes',
    ask: ({ min, max }) => ({ ...(min === undefined ? {} : { minTotalEpisodes: min }), ...(max === undefined ? {} : { maxTotalEpisodes: max }) }),
  }),
  hasGuests: yesNo({ url: 'has-guests', name: 'has guests', plan: 'individual', key: 'podcastHasGuests', yes: 'with guests', no: 'without known guests' }),
  machineMade: yesNo({ url: 'machine-made', name: 'likely machine-made', plan: 'individual', key: 'podcastLikelyMachineMade', yes: 'likely machine-made', no: 'not likely machine-made' }),
  veryStale: yesNo({ url: 'very-stale', name: 'very stale', plan: 'individual', key: 'podcastVeryStale', yes: 'silent for long', no: 'not silent for long' }),
  chart,
  hasContact: yesNo({ url: 'has-contact', name: 'has a contact', plan: 'individual', key: 'hasPrimaryContact', yes: 'with a contact', no: 'without a contact' }),
  socials: many({ url: 'socials', name: 'social channels', plan: 'individual', key: 'hasSocials', isItem: (item) => Object.hasOwn(SOCIAL_LABELS, item), label: (kind) => labelOf(SOCIAL_LABELS, kind), words: (kinds) => `on ${joinAnd(kinds)}`, chip: (kind) => `On ${kind}` }),
  authority: score('authority', 'authority score', 'authorityScore'),
  quality: score('quality', 'quality score', 'qualityScore'),
  engagement: score('engagement', 'engagement score', 'engagementScore'),
  social: score('social', 'social score', 'socialScore'),
  youtube: score('youtube', 'YouTube score', 'youtubeScore'),
  listeners: between({
    url: 'listeners', name: 'monthly listeners', plan: 'individual', keys: ['podcastAudienceEstimatedMonthlyListeners'], bounds: FROM_ZERO, noun: 'monthly listeners',
    ask: (ends) => ({ podcastAudienceEstimatedMonthlyListeners: ends }),
  }),
  appleRating: atLeast({ url: 'apple-rating', name: 'Apple rating', plan: 'free', key: 'minItunesRating', bounds: RATING, noun: 'Apple rating' }),
  appleRatings: atLeast({ url: 'apple-ratings', name: 'number of Apple ratings', plan: 'free', key: 'minItunesRatingCount', bounds: COUNT, noun: 'Apple ratings' }),
  spotifyRating: atLeast({ url: 'spotify-rating', name: 'Spotify rating', plan: 'free', key: 'minSpotifyRating', bounds: RATING, noun: 'Spotify rating' }),
  spotifyRatings: atLeast({ url: 'spotify-ratings', name: 'number of Spotify ratings', plan: 'free', key: 'minSpotifyRatingCount', bounds: COUNT, noun: 'Spotify ratings' }),
  castboxPlays: atLeast({ url: 'castbox-plays', name: 'Castbox plays', plan: 'free', key: 'minCastboxPlays', bounds: COUNT, noun: 'Castbox plays' }),
  castboxSubscribers: atLeast({ url: 'castbox-subscribers', name: 'Castbox subscribers', plan: 'free', key: 'minCastboxSubscribers', bounds: COUNT, noun: 'Castbox subscribers' }),
  hasTranscript: yesNo({ url: 'has-transcript', name: 'has a transcript', plan: 'free', key: 'hasTranscript', isOfEpisodes: true, yes: 'with a transcript', no: 'without a transcript' }),
  publishedSince: since({ url: 'published-since', name: 'published since', plan: 'free', key: 'publishedSince', isOfEpisodes: true, verb: 'published' }),
  publishedBefore: since({ url: 'published-before', name: 'published before', plan: 'free', key: 'publishedBefore', isOfEpisodes: true, verb: 'published', isEnd: true }),
  createdSince: since({ url: 'created-since', name: 'added since', plan: 'individual', key: 'episodeCreatedSince', isOfEpisodes: true, verb: 'added' }),
  updatedSince: since({ url: 'updated-since', name: 'updated since', plan: 'individual', key: 'episodeUpdatedSince', isOfEpisodes: true, verb: 'updated' }),
  persons: named({
    url: 'person', name: 'guests and hosts', plan: 'individual', key: 'personFilters', isOfEpisodes: true, roles: ['guest', 'host'],
    words: (person) => `${person.isExcluded ? 'without' : 'with'} ${nameWords(person)} as ${person.role}`,
    ask: (value) => ({ personFilters: value.map((person) => ({ ...askName(person), type: person.role ?? 'guest' })) }),
  }),
  sponsors: named({
    url: 'sponsor', name: 'sponsors', plan: 'individual', key: 'sponsorFilters', isOfEpisodes: true, roles: [],
    words: (sponsor) => `${sponsor.isExcluded ? 'not ' : ''}sponsored by ${nameWords(sponsor)}`,
    ask: (value) => ({ sponsorFilters: value.map(askName) }),
  }),
  podcasts: ids({ url: 'podcasts', name: 'chosen podcasts', plan: 'free', key: 'includePodcastIds', words: (count) => `of ${plural(count, 'chosen podcast')}` }),
  notPodcasts: ids({ url: 'not-podcasts', name: 'hidden podcasts', plan: 'public', key: 'excludePodcastIds', words: (count) => `${plural(count, 'podcast')} left out` }),
  chosenEpisodes: ids({ url: 'chosen-episodes', name: 'chosen episodes', plan: 'free', key: 'includeEpisodeIds', isOfEpisodes: true, words: (count) => `of ${plural(count, 'chosen episode')}` }),
  notEpisodes: ids({ url: 'not-episodes', name: 'hidden episodes', plan: 'free', key: 'excludeEpisodeIds', words: (count) => `${plural(count, 'episode')} left out` }),
};

export type FilterKey = keyof typeof FILTERS;
export type FilterValues = { [Key in FilterKey]: (typeof FILTERS)[Key]['empty'] };
export const FILTER_KEYS = Object.keys(FILTERS) as FilterKey[];

/** A filter with a value of its own type; which type that is, the table above knows. */
export const filterOf = (key: FilterKey) => FILTERS[key] as Filter<FilterValues[FilterKey]>;

/** Those that narrow the search. */
export const setFilters = (values: FilterValues) => FILTER_KEYS.filter((key) => filterOf(key).write(values[key]).length > 0);

export const NO_FILTERS = Object.fromEntries(FILTER_KEYS.map((key) => [key, FILTERS[key].empty])) as unknown as FilterValues;

/** What is asked for by all that is set. Scores share one key. */
export function askFilters(values: FilterValues): SearchOptions {
  const asked: SearchOptions = {};
  for (const key of setFilters(values)) {
    const options = filterOf(key).ask(values[key]);
    const { podcastAuthorityScore } = asked;
    Object.assign(asked, options, options.podcastAuthorityScore ? { podcastAuthorityScore: { ...podcastAuthorityScore, ...options.podcastAuthorityScore } } : {});
  }
  return asked;
}
