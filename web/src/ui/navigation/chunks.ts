/** Loads code that is split from the first download. A request for it fails when the connection is lost, or after a deployment. */
import type { Store } from './storage';

const RETRY_DELAY_MS = 500;

/** Loads a module, and tries a second time after a pause. Rejects if both attempts fail. */
export async function loadChunk<Module>(load: () => Promise<Module>, delayMs = RETRY_DELAY_MS): Promise<Module> {
  try {
    return await load();
  } catch {
    await new Promise((done) => setTimeout(done, delayMs));
    return load();
  }
}

const RELOADED_KEY = 'earshot-reloaded';

/** Allows one automatic reload of a page until a page loads, so that a page that stays broken is not reloaded forever. */
export function createReloadGuard(store: Store) {
  return {
    /** Returns whether the page may reload now, and remembers that it does. */
    permit(path: string): boolean {
      if (store.getItem(RELOADED_KEY) === path) return false;
      store.setItem(RELOADED_KEY, path);
      return true;
    },
    clear: () => store.removeItem(RELOADED_KEY),
  };
}
