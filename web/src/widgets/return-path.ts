/**
 * Remembers the page from which the reader went to sign in, so that signing in leads back to it. The link in the email opens a new
 * tab, so the path is in the storage that tabs share, for as long as a link is valid.
 */
import { browserStore, type Store } from '../ui/navigation/storage';

const KEY = 'earshot-return';
const VALID_MS = 60 * 60_000;

/** The pages of signing in and out. Returning to one of them makes no sense. */
const isSignInPath = (path: string) => /^\/(sign-in|sign-up|app\/sign-out)([/?#]|$)/.test(path);
/** Their first pages, to which links lead. */
const isSignInStart = (path: string) => /^\/(sign-in|sign-up)([?#]|$)/.test(path);

/** The guard of pages has remembered the page already. */
const isFromGuard = (path: string) => /^\/sign-in\?source=app(&|$)/.test(path);

/** Only paths of this site: `//host` and `/\host` are other sites. */
const isOwnPath = (path: string) => /^\/(?![/\\])/.test(path);

export function createReturnPath(store: Store, now: () => number) {
  return {
    /** Called on every navigation. Remembers the page that the reader leaves to sign in. */
    onNavigate(from: string | null, to: string): void {
      if (!isSignInStart(to) || isFromGuard(to)) return;
      if (from === null) store.removeItem(KEY);
      else if (!isSignInPath(from)) store.setItem(KEY, JSON.stringify({ path: from, at: now() }));
    },
    /** Remembers a page that needs a session. The guard then leads to the sign-in page. */
    remember(path: string): void {
      store.setItem(KEY, JSON.stringify({ path, at: now() }));
    },
    /** Returns the page to return to, and forgets it. */
    take(): string | null {
      const text = store.getItem(KEY);
      store.removeItem(KEY);
      if (text === null) return null;
      try {
        const { path, at } = JSON.parse(text) as { path?: unknown; at?: unknown };
        const isFresh = typeof at === 'number' && now() - at < VALID_MS;
        return typeof path === 'string' && isFresh && isOwnPath(path) && !isSignInPath(path) ? path : null;
      } catch {
        return null;
      }
    },
  };
}

export const returnPath = createReturnPath(browserStore('localStorage'), Date.now);

/** Returns the page of this site that linked to the first one, or null. Pages without the app's code have plain links. */
export function referrerPath(): string | null {
  if (!URL.canParse(document.referrer)) return null;
  const { origin, pathname, search, hash } = new URL(document.referrer);
  return origin === location.origin ? `${pathname}${search}${hash}` : null;
}
