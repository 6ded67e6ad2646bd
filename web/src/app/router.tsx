import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, createRouter } from '@tanstack/react-router';
import { listedPodcastsQuery } from '../api/lists/listed-podcasts';
import { projectHeadQuery } from '../api/lists/projects';
import { projectViewsQuery } from '../api/lists/views';
import {
  apiDocumentQuery, apiSampleQuery, directoryQuery, episodeQuery, latestPodcastsQuery, meQuery, podcast2StatsQuery, podcastEpisodesQuery, podcastQuery, relatedPodcastsQuery, statisticsQuery,
} from '../api/queries';
import { formatQueryString, parseQueryString, type QueryString, readCount, readText } from '../urls/query-string';
import { NotFoundPage } from '../widgets/ErrorPanel';
import { returnPath } from '../widgets/return-path';
import { CrashPage, ErrorPage } from './ErrorPage';
import { lazyPage } from './lazy-page';
import { PendingPage } from './PendingPage';
import { appPodcastPage, isPodcastSubPage, loadSubPage, PodcastSubRoute } from './PodcastSubRoute';
import { guardRoute } from './route-guard';
import { Shell } from './Shell';

interface RouterContext {
  queryClient: QueryClient;
}

const rootRoute = createRootRouteWithContext<RouterContext>()({
  // The query string as text. Each page parses it and reports the parameters that it ignored.
  validateSearch: (search: Record<string, unknown>): QueryString => search as QueryString,
  beforeLoad: ({ context: { queryClient }, location, matches }) => {
    const page = matches.at(-1);
    return guardRoute({ queryClient, location, access: page?.staticData.access ?? null, start: () => page?.staticData.start?.({ queryClient, params: page.params as Readonly<Record<string, string>> }) });
  },
  loader: ({ context }) => void context.queryClient.prefetchQuery(meQuery),
  component: Shell,
});
const getParentRoute = () => rootRoute;

const searchPage = lazyPage(() => import('../features/search/SearchPage'), 'SearchPage');
const chartsPage = lazyPage(() => import('../features/charts/ChartsPage'), 'ChartsPage');
const projectPage = lazyPage(() => import('../features/projects/ProjectPage'), 'ProjectPage');
const loadProject = ({ context, params }: { context: RouterContext; params: { projectSlug: string } }) => void context.queryClient.prefetchQuery(projectHeadQuery(params.projectSlug));
const teamPage = lazyPage(() => import('../features/account/team/TeamPage'), 'TeamPage');
const preloadPodcastsSubPage = async () => (await import('../features/projects/sub-pages')).findSubPage('podcasts')?.preload();
/** The page of a project opens with its podcasts. Everything that it shows is requested at once, its code too. */
const startListedPodcasts = ({ queryClient, params: { projectSlug = '' } }: { queryClient: QueryClient; params: { projectSlug?: string } }) => {
  for (const preload of [() => import('../features/projects/ProjectPage'), preloadPodcastsSubPage]) void preload().catch(() => undefined);
  void queryClient.prefetchQuery(projectHeadQuery(projectSlug));
  void queryClient.prefetchQuery(listedPodcastsQuery(projectSlug));
  void queryClient.prefetchQuery(projectViewsQuery(projectSlug));
};
/** Calls of single pages are not part of the first files. Without their code, the page itself shows what is missing. */
const loadGuest = (queryClient: QueryClient, key: string) => import('../api/guests/profiles').then(({ guestQuery }) => queryClient.prefetchQuery(guestQuery(key)), () => undefined);
const loadPitch = (queryClient: QueryClient, id: string) => import('../api/outreach/pitches').then(({ pitchQuery }) => queryClient.prefetchQuery(pitchQuery(id)), () => undefined);
const signInPage = lazyPage(() => import('../features/account/SignInPage'), 'SignInPage');

const routes = [
  createRoute({
    getParentRoute,
    path: '/',
    loader: ({ context }) => {
      void context.queryClient.prefetchQuery(statisticsQuery);
      void context.queryClient.prefetchQuery(latestPodcastsQuery);
    },
    component: lazyPage(() => import('../features/home/HomePage'), 'HomePage'),
  }),
  createRoute({ getParentRoute, path: '/search', component: searchPage }),
  createRoute({ getParentRoute, path: '/app/search', component: searchPage }),
  createRoute({
    getParentRoute,
    path: '/podcasts',
    loader: ({ context }) => {
      void context.queryClient.prefetchQuery(statisticsQuery);
      void context.queryClient.prefetchQuery(latestPodcastsQuery);
    },
    component: lazyPage(() => import('../features/directory/BrowsePage'), 'BrowsePage'),
  }),
  createRoute({
    getParentRoute,
    path: '/podcasts/directory',
    loader: ({ context }) => void context.queryClient.prefetchQuery(directoryQuery('a', 0)),
    component: lazyPage(() => import('../features/directory/DirectoryPage'), 'DirectoryPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/podcasts/directory/$letter',
    loaderDeps: ({ search }) => ({ skip: readCount(search.skip) ?? 0 }),
    loader: ({ context, params, deps }) => void context.queryClient.prefetchQuery(directoryQuery(params.letter.toLowerCase(), deps.skip)),
    component: lazyPage(() => import('../features/directory/LetterPage'), 'LetterPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/podcasts/$podcastSlug',
    loaderDeps: ({ search }) => ({ skip: readCount(search.skip) ?? 0, transcripts: readText(search.transcripts) === 'yes' }),
    loader: ({ context, params, deps }) => {
      void context.queryClient.prefetchQuery(podcastQuery(params.podcastSlug));
      void context.queryClient.prefetchQuery(podcastEpisodesQuery(params.podcastSlug, deps.skip, deps.transcripts || null));
      void context.queryClient.prefetchQuery(relatedPodcastsQuery(params.podcastSlug));
    },
    component: lazyPage(() => import('../features/podcast/PodcastPage'), 'PodcastPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/podcasts/$podcastSlug/$episodeSlug',
    loader: ({ context, params }) => {
      void context.queryClient.prefetchQuery(podcastQuery(params.podcastSlug));
      void context.queryClient.prefetchQuery(episodeQuery(params.podcastSlug, params.episodeSlug));
    },
    component: lazyPage(() => import('../features/episode/EpisodePage'), 'EpisodePage'),
  }),
  createRoute({
    getParentRoute,
    path: '/stats/podcast-2',
    loader: ({ context }) => void context.queryClient.prefetchQuery(podcast2StatsQuery),
    component: lazyPage(() => import('../features/stats/Podcast2Page'), 'Podcast2Page'),
  }),
  createRoute({
    getParentRoute,
    path: '/api-docs',
    loader: ({ context }) => {
      void context.queryClient.prefetchQuery(apiDocumentQuery);
      void context.queryClient.prefetchQuery(apiSampleQuery);
    },
    component: lazyPage(() => import('../features/api-docs/ApiDocsPage'), 'ApiDocsPage'),
  }),
  createRoute({ getParentRoute, path: '/api-docs/api-status', component: lazyPage(() => import('../features/api-docs/StatusPage'), 'StatusPage') }),
  createRoute({ getParentRoute, path: '/sign-in', component: signInPage }),
  createRoute({
    getParentRoute,
    path: '/sign-in/magic-email-sent',
    component: lazyPage(() => import('../features/account/EmailSentPage'), 'EmailSentPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/sign-in/email-link',
    component: lazyPage(() => import('../features/account/EmailLinkPage'), 'EmailLinkPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/sign-in/provider',
    component: lazyPage(() => import('../features/account/identity-provider/ProviderReturnPage'), 'ProviderReturnPage'),
  }),
  createRoute({ getParentRoute, path: '/sign-up', component: lazyPage(() => import('../features/account/SignUpPage'), 'SignUpPage') }),
  createRoute({
    getParentRoute,
    path: '/sign-up/validation-email-sent',
    component: lazyPage(() => import('../features/account/ValidationSentPage'), 'ValidationSentPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/sign-up/validate',
    component: lazyPage(() => import('../features/account/ValidatePage'), 'ValidatePage'),
  }),
  createRoute({
    getParentRoute,
    path: '/app/user-settings',
    component: lazyPage(() => import('../features/account/AccountSettingsPage'), 'AccountSettingsPage'),
  }),
  createRoute({ getParentRoute, path: '/app/user-settings/profile', component: lazyPage(() => import('../features/account/profile/ProfilePage'), 'ProfilePage') }),
  createRoute({ getParentRoute, path: '/app/user-settings/notifications', component: lazyPage(() => import('../features/account/notifications/NotificationsPage'), 'NotificationsPage') }),
  createRoute({ getParentRoute, path: '/app/user-settings/podcasts', component: lazyPage(() => import('../features/account/podcast-claims/PodcastClaimsPage'), 'PodcastClaimsPage') }),
  createRoute({ getParentRoute, path: '/app/user-settings/data', component: lazyPage(() => import('../features/account/data-download/DataDownloadPage'), 'DataDownloadPage') }),
  createRoute({ getParentRoute, path: '/app/user-settings/search-history', component: lazyPage(() => import('../features/account/search-history/SearchHistoryPage'), 'SearchHistoryPage') }),
  createRoute({ getParentRoute, path: '/app/team-settings/activity-history', component: lazyPage(() => import('../features/account/team-activity/ActivityHistoryPage'), 'ActivityHistoryPage') }),
  createRoute({ getParentRoute, path: '/app/team-settings/billing', component: lazyPage(() => import('../features/account/billing/BillingPage'), 'BillingPage') }),
  createRoute({ getParentRoute, path: '/app/team-settings/integrations', component: lazyPage(() => import('../features/account/integrations/IntegrationsPage'), 'IntegrationsPage') }),
  createRoute({ getParentRoute, path: '/app/team-settings/podcast-blacklist', component: lazyPage(() => import('../features/account/marked-podcasts/BlacklistPage'), 'BlacklistPage') }),
  createRoute({ getParentRoute, path: '/app/team-settings/search-usage', component: lazyPage(() => import('../features/account/search-usage/SearchUsagePage'), 'SearchUsagePage') }),
  createRoute({ getParentRoute, path: '/app/team-settings/team-podcasts', component: lazyPage(() => import('../features/account/marked-podcasts/TeamPodcastsSettingsPage'), 'TeamPodcastsSettingsPage') }),
  createRoute({ getParentRoute, path: '/onboarding', staticData: { access: 'user' }, component: lazyPage(() => import('../features/account/onboarding/OnboardingPage'), 'OnboardingPage') }),
  createRoute({ getParentRoute, path: '/app/user-settings/outreach-templates', component: lazyPage(() => import('../features/account/templates/TemplatesPage'), 'TemplatesPage') }),
  createRoute({
    getParentRoute,
    path: '/app/user-settings/outreach-templates/$templateSlug',
    component: lazyPage(() => import('../features/account/templates/TemplatePage'), 'TemplatePage'),
  }),
  createRoute({ getParentRoute, path: '/app', component: lazyPage(() => import('./dashboard/DashboardPage'), 'DashboardPage') }),
  createRoute({ getParentRoute, path: '/charts', component: chartsPage }),
  createRoute({ getParentRoute, path: '/app/charts', component: chartsPage }),
  createRoute({
    getParentRoute,
    path: '/app/team-settings/developers',
    component: lazyPage(() => import('../features/account/keys/KeysPage'), 'KeysPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/app/team-settings/developers/requests',
    component: lazyPage(() => import('../features/account/request-log/RequestLogPage'), 'RequestLogPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/app/team-settings/developers/webhooks',
    component: lazyPage(() => import('../features/account/webhooks/WebhooksPage'), 'WebhooksPage'),
  }),
  createRoute({ getParentRoute, path: '/app/team-settings/custom-prompts', component: lazyPage(() => import('../features/account/prompts/PromptsPage'), 'PromptsPage') }),
  createRoute({ getParentRoute, path: '/app/team-settings/custom-prompts/$promptId', component: lazyPage(() => import('../features/account/prompts/PromptPage'), 'PromptPage') }),
  createRoute({ getParentRoute, path: '/app/administration/ignored-podcasts', component: lazyPage(() => import('../features/account/administration/IgnoredPodcastsPage'), 'IgnoredPodcastsPage') }),
  createRoute({ getParentRoute, path: '/app/administration/corrections', component: lazyPage(() => import('../features/account/administration/CorrectionsPage'), 'CorrectionsPage') }),
  createRoute({ getParentRoute, path: '/app/administration/people', component: lazyPage(() => import('../features/account/administration/PeoplePage'), 'PeoplePage') }),
  createRoute({ getParentRoute, path: '/app/administration/transcript-corrections', component: lazyPage(() => import('../features/account/administration/TranscriptCorrectionsPage'), 'TranscriptCorrectionsPage') }),
  createRoute({ getParentRoute, path: '/app/administration/teams', component: lazyPage(() => import('../features/account/administration/TeamPlansPage'), 'TeamPlansPage') }),
  createRoute({ getParentRoute, path: '/app/team-settings', component: teamPage }),
  createRoute({ getParentRoute, path: '/app/team-settings/team', component: teamPage }),
  createRoute({ getParentRoute, path: '/invitation', component: lazyPage(() => import('../features/account/team/InvitationPage'), 'InvitationPage') }),
  createRoute({
    getParentRoute,
    path: '/app/sign-out',
    component: lazyPage(() => import('../features/account/SignOutPage'), 'SignOutPage'),
  }),
  createRoute({ getParentRoute, path: '/app/lists/new', component: lazyPage(() => import('../features/projects/NewProjectPage'), 'NewProjectPage') }),
  createRoute({ getParentRoute, path: '/app/projects', component: lazyPage(() => import('../features/projects/ProjectsPage'), 'ProjectsPage') }),
  createRoute({
    getParentRoute,
    path: '/app/projects/$projectSlug',
    staticData: { start: startListedPodcasts },
    loader: async ({ context, params }) => {
      startListedPodcasts({ queryClient: context.queryClient, params });
      // The page and its podcasts are one file. Waiting for both lets the rows come with the first frame.
      await preloadPodcastsSubPage().catch(() => undefined);
    },
    component: projectPage,
  }),
  createRoute({ getParentRoute, path: '/app/projects/$projectSlug/guest-profile', loader: loadProject, component: lazyPage(() => import('./ProjectGuestPage'), 'ProjectGuestPage') }),
  createRoute({ getParentRoute, path: '/app/projects/$projectSlug/$subPage', loader: loadProject, component: projectPage }),
  createRoute({ getParentRoute, path: '/app/upcoming', component: lazyPage(() => import('../features/projects/upcoming/UpcomingPage'), 'UpcomingPage') }),
  createRoute({ getParentRoute, path: '/app/guests', component: lazyPage(() => import('../features/guests/GuestsPage'), 'GuestsPage') }),
  createRoute({ getParentRoute, path: '/app/guests/new', component: lazyPage(() => import('../features/guests/NewGuestPage'), 'NewGuestPage') }),
  createRoute({
    getParentRoute,
    path: '/app/guests/$guestKey',
    loader: ({ context, params }) => void loadGuest(context.queryClient, params.guestKey),
    component: lazyPage(() => import('../features/guests/GuestProfilePage'), 'GuestProfilePage'),
  }),
  createRoute({ getParentRoute, path: '/app/alerts', component: lazyPage(() => import('../features/alerts/AlertsPage'), 'AlertsPage') }),
  createRoute({ getParentRoute, path: '/app/alerts/new', component: lazyPage(() => import('../features/alerts/NewAlertPage'), 'NewAlertPage') }),
  createRoute({ getParentRoute, path: '/app/alerts/$alertId', component: lazyPage(() => import('../features/alerts/AlertPage'), 'AlertPage') }),
  createRoute({ getParentRoute, path: '/app/outreach', component: lazyPage(() => import('../features/outreach/OutreachPage'), 'OutreachPage') }),
  createRoute({
    getParentRoute,
    path: '/app/outreach/$outreachId',
    loader: ({ context, params }) => void loadPitch(context.queryClient, params.outreachId),
    component: lazyPage(() => import('../features/outreach/composer/PitchPage'), 'PitchPage'),
  }),
  createRoute({ getParentRoute, path: '/app/transcriptions', component: lazyPage(() => import('../features/transcriptions/TranscriptionsPage'), 'TranscriptionsPage') }),
  createRoute({ getParentRoute, path: '/app/podcasts', component: lazyPage(() => import('../features/team-podcasts/TeamPodcastsPage'), 'TeamPodcastsPage') }),
  createRoute({
    getParentRoute,
    path: '/app/podcasts/$podcastSlug',
    loader: ({ context, params }) => void context.queryClient.prefetchQuery(podcastQuery(params.podcastSlug)),
    component: appPodcastPage,
  }),
  createRoute({
    getParentRoute,
    path: '/app/podcasts/$podcastSlug/$subPage',
    loader: ({ context, params }) => {
      void context.queryClient.prefetchQuery(podcastQuery(params.podcastSlug));
      if (!isPodcastSubPage(params.subPage)) void context.queryClient.prefetchQuery(episodeQuery(params.podcastSlug, params.subPage));
      return loadSubPage(params.subPage);
    },
    component: PodcastSubRoute,
  }),
  createRoute({ getParentRoute, path: '/shared/$token', component: lazyPage(() => import('../features/shared/SharedListPage'), 'SharedListPage') }),
  createRoute({ getParentRoute, path: '/guests/$publicSlug', component: lazyPage(() => import('../features/shared/PublicGuestPage'), 'PublicGuestPage') }),
  createRoute({ getParentRoute, path: '/lists/$publicSlug', component: lazyPage(() => import('../features/shared/ListiclePage'), 'ListiclePage') }),
  createRoute({ getParentRoute, path: '/errors/$code', component: ErrorPage }),
];

export function createAppRouter(queryClient: QueryClient) {
  const router = createRouter({
    routeTree: rootRoute.addChildren(routes),
    context: { queryClient },
    parseSearch: parseQueryString,
    stringifySearch: formatQueryString,
    scrollRestoration: true,
    trailingSlash: 'never',
    defaultPendingMs: 150,
    defaultPendingComponent: PendingPage,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: CrashPage,
  });
  router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
    if (fromLocation === undefined || fromLocation.href === toLocation.href) return;
    returnPath.onNavigate(fromLocation.href, toLocation.href);
  });
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;
