import { defineConfig } from 'vitest/config';
import { alias } from './vite.config.ts';

export default defineConfig({
  resolve: { alias },
  test: { include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'], environment: 'node', testTimeout: 30_000, hookTimeout: 30_000 },
});
