/** Renders pages and components with what surrounds them in the app: query cache, theme, and router. */
import { MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, waitFor } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import type { Schemas } from 'earshot';
import { createQueryClient } from '../app/query-client';
import { serverState } from '../app/server-state';
import { type AppRouter, createAppRouter } from '../app/router';
import { rememberSession } from '../app/session-hint';
import { theme } from '../app/theme';
import { formatQueryString, parseQueryString } from '../urls/query-string';
import { api } from './api';
import { atEnd } from './lifecycle';
import { sample } from './sample';

function newQueryClient(): QueryClient {
  const queryClient = createQueryClient();
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });
  atEnd(() => queryClient.clear());
  return queryClient;
}

function renderWithin(queryClient: QueryClient, children: ReactNode) {
  // Mantine shows popovers and dialogs without transitions, and no styles: looks are tested in Chromium.
  const page = render(
    <MantineProvider theme={theme} env="test" withCssVariables={false} withGlobalClasses={false}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </MantineProvider>,
  );
  /** Waits until all calls have been answered, before a test expects that something is absent. */
  const loaded = () => waitFor(() => expect(queryClient.isFetching() + queryClient.isMutating()).toBe(0));
  return { ...page, queryClient, user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }), loaded };
}

/** Signs a user in, with the limits of a plan, and answers what the frame of the application requests. Without it, pages have a visitor. */
export function signIn(user: Partial<Schemas['UserView']> = {}, limits: Partial<Schemas['LimitsView']> = {}): void {
  const plan = user.plan ?? 'business';
  const fields = { id: 'u1', email: 'ada@example.com', displayName: 'Ada', teamId: 't1', ...user, plan };
  rememberSession(true);
  api.on('get', '/api/v1/auth/me', { user: sample('UserView', fields), limits: sample('LimitsView', { tier: plan, ...limits }) });
  api.on('get', '/api/v1/users/preferences', {});
  if (!api.has('get', '/api/v1/users/profile')) api.on('get', '/api/v1/users/profile', {});
  api.on('get', '/api/v1/teams/usage/current', {});
  api.on('get', '/api/v1/projects', {});
  api.on('get', '/api/v1/alerts/matches', {});
  api.on('post', '/api/v1/teams/podcast-marks', {});
}

const WIDE = 1280;

/** Opens the next pages in a window of this width. Narrow pages have less to render. */
export function setWindowWidth(width: number): void {
  (window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } }).happyDOM.setViewport({ width });
  if (width !== WIDE) atEnd(() => setWindowWidth(WIDE));
}

/** Opens a page of the app by its URL, with its frame. */
export async function renderPage(url: string) {
  if (!api.has('get', '/api/v1/auth/me')) api.on('get', '/api/v1/auth/me', { user: null, limits: sample('LimitsView', { tier: 'public' }) });
  // The sign-in page reads it.
  if (!api.has('get', '/api/v1/auth/provider')) api.on('get', '/api/v1/auth/provider', { name: null });
  history.replaceState(null, '', url);
  const queryClient = newQueryClient();
  const router: AppRouter = createAppRouter(queryClient);
  // A page whose code comes late would be left for the placeholder, from which it does not return before the test renders.
  router.update({ ...router.options, defaultPendingMs: Infinity } as never);
  atEnd(() => router.history.destroy());
  atEnd(serverState.answered);
  await router.load();
  return { ...renderWithin(queryClient, <RouterProvider router={router} />), router };
}

/** Renders a component at a URL, without the pages of the app: links and navigation only change the URL, `router.state.location`. */
export async function renderComponent(component: ReactNode, url = '/') {
  const rootRoute = createRootRoute({ component: () => component, notFoundComponent: () => component });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory({ initialEntries: [url] }), parseSearch: parseQueryString, stringifySearch: formatQueryString });
  await router.load();
  // The router of the app is registered as the type of all routers (`app/register.d.ts`).
  return { ...renderWithin(newQueryClient(), <RouterProvider router={router as never} />), router };
}
