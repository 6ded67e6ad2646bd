import { defineConfig } from 'vitest/config';
import { alias } from './vite.config.ts';

export default defineConfig({
  resolve: { alias },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
    environment: 'node',
    setupFiles: ['src/testing/setup.ts'],
    // A process per file takes six times as long. `npx vitest run --sequence.shuffle` shows that no file depends on another.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
