import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { longestFirst } from '../tooling/test/longest-first.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Journeys through the built product: a real browser, and the mini-program host. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A second, as by itself, is not enough for a page on a busy machine.
    expect: { poll: { timeout: 15_000, interval: 100 } },
    maxWorkers: 2,
    sequence: { sequencer: longestFirst(/(?:pages|purchase)\.test\.ts$/) },
    globalSetup: here('support/shop.ts'),
    projects: [
      { extends: true, test: { name: 'journeys', include: ['journeys/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'mini',
          include: ['mini/**/*.test.ts'],
          globalSetup: here('mini/one-shop.ts'),
        },
      },
    ],
  },
});
