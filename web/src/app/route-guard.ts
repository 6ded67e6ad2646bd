/** The one place that decides whether a page opens. */
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { meQuery } from '../api/queries';
import { isAppPath, isOutsidePath } from '../urls/paths';
import { returnPath } from '../widgets/return-path';
import { loadAppFrame } from './LazyAppFrame';
import { isAllowed, type RouteAccess } from './route-access';
import { hasSessionHint } from './session-hint';

interface GuardedNavigation {
  queryClient: QueryClient;
  location: { pathname: string; href: string };
  /** The access of the route; null for the default. */
  access: RouteAccess | null;
  /** Requests what the page shows. */
  start: () => void;
}

/** Returns whether the caller has a session, or null when the server does not respond: the page then shows the error. */
async function isSignedIn(queryClient: QueryClient): Promise<boolean | null> {
  try {
    return (await queryClient.ensureQueryData(meQuery)).user !== null;
  } catch {
    return null;
  }
}

export async function guardRoute({ queryClient, location, access, start }: GuardedNavigation): Promise<void> {
  const needed = access ?? (isAppPath(location.pathname) ? 'user' : 'public');
  if (isAllowed(needed, false)) {
    // A reader with a session has the frame on public pages too.
    if (hasSessionHint() && !isOutsidePath(location.pathname)) await loadAppFrame();
    return;
  }
  // The data arrive while the code of the frame is loaded.
  if (queryClient.getQueryData(meQuery.queryKey)?.user) start();
  const [signedIn] = await Promise.all([isSignedIn(queryClient), loadAppFrame()]);
  if (signedIn === null || isAllowed(needed, signedIn)) return;
  returnPath.remember(location.href);
  throw redirect({ to: '/sign-in', search: { source: 'app' }, replace: true });
}
