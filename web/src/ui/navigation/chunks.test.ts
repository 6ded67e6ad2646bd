import { expect, it } from 'vitest';
import { createReloadGuard, loadChunk } from './chunks';

it('loads a module at the second attempt, and rejects after it', async () => {
  let attempts = 0;
  const failing = (failures: number) => () => {
    attempts += 1;
    return attempts <= failures ? Promise.reject(new Error(`attempt ${attempts}`)) : Promise.resolve({ attempts });
  };
  await expect(loadChunk(failing(1), 0)).resolves.toEqual({ attempts: 2 });
  attempts = 0;
  await expect(loadChunk(failing(9), 0)).rejects.toThrow('attempt 2');
});

it('permits one reload of a page until a page loads', () => {
  const values = new Map<string, string>();
  const guard = createReloadGuard({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  });
  expect([guard.permit('/search'), guard.permit('/search'), guard.permit('/about')]).toEqual([true, false, true]);
  guard.clear();
  expect(guard.permit('/about')).toBe(true);
});
