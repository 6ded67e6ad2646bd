/**
 * Describes the fields whose schema has no description, by their names: a table of names, then rules for families of names, such as
 * `socialsTiktokTotalLikesCount`. A test reads the whole document and finds no field without a description. Pure.
 */

const TEXTS: Readonly<Record<string, string>> = {
  about: 'What the profile says about itself.', accountId: 'The account on the platform.', activeShows: 'Number of podcasts that still publish.',
  aliases: 'Names under which the usage was counted.', apiAccess: 'Whether the plan includes API keys.', apiKey: 'The API key, without its secret.',
  appearances: 'The charts or episodes on which it appears.', apple: 'Apple Podcasts.', appleId: 'Id in Apple Podcasts; 0 when unknown.',
  applePodcastsContentRating: 'Content rating in Apple Podcasts.', applePodcastsRating: 'Average rating in Apple Podcasts, 0 to 5.', at: 'When it happened.',
  author: 'The author that the feed names.', availability: 'The days that have a chart.', awgEngagementRate: 'Average engagement rate of the profile.', best: 'The best of the ranks.',
  bestAllTime: 'The best rank so far, with its date.', bestInWindow: 'The best rank within the window.', biography: 'The text of the profile.', buckets: 'The weeks of the series.',
  calendarDays: 'Number of days in the range.', capturesInWindow: 'Number of charts within the window.', catalogue: 'The episodes, with how often the podcast publishes.',
  category: 'The category, in lower case.', categories: 'The categories.', chart: 'The chart: platform, country, category, day and coverage.', chartDays: 'Number of days with a chart.',
  chartPositions: 'Current ranks on charts.', chartType: 'The platform: `apple` or `spotify`.', charts: 'The charts.', chartsInWindow30d: 'Number of charts in the last 30 days.',
  checkedAt: 'When it was last checked.', companySize: 'Size of the company, as its profile states it.', compare: 'The earlier day to compare with: `1d` or `7d`.',
  comparisonUnavailableReason: 'Why the two charts can’t be compared; `null` when they can.', confidence: 'Confidence, from 0 to 1 or in words.', count: 'How many there are.',
  countries: 'ISO 3166-1 alpha-2 codes.', country: 'ISO 3166-1 alpha-2 code of the country.', countryCode: 'ISO 3166-1 alpha-2 code.', couponCodes: 'The coupon codes that the episodes name.',
  coverage: 'How complete the data of each day is.', coverageStatus: 'How complete the chart is.', creator: 'The publisher, as the chart names it.', date: 'The day, in UTC.', dates: 'The days of the window, oldest first.',
  days: 'The days, oldest first.', daysCharted: 'Number of days on the chart.', daysCharted30d: 'Number of the last 30 days on the chart.', default: 'The value when the parameter is absent.',
  deliverabilityReason: 'Why mail may not arrive.', depthChanged: 'Whether the length of the chart changed.', description: 'The description, as HTML of a few safe tags.', details: 'More about it.',
  directory: 'The directory.', displayName: 'The name shown in the app.', email: 'The email address.', emails: 'The email addresses.', endDate: 'The last day.', endSecond: 'Where it ends, in seconds.',
  engagementScore: 'The sub-score for engagement, 0 to 100.', episode: 'The episode.', episodes: 'The episodes.', errors: 'What went wrong.', explicit: 'Whether the episode is marked as explicit.',
  explicitRss: 'Whether the feed is marked as explicit.', featureFlags: 'Optional features of the team.', field: 'The name of the field.', filters: 'The filters of the request.',
  foundedDate: 'Date of the first episode.', fundingUrl: 'Where listeners can support the podcast.', future: 'A moment in the future.', fuzzy: 'Whether misspellings match.', generation: 'The version of the catalog.',
  genres: 'The genres, most important first.', guests: 'The guests.', handle: 'The name of the account.', hasMore: 'Whether more follow.', high: 'The upper end.', history: 'The values by day, oldest first.',
  historyWindow: 'The days that the 30-day history covers.', hits: 'The results, best first.', host: 'The hosting company.', hostNames: 'The hosts.', id: 'The id.', identity: 'What identifies the podcast on charts.',
  ignore: 'Whether the podcast is left out of results.', image_url: 'URL of the image.', imageUrl: 'URL of the image.', industries: 'Industries, as the profile states them.', items: 'The entries.', label: 'The name to show.',
  lastName: 'The family name.', lastSeen: 'The latest rank, with its date.', letter: 'The first letter of the titles.', limit: 'The most entries of a response.', limits: 'The limits of the plan.', links: 'The links.',
  max: 'The upper bound, included.', maxResultsPerSearch: 'The most results of a search on the plan.', medium: 'The middle.', members: 'The members of the team.', message: 'What happened, for people.', min: 'The lower bound, included.',
  monthlyEpisodeCounts: 'Number of episodes by month.', months: 'The months, oldest first.', movement: 'How the rank changed: `up`, `down`, `entered`, `unchanged` or `unknown`.', name: 'The name.', nextCursor: 'The cursor of the next page; `null` on the last one.',
  nickname: 'The name that the account goes by.', note: 'A remark.', number: 'The number of the episode.', observedDepth: 'Number of ranks in our data of the chart.', offset: 'How many entries are skipped.', older: 'What is older.',
  onNowByPlatform: 'Charts on which the podcast is now, by platform.', options: 'The parameters as they were understood.', organization: 'The organization.', organizations: 'The organizations.', ownerName: 'The owner that the feed names.',
  passages: 'The passages of the transcript.', patrons: 'Number of patrons.', peakPosition30d: 'The best rank of the last 30 days.', pedigree: 'Where and when it was seen.', people: 'The people.', periodStart: 'When the current period began.',
  phoneNumbers: 'The phone numbers.', phraseMatch: 'Whether the words must be next to each other.', plan: 'The plan.', platforms: 'The platforms.', plays: 'Number of plays.', podcast: 'The podcast.',
  podcastAffiliation: 'What kind of organization publishes the podcast.', podcastGuid: 'The podcast’s GUID.', podcastHasGuests: 'Whether the podcast has guests; `null` when unknown or hidden by the plan.', podcastHasSponsors: 'Whether the podcast has sponsors.',
  podcastOnChart: 'The podcast, as the chart lists it.', podcastReviews: 'Ratings and reviews by platform.', podcastWithEpisodes: 'The podcast with a page of its episodes.', podcasts: 'The podcasts.', podenginePodcast: 'The podcast in our catalog; `null` when we don’t know which it is.',
  points: 'The values, oldest first.', position: 'The rank; 1 is the first place.', positionChange: 'Places gained since the earlier chart; negative when lost.', positions: 'The ranks, first place first.', positionsLimit: 'The most ranks of a response.', posts: 'Number of posts.',
  presence: 'The charts of the podcast, now and before.', previousPosition: 'The rank on the earlier chart.', primaryContact: 'The contact to write to first.', primaryContactEmail: 'The address to write to first; `null` when unknown or hidden by the plan.',
  publishedAt: 'When it was published.', qualityScore: 'The sub-score for quality, 0 to 100.', range: 'The days of the history: `30d`, `90d`, `1y` or `all`.', readsTranscripts: 'Whether the plan reads full transcripts.', reason: 'Why.',
  reportedBy: 'How many users reported it as wrong.', request: 'The request.', requests: 'The requests.', resolution: 'Whether the points are days or weeks.', review: 'The text of the review.', reviews: 'The reviews.', rhythm: 'How often the podcast publishes.',
  rows: 'The rows.', rssCategories: 'The categories of the feed.', rssLanguage: 'The language that the feed names, BCP 47.', score: 'How well it matches.', searchTermOptions: 'How the term must match.', searchTerms: 'The terms to search for.', season: 'The number of the season.',
  selectedDateAvailable: 'Whether the chosen day has a chart.', sentences: 'The sentences of the transcript, with their times.', series: 'The ranks over time.', setsPageSize: 'Whether the plan sets the page size.', sightings: 'Where it was seen.', skip: 'How many entries are skipped.',
  slop: 'How many words may be between those of a phrase.', slug: 'The readable part of the URL.', socialScore: 'The sub-score for social media, 0 to 100.', speaker: 'Who speaks; `null` when unknown.', spellings: 'Other spellings of the name.', sponsors: 'The sponsors.', spotify: 'Spotify.', startDate: 'The first day.',
  startSecond: 'Where it begins, in seconds.', stats: 'Counts and dates.', status: 'The state.', streak: 'Days on the chart without a break.', subScore: 'The sub-score: quality, engagement, social or youtube.', sub_category: 'The subcategory.', subcategories: 'The subcategories.', summary: 'The counts of all charts.', syntaxValid: 'Whether the address is well formed.',
  teamId: 'The team.', text: 'The text.', thumbnails: 'Images of different sizes.', time: 'The moment.', title: 'The title.', titleLatest: 'The current title of the feed.', top10Now: 'Number of charts on which it is among the first ten.', total: 'How many there are in all.', totals: 'The sums.', totalFound: 'How many were found.', totalUsed: 'What was used in all.', totalUsage: 'What was used in all.',
  totalRequested: 'How many were requested.', transcribeSince: 'Episodes are transcribed from this day on.', transcriptId: 'Id of the transcript; `null` without one.', transcripts: 'Transcripts, or their number.', tree: 'The categories with their subcategories.', truncated: 'Whether only the beginning is shown.', type: 'The kind.', updateFrequency: 'How often it publishes: `daily`, `weekly`, `bi-weekly`, `monthly`, `stale` or `very-stale`.',
  url: 'The URL.', urls: 'The URLs.', usageByAlias: 'Usage by name.', used: 'How much was used.', users: 'The users.', value: 'The value.', version: 'The version of the software.', websites: 'The websites, and what was found on them.', weeks: 'The weeks, oldest first.', weightsVersion: 'The version of the weights. Scores of different versions can’t be compared.', window: 'The days that are counted.', words: 'Words that complete what was typed.',
  youtubeScore: 'The sub-score for YouTube, 0 to 100.', authorityScore: 'The authority score, 0 to 100.', includeItunesGenres: 'Only podcasts of these genres.', excludeItunesGenres: 'No podcasts of these genres.', includePodcastIds: 'Only these podcasts.', excludePodcastIds: 'Not these podcasts.',
  languages: 'Only these languages, as BCP 47 tags.', hasPrimaryContact: 'Only podcasts with, or without, a contact in the feed.', hasSocials: 'Only podcasts that have these social profiles.', hasTranscript: 'Whether there is a transcript.', podcastCountries: 'Only podcasts of these countries, ISO 3166-1 alpha-2.', podcastAuthorityScore: 'Range of the authority score.', podcastAudienceEstimatedMonthlyListeners: 'Range of the estimated monthly listeners.', projectId: 'The project.',
  podcastIdOrSlug: 'Id or slug of the podcast.', episodeId: 'Id of the episode.', sessionId: 'Id of the session.', apiKeyId: 'Id of the key.', earshotId: 'Id of the podcast in Earshot.', view: 'Which fields the episodes have.', durationSeconds: 'Length in seconds.', minTotalEpisodes: 'Only podcasts with at least this many episodes.', maxTotalEpisodes: 'Only podcasts with at most this many episodes.', minObservedDepth: 'The shortest length of the chart.', maxObservedDepth: 'The greatest length of the chart.',
};

const PLATFORMS: Readonly<Record<string, string>> = {
  facebook: 'Facebook', instagram: 'Instagram', linkedin: 'LinkedIn', linkedinCompany: 'LinkedIn company', linkedinPerson: 'LinkedIn personal', tiktok: 'TikTok', twitter: 'X (Twitter)', youtube: 'YouTube', castbox: 'Castbox', spotify: 'Spotify', applePodcasts: 'Apple Podcasts', apple: 'Apple Podcasts',
};

const ACRONYMS: Readonly<Record<string, string>> = { url: 'URL', id: 'id', rss: 'RSS', guid: 'GUID', tiktok: 'TikTok', youtube: 'YouTube', linkedin: 'LinkedIn', linked: 'Linked', twitter: 'X', facebook: 'Facebook', instagram: 'Instagram', spotify: 'Spotify', castbox: 'Castbox', apple: 'Apple', csv: 'CSV', api: 'API', html: 'HTML', podnews: 'Podnews', podchaser: 'Podchaser', rephonic: 'Rephonic', itunes: 'Apple' };

/** "rss feed url" for `rssFeedUrl`, with the usual capitals. */
const toWords = (name: string) =>
  name
    .replaceAll('_', ' ')
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(' ')
    .map((word) => ACRONYMS[word] ?? word)
    .join(' ');

/** Families of names. The first rule that matches a name describes it. */
const RULES: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [/^socials([A-Z]\w*?)Total(\w+)Count$/, (platform, what) => `Sum of the ${toWords(what)} of all its ${platformName(platform)} profiles.`],
  [/^socials([A-Z]\w*)$/, (platform) => `The ${platformName(platform)} profiles.`],
  [/^(\w+?)(?:Highlights)$/, (of) => `The ${toWords(of)}, with the matches marked by \`<mark>\`.`],
  [/^min(\w+)$/, (what) => `At least this many ${toWords(what)}.`],
  [/^max(\w+)$/, (what) => `At most this many ${toWords(what)}.`],
  [/^(?:is|are)([A-Z]\w*)$/, (what) => `Whether it is ${toWords(what)}.`],
  [/^has([A-Z]\w*)$/, (what) => `Whether it has ${toWords(what)}.`],
  [/^sees([A-Z]\w*)$/, (what) => `Whether the plan shows: ${toWords(what)}.`],
  [/^(?:total|num)([A-Z]\w*?)(?:Count)?$/, (what) => `Number of ${toWords(what)}.`],
  [/^(\w+?)s?Count$/, (what) => `Number of ${toWords(what)}s.`],
  [/^(\w+?)(?:At|LastUpdated|DataDate|CalculatedDate|ScrapedDate)$/, (what) => `When: ${toWords(what)}.`],
  [/^(\w+)Date$/, (what) => `Date: ${toWords(what)}.`],
  [/^(\w+)(?:Url|URL)$/, (what) => `URL of the ${toWords(what)}.`],
  [/^(\w+?)(?:UrlSlug|Slug)$/, (what) => `The part of its URL at ${toWords(what)}.`],
  [/^(\w+)(?:Id|_id)$/, (what) => `Id of the ${toWords(what)}.`],
  [/^(\w+)(?:Ids)$/, (what) => `Ids of the ${toWords(what)}s.`],
  [/^(\w+)Name$/, (what) => `Name of the ${toWords(what)}.`],
  [/^average([A-Z]\w*)$/, (what) => `Average ${toWords(what)}.`],
  [/^(\w+)(?:Data)$/, (what) => `Its ${platformName(what)} data.`],
  [/^(\w+)(Days|Rows|Seconds|Rate)$/, (what, unit) => `${capitalize(toWords(`${what}${unit}`))}.`],
  [/^podcast(?:Rss)?([A-Z]\w*)$/, (what) => `The podcast’s ${toWords(what)}.`],
  [/^episode(?:Rss)?([A-Z]\w*)$/, (what) => `The episode’s ${toWords(what)}.`],
];

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const platformName = (name: string) => PLATFORMS[name.charAt(0).toLowerCase() + name.slice(1)] ?? capitalize(toWords(name));

/** Describes a field by its name. */
export function describeByName(name: string): string {
  const text = TEXTS[name];
  if (text) return text;
  for (const [pattern, describe] of RULES) {
    const match = pattern.exec(name);
    if (match) return describe(...match.slice(1));
  }
  return `${capitalize(toWords(name))}.`;
}
