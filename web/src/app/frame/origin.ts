/**
 * The page from which a reader came to a podcast or an episode. The rail marks it, so that the way back is in view. A tab keeps it
 * over a reload.
 */
import { browserStore } from '../../ui/navigation/storage';

const KEY = 'earshot-origin';
const store = browserStore('sessionStorage');

/** Pages of podcasts and episodes, which many pages link to. The directory is one of the others. */
export const isCatalogPage = (path: string) => /^(\/app)?\/podcasts\/[^/]+/.test(path) && !/^\/podcasts\/directory(\/|$)/.test(path);

export function rememberOrigin(path: string): void {
  if (!isCatalogPage(path)) store.setItem(KEY, path);
}

/** The path that the rail marks. */
export const railPath = (path: string): string => (isCatalogPage(path) ? (store.getItem(KEY) ?? path) : path);
