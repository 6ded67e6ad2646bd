import type { AnyRouter } from '@tanstack/react-router';

/** Loads the code of a page before it is opened. */
export function preloadCode(router: AnyRouter, href: string): void {
  const { pathname } = new URL(href, globalThis.location.origin);
  for (const route of router.getMatchedRoutes(pathname)[0]) void router.loadRouteChunk(route);
}
