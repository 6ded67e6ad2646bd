/** Every filter of a search: its URL parameter, its request keys, and the plan that it needs (spec 5 and 6). */
import type { SearchOptions } from '../../../api/types';
import { countryName, isCountry, toCountryCode } from '../../../ui/text/countries';
import { genreName, joinAnd, joinOr, languageName } from '../../../ui/text/format';
import { labelOf, SOCIAL_LABELS } from '../../../ui/text/labels';
import { oneOf } from '../codecs';
import { chartFilter } from './chart-filter';
import { FREQUENCIES, frequencyName } from './frequencies';
import { dateFilter, type Filter, idsFilter, manyFilter, minimumFilter, namesFilter, rangeFilter, yesNoFilter } from './filter-kinds';
import { describeName, toApiName } from './name-filter';

const LANGUAGE = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/;
export const RATING = { min: 0, max: 5, isWhole: false }; // Spec 5, Options: ratings 0-5
export const COUNT = { min: 1, max: 999_999_999, isWhole: true }; // Spec 5, Options: counts are integers of at least 1
export const FROM_ZERO = { ...COUNT, min: 0 };
export const SCORE = { min: 0, max: 100, isWhole: false };

const isTopic = (item: string) => item.length <= 60;
const isGenre = (item: string) => item.length <= 60;

const explicit: Filter<'clean' | 'explicit' | null> = {
  param: 'explicit', name: 'explicit content', plan: 'public', isEpisodeOnly: false, keys: ['explicit'],
  ...oneOf(['clean', 'explicit']),
  toOptions: (value) => ({ explicit: value }),
  fromOptions: (options) => (options.explicit === 'clean' || options.explicit === 'explicit' ? options.explicit : null),
  toParts: (value) => [{ label: value === 'clean' ? 'Clean only' : 'Explicit only', rest: null }],
  describe: (value) => `marked ${value}`,
};

type Score = 'authorityScore' | 'qualityScore' | 'engagementScore' | 'socialScore' | 'youtubeScore';
const score = (param: string, noun: string, key: Score) =>
  rangeFilter({
    param, name: noun, plan: 'individual', keys: ['podcastAuthorityScore'], bounds: SCORE, noun,
    toOptions: (ends) => ({ podcastAuthorityScore: { [key]: ends } }),
    fromOptions: (options) => options.podcastAuthorityScore?.[key],
  });

export const FILTERS = {
  genres: manyFilter({ param: 'genres', name: 'genres', plan: 'public', key: 'includeItunesGenres', isItem: isGenre, label: genreName, describe: (genres) => `in ${joinOr(genres)}` }),
  notGenres: manyFilter({ param: 'not-genres', name: 'excluded genres', plan: 'public', key: 'excludeItunesGenres', isItem: isGenre, label: genreName, describe: (genres) => `not in ${joinOr(genres)}`, chip: (genre) => `Not ${genre}` }),
  languages: manyFilter({ param: 'languages', name: 'languages', plan: 'public', key: 'languages', isItem: (item) => LANGUAGE.test(item), label: languageName, describe: (languages) => `in ${joinOr(languages)}` }),
  countries: manyFilter({ param: 'countries', name: 'countries', plan: 'individual', key: 'podcastCountries', isItem: isCountry, normalize: toCountryCode, label: countryName, describe: (countries) => `from ${joinOr(countries)}`, chip: (country) => `From ${country}` }),
  topics: manyFilter({ param: 'topics', name: 'topics', plan: 'individual', key: 'topics', isItem: isTopic, label: (topic) => topic, describe: (topics) => `about ${joinOr(topics)}`, chip: (topic) => `About ${topic}` }),
  keywords: manyFilter({ param: 'keywords', name: 'keywords', plan: 'individual', key: 'keywords', isItem: isTopic, label: (keyword) => keyword, describe: (keywords) => `with the keyword ${joinOr(keywords)}`, chip: (keyword) => `Keyword ${keyword}` }),
  explicit,
  activeSince: dateFilter({ param: 'active', name: 'latest episode', plan: 'public', key: 'lastEpisodeDateSince', verb: 'active' }),
  foundedSince: dateFilter({ param: 'founded-since', name: 'first episode', plan: 'public', key: 'foundedSince', verb: 'started' }),
  addedSince: dateFilter({ param: 'added-since', name: 'added to Earshot since', plan: 'individual', key: 'addedSince', verb: 'added to Earshot' }),
  episodes: rangeFilter({
    param: 'episodes', name: 'number of episodes', plan: 'free', keys: ['minTotalEpisodes', 'maxTotalEpisodes'], bounds: FROM_ZERO, noun: 'episodes',
    toOptions: ({ min, max }) => ({ ...(min === undefined ? {} : { minTotalEpisodes: min }), ...(max === undefined ? {} : { maxTotalEpisodes: max }) }),
    fromOptions: ({ minTotalEpisodes = null, maxTotalEpisodes = null }) => ({ min: minTotalEpisodes, max: maxTotalEpisodes }),
  }),
  episodeLength: rangeFilter({
    param: 'episode-length', name: 'episode length', plan: 'individual', keys: ['podcastEpisodeMinutes'], bounds: FROM_ZERO, noun: 'minutes', format: (minutes) => `episodes of ${minutes}`,
    toOptions: (ends) => ({ podcastEpisodeMinutes: ends }),
    fromOptions: (options) => options.podcastEpisodeMinutes,
  }),
  hasGuests: yesNoFilter({ param: 'has-guests', name: 'has guests', plan: 'individual', key: 'podcastHasGuests', yes: 'with guests', no: 'without known guests' }),
  machineMade: yesNoFilter({ param: 'machine-made', name: 'likely machine-generated', plan: 'individual', key: 'podcastLikelyMachineMade', yes: 'likely machine-generated', no: 'not likely machine-generated' }),
  veryStale: yesNoFilter({ param: 'very-stale', name: 'inactive', plan: 'individual', key: 'podcastVeryStale', yes: 'inactive', no: 'not inactive' }),
  frequencies: manyFilter({ param: 'frequency', name: 'publishing frequency', plan: 'individual', key: 'updateFrequencies', isItem: (item) => Object.hasOwn(FREQUENCIES, item), label: frequencyName, describe: (names) => `published ${joinOr(names).toLowerCase()}` }),
  chart: chartFilter,
  hasContact: yesNoFilter({ param: 'has-contact', name: 'has a contact', plan: 'individual', key: 'hasPrimaryContact', yes: 'with a contact', no: 'without a contact' }),
  socials: manyFilter({ param: 'socials', name: 'social profiles', plan: 'individual', key: 'hasSocials', isItem: (item) => Object.hasOwn(SOCIAL_LABELS, item), label: (kind) => labelOf(SOCIAL_LABELS, kind), describe: (kinds) => `on ${joinAnd(kinds)}`, chip: (kind) => `On ${kind}` }),
  authority: score('authority', 'authority score', 'authorityScore'),
  quality: score('quality', 'quality score', 'qualityScore'),
  engagement: score('engagement', 'engagement score', 'engagementScore'),
  social: score('social', 'social score', 'socialScore'),
  youtube: score('youtube', 'YouTube score', 'youtubeScore'),
  listeners: rangeFilter({
    param: 'listeners', name: 'monthly listeners', plan: 'individual', keys: ['podcastAudienceEstimatedMonthlyListeners'], bounds: FROM_ZERO, noun: 'monthly listeners',
    toOptions: (ends) => ({ podcastAudienceEstimatedMonthlyListeners: ends }),
    fromOptions: (options) => options.podcastAudienceEstimatedMonthlyListeners,
  }),
  appleRating: minimumFilter({ param: 'apple-rating', name: 'Apple rating', plan: 'free', key: 'minItunesRating', bounds: RATING, noun: 'Apple rating' }),
  appleRatings: minimumFilter({ param: 'apple-ratings', name: 'number of Apple ratings', plan: 'free', key: 'minItunesRatingCount', bounds: COUNT, noun: 'Apple ratings' }),
  spotifyRating: minimumFilter({ param: 'spotify-rating', name: 'Spotify rating', plan: 'free', key: 'minSpotifyRating', bounds: RATING, noun: 'Spotify rating' }),
  spotifyRatings: minimumFilter({ param: 'spotify-ratings', name: 'number of Spotify ratings', plan: 'free', key: 'minSpotifyRatingCount', bounds: COUNT, noun: 'Spotify ratings' }),
  castboxPlays: minimumFilter({ param: 'castbox-plays', name: 'Castbox plays', plan: 'free', key: 'minCastboxPlays', bounds: COUNT, noun: 'Castbox plays' }),
  castboxSubscribers: minimumFilter({ param: 'castbox-subscribers', name: 'Castbox subscribers', plan: 'free', key: 'minCastboxSubscribers', bounds: COUNT, noun: 'Castbox subscribers' }),
  hasTranscript: yesNoFilter({ param: 'has-transcript', name: 'has a transcript', plan: 'free', key: 'hasTranscript', isEpisodeOnly: true, yes: 'with a transcript', no: 'without a transcript' }),
  publishedSince: dateFilter({ param: 'published-since', name: 'published since', plan: 'free', key: 'publishedSince', isEpisodeOnly: true, verb: 'published' }),
  publishedBefore: dateFilter({ param: 'published-before', name: 'published before', plan: 'free', key: 'publishedBefore', isEpisodeOnly: true, verb: 'published', isEnd: true }),
  createdSince: dateFilter({ param: 'created-since', name: 'added since', plan: 'individual', key: 'episodeCreatedSince', isEpisodeOnly: true, verb: 'added' }),
  updatedSince: dateFilter({ param: 'updated-since', name: 'updated since', plan: 'individual', key: 'episodeUpdatedSince', isEpisodeOnly: true, verb: 'updated' }),
  persons: namesFilter({
    param: 'person', name: 'guests and hosts', plan: 'individual', key: 'personFilters', isEpisodeOnly: true, roles: ['guest', 'host'],
    describe: (person) => `${person.isExcluded ? 'without' : 'with'} ${describeName(person)} as ${person.role}`,
    toOptions: (value) => ({ personFilters: value.map((person) => ({ ...toApiName(person), type: person.role ?? 'guest' })) }),
  }),
  sponsors: namesFilter({
    param: 'sponsor', name: 'sponsors', plan: 'individual', key: 'sponsorFilters', isEpisodeOnly: true, roles: [],
    describe: (sponsor) => `${sponsor.isExcluded ? 'not ' : ''}sponsored by ${describeName(sponsor)}`,
    toOptions: (value) => ({ sponsorFilters: value.map(toApiName) }),
  }),
  podcasts: idsFilter({ param: 'podcasts', name: 'selected podcasts', plan: 'free', key: 'includePodcastIds', noun: 'selected podcast', verb: 'among' }),
  notPodcasts: idsFilter({ param: 'not-podcasts', name: 'hidden podcasts', plan: 'public', key: 'excludePodcastIds', noun: 'hidden podcast', verb: 'without' }),
  chosenEpisodes: idsFilter({ param: 'chosen-episodes', name: 'selected episodes', plan: 'free', key: 'includeEpisodeIds', isEpisodeOnly: true, noun: 'selected episode', verb: 'among' }),
  notEpisodes: idsFilter({ param: 'not-episodes', name: 'hidden episodes', plan: 'free', key: 'excludeEpisodeIds', noun: 'hidden episode', verb: 'without' }),
};

export type FilterKey = keyof typeof FILTERS;
export type FilterValues = { [Key in FilterKey]: (typeof FILTERS)[Key]['empty'] };
export const FILTER_KEYS = Object.keys(FILTERS) as FilterKey[];

/** Returns a filter by key. Its value type depends on the key, which the table above defines. */
export const filterOf = (key: FilterKey) => FILTERS[key] as Filter<FilterValues[FilterKey]>;

/** Returns the keys of filters that have a value. */
export const activeFilters = (values: FilterValues) => FILTER_KEYS.filter((key) => filterOf(key).write(values[key]).length > 0);

export const NO_FILTERS = Object.fromEntries(FILTER_KEYS.map((key) => [key, FILTERS[key].empty])) as unknown as FilterValues;

/** The request keys of all active filters. The score filters share one key and are merged. */
export function toFilterOptions(values: FilterValues): SearchOptions {
  const options: SearchOptions = {};
  for (const key of activeFilters(values)) {
    const added = filterOf(key).toOptions(values[key]);
    const { podcastAuthorityScore } = options;
    Object.assign(options, added, added.podcastAuthorityScore ? { podcastAuthorityScore: { ...podcastAuthorityScore, ...added.podcastAuthorityScore } } : {});
  }
  return options;
}

/** Reads the filters of a request. Returns their values, and the keys of filters with a value that the page cannot show. */
export function fromFilterOptions(options: SearchOptions): { values: FilterValues; unread: FilterKey[] } {
  const values: Record<string, unknown> = { ...NO_FILTERS };
  const unread: FilterKey[] = [];
  for (const key of FILTER_KEYS) {
    const filter = filterOf(key);
    const items = filter.write(filter.fromOptions(options));
    if (items.length === 0) continue;
    const value = filter.read(items);
    if (value === undefined) unread.push(key);
    else values[key] = value;
  }
  return { values: values as unknown as FilterValues, unread };
}
