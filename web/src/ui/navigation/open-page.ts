import type { AnyRouter } from '@tanstack/react-router';

/** Whether the app has no route for a path, so that the server alone has its page. */
export const isDocumentPath = (router: AnyRouter, href: string) => router.getMatchedRoutes(new URL(href, globalThis.location.origin).pathname)[2] === undefined;

interface OpenPageOptions {
  /** Whether the page takes the place of the current one in the history. */
  replace?: boolean;
}

/** Opens a page of this site: in the app, or as a document. */
export function openPage(router: AnyRouter, href: string, { replace = false }: OpenPageOptions = {}): void {
  if (!isDocumentPath(router, href)) void router.navigate({ href, replace });
  else if (replace) globalThis.location.replace(href);
  else globalThis.location.assign(href);
}
