/** Whether the server answers. The connection of the reader may be fine while it does not: during a restart, or behind a broken proxy. */
import { toApiError } from '../api/errors';

let isDown = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  if (next === isDown) return;
  isDown = next;
  for (const listener of listeners) listener();
}

/** Responses of proxies for a server that is down. */
const GATEWAY = new Set([502, 503, 504]);

/** A response to any call proves that the server is up, errors of the API too. */
export const serverState = {
  isDown: () => isDown,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  answered: () => set(false),
  failed: (error: unknown) => {
    const { status, code } = toApiError(error);
    if (status === -1) return; // A fault of the page.
    set(status === 0 || (GATEWAY.has(status) && code === null));
  },
};
