import { defineConfig } from 'vitest/config';

/** Journeys through the built product: a real browser, and the mini-program host. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['{journeys,mini}/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});
