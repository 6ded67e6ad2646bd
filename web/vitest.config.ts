import { defineConfig } from 'vitest/config';
import { alias } from './vite.config.ts';

export default defineConfig({
  resolve: { alias },
  test: {
    // Components are tested in a page.
    projects: [
      { extends: true, test: { name: 'units', include: ['src/**/*.test.ts', 'scripts/**/*.test.mjs'], environment: 'node' } },
      { extends: true, test: { name: 'components', include: ['src/**/*.test.tsx'], environment: 'happy-dom' } },
    ],
    setupFiles: ['src/testing/setup.ts'],
    // A process per file takes six times as long. `npx vitest run --sequence.shuffle` shows that no file depends on another.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
