import { useEffect } from 'react';

const SITE_NAME = 'Earshot';

/** Sets the page title, with the name of the site or of who owns the page. Also updates the canonical link when the reader has left the page that the server rendered. */
export function useTitle(title: string | null | undefined, owner: string | null = SITE_NAME): void {
  useEffect(() => {
    if (!title) return;
    document.title = title === SITE_NAME || owner === null ? title : `${title} | ${owner}`;
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (canonical && new URL(canonical.href).pathname !== location.pathname) {
      canonical.href = new URL(location.pathname, canonical.href).href;
    }
  }, [title, owner]);
}
