/** Builds the path of every page of the web app. No other module writes a path. */

const segment = encodeURIComponent;

type OptionalText = string | null | undefined;
type QueryValue = string | number | readonly string[] | null | undefined;

/** The parts of a podcast's page in the application. Any other name in its place is the slug of an episode (spec 2). */
export const PODCAST_SUB_PAGES = ['episodes', 'people', 'contacts', 'score', 'charts', 'reviews', 'audience', 'related', 'activity'] as const;
export type PodcastSubPage = (typeof PODCAST_SUB_PAGES)[number];

export type ProjectSubPage = 'podcasts' | 'guest-profile' | 'strategies' | 'recent-episodes' | 'activity' | 'settings'; // Spec 2

/** `path?a=1&b=2&b=3`. Empty values are skipped; lists repeat their key. */
export function withQuery(path: string, query: Readonly<Record<string, QueryValue>>): string {
  const parts = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value === null || value === undefined || value === '') continue;
    if (Array.isArray(value)) for (const item of value as readonly string[]) parts.append(key, item);
    else parts.append(key, String(value));
  }
  const text = parts.toString();
  return text ? `${path}?${text}` : path;
}

/** A place in an episode: a second, or a clip from a second to its end. */
interface EpisodeQuery {
  t?: number | null;
  end?: number | null;
  find?: string;
}

function episodeQuery({ t = null, end = null, find }: EpisodeQuery) {
  const start = t === null ? null : Math.floor(t);
  // A clip keeps the words that begin in its last second.
  return { t: start, end: start === null || end === null || end <= start ? null : Math.ceil(end), find };
}

export const paths = {
  home: () => '/',
  about: () => '/about',
  articles: () => '/articles',
  /** Where the plans are compared. Locked parts and limits link here. */
  pricing: (query: { plan?: OptionalText } = {}) => withQuery('/pricing', query),
  privacy: () => '/privacy',
  terms: () => '/terms',
  apiDocs: (query: { call?: string; topic?: string } = {}) => withQuery('/api-docs', { ...query, topic: query.topic === 'start' ? null : query.topic }),
  apiStatus: () => '/api-docs/api-status',
  search: (query: Readonly<Record<string, QueryValue>> = {}) => withQuery('/search', query),
  appSearch: (query: Readonly<Record<string, QueryValue>> = {}) => withQuery('/app/search', query),
  podcasts: () => '/podcasts',
  directory: () => '/podcasts/directory',
  directoryLetter: (letter: string, skip = 0) => withQuery(`/podcasts/directory/${segment(letter.toLowerCase())}`, { skip: skip || null }),
  podcast: (slug: string, query: { skip?: number; transcripts?: boolean } = {}) =>
    withQuery(`/podcasts/${segment(slug)}`, { skip: query.skip || null, transcripts: query.transcripts ? 'yes' : null }),
  episode: (podcastSlug: string, episodeSlug: string, query: EpisodeQuery = {}) => withQuery(`/podcasts/${segment(podcastSlug)}/${segment(episodeSlug)}`, episodeQuery(query)),
  signIn: (query: { email?: OptionalText; source?: OptionalText; message?: 'signed-out' | 'signed-out-everywhere' | 'account-deleted' } = {}) => withQuery('/sign-in', query),
  magicEmailSent: (email?: string) => withQuery('/sign-in/magic-email-sent', { email }),
  emailLink: (key?: string) => withQuery('/sign-in/email-link', { key }),
  providerReturn: () => '/sign-in/provider',
  signUp: (query: { email?: OptionalText; source?: OptionalText; plan?: OptionalText } = {}) => withQuery('/sign-up', query),
  validationEmailSent: (query: { email?: OptionalText; source?: OptionalText } = {}) => withQuery('/sign-up/validation-email-sent', query),
  validate: (key?: string) => withQuery('/sign-up/validate', { key }),
  app: () => '/app',
  newProject: (query: { podcast?: string | null } = {}) => withQuery('/app/lists/new', query),
  projects: (query: { tab?: 'archived' | 'deleted' | null } = {}) => withQuery('/app/projects', query),
  project: (slug: string, subPage?: ProjectSubPage | null, query: Readonly<Record<string, QueryValue>> = {}) =>
    withQuery(`/app/projects/${segment(slug)}${subPage ? `/${subPage}` : ''}`, query),
  appPodcast: (slug: string, subPage: PodcastSubPage | null = null, query: { skip?: number; transcripts?: boolean } = {}) =>
    withQuery(`/app/podcasts/${segment(slug)}${subPage ? `/${subPage}` : ''}`, { skip: query.skip || null, transcripts: query.transcripts ? 'yes' : null }),
  appEpisode: (podcastSlug: string, episodeSlug: string, query: EpisodeQuery = {}) => withQuery(`/app/podcasts/${segment(podcastSlug)}/${segment(episodeSlug)}`, episodeQuery(query)),
  upcoming: (query: { view?: string | null; by?: string | null; month?: string | null } = {}) => withQuery('/app/upcoming', query),
  alerts: (query: Readonly<Record<string, QueryValue>> = {}) => withQuery('/app/alerts', query),
  newAlert: (query: { kind?: string | null; value?: string | null; saved?: string | null } = {}) => withQuery('/app/alerts/new', query),
  alert: (alertId: string, query: Readonly<Record<string, QueryValue>> = {}) => withQuery(`/app/alerts/${segment(alertId)}`, query),
  guests: (query: { show?: 'archived' | 'deleted' | null } = {}) => withQuery('/app/guests', query),
  newGuest: (query: { project?: string | null; draft?: string | null } = {}) => withQuery('/app/guests/new', query),
  guest: (guest: string) => `/app/guests/${segment(guest)}`,
  /** Leads to the page of the person, else to a search for the name. */
  namedPerson: (query: { name: string; role: string; episode?: string; podcast?: string }) => withQuery('/people', query),
  namedSponsor: (query: { name: string; episode?: string; podcast?: string }) => withQuery('/sponsors', query),
  person: (slug: string) => `/people/${segment(slug)}`,
  sponsor: (slug: string) => `/sponsors/${segment(slug)}`,
  publicGuest: (publicSlug: string) => `/guests/${segment(publicSlug)}`,
  outreach: (query: Readonly<Record<string, QueryValue>> = {}) => withQuery('/app/outreach', query),
  newPitch: ({ podcast, guest, project }: { podcast?: OptionalText; guest?: OptionalText; project?: OptionalText } = {}) =>
    withQuery('/app/outreach', { 'podcast-id': podcast, 'guest-profile-id': guest, 'project-id': project, new: podcast || guest ? null : 'yes' }),
  pitch: (outreachId: string, query: { tab?: 'history' | null } = {}) => withQuery(`/app/outreach/${segment(outreachId)}`, query),
  guestPreparation: (podcastSlug: string, guest: OptionalText = null) => withQuery(`/app/podcasts/${segment(podcastSlug)}`, { prepare: guest ?? 'yes' }),
  outreachTemplates: () => '/app/user-settings/outreach-templates',
  outreachTemplate: (slug: string, query: { from?: string | null } = {}) => withQuery(`/app/user-settings/outreach-templates/${segment(slug)}`, query),
  shared: (token: string) => `/shared/${segment(token)}`,
  listicle: (publicSlug: string) => `/lists/${segment(publicSlug)}`,
  transcriptions: (query: Readonly<Record<string, QueryValue>> = {}) => withQuery('/app/transcriptions', query),
  teamPodcasts: (query: Readonly<Record<string, QueryValue>> = {}) => withQuery('/app/podcasts', query),
  team: () => '/app/team-settings/team',
  invitation: (key?: string) => withQuery('/invitation', { key }),
  charts: (query: Readonly<Record<string, string | null | undefined>> = {}) => withQuery('/app/charts', query),
  publicCharts: (query: Readonly<Record<string, string | null | undefined>> = {}) => withQuery('/charts', query),
  podcast2Stats: () => '/stats/podcast-2',
  userSettings: () => '/app/user-settings',
  profile: () => '/app/user-settings/profile',
  notifications: () => '/app/user-settings/notifications',
  searchHistory: () => '/app/user-settings/search-history',
  podcastClaims: (query: { podcast?: OptionalText } = {}) => withQuery('/app/user-settings/podcasts', query),
  dataDownload: () => '/app/user-settings/data',
  correction: (podcast: string) => withQuery('/for-podcasters/correction', { podcast }),
  onboarding: () => '/onboarding',
  activityHistory: (query: { area?: OptionalText; member?: OptionalText; days?: OptionalText } = {}) => withQuery('/app/team-settings/activity-history', query),
  billing: () => '/app/team-settings/billing',
  integrations: () => '/app/team-settings/integrations',
  podcastBlacklist: () => '/app/team-settings/podcast-blacklist',
  searchUsage: (query: { window?: OptionalText } = {}) => withQuery('/app/team-settings/search-usage', query),
  settingsTeamPodcasts: () => '/app/team-settings/team-podcasts',
  developers: () => '/app/team-settings/developers',
  requestLog: (query: { keyId?: OptionalText; status?: OptionalText } = {}) => withQuery('/app/team-settings/developers/requests', query),
  webhooks: (query: { webhook?: string | null } = {}) => withQuery('/app/team-settings/developers/webhooks', query),
  customPrompts: () => '/app/team-settings/custom-prompts',
  customPrompt: (promptId: string, query: { context?: string | null } = {}) => withQuery(`/app/team-settings/custom-prompts/${segment(promptId)}`, query),
  corrections: (query: { state?: OptionalText } = {}) => withQuery('/app/administration/corrections', query),
  transcriptCorrections: (query: { state?: OptionalText } = {}) => withQuery('/app/administration/transcript-corrections', query),
  ignoredPodcasts: (query: { podcast?: OptionalText } = {}) => withQuery('/app/administration/ignored-podcasts', query),
  peopleStatements: (query: { person?: OptionalText } = {}) => withQuery('/app/administration/people', query),
  teamPlans: (query: { q?: OptionalText } = {}) => withQuery('/app/administration/teams', query),
  signOut: () => '/app/sign-out',
  error: (code: string | number, message?: string) => withQuery(`/errors/${segment(String(code))}`, { message }),
} as const;

/** Whether the path is a page of the application, which needs a session and has its frame (spec 2). Signing out needs none. */
export const isAppPath = (path: string) => /^\/(app|onboarding)(\/|$)/.test(path) && path !== '/app/sign-out';

/** Whether the page belongs to a team, which shows it to its client: it has the team’s name and none of ours. */
export const isClientPath = (path: string) => path.startsWith('/shared/');

/** Whether the page is for people outside of the team, or leads to a session: it has no frame, whoever reads it. */
export const isOutsidePath = (path: string) => /^\/(sign-in|sign-up|invitation|shared|guests|lists|app\/sign-out)(\/|$)/.test(path);
