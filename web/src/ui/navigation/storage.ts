/** Storage that never throws: a browser that blocks cookies rejects every access. A rejected write is ignored, so a later read finds nothing. */

export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function browserStore(kind: 'localStorage' | 'sessionStorage'): Store {
  const attempt = <Result>(act: (storage: Storage) => Result): Result | null => {
    try {
      return act(globalThis[kind]);
    } catch {
      return null;
    }
  };
  return {
    getItem: (key) => attempt((storage) => storage.getItem(key)),
    setItem: (key, value) => void attempt((storage) => storage.setItem(key, value)),
    removeItem: (key) => void attempt((storage) => storage.removeItem(key)),
  };
}
