import '../tooling/require-node.mjs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { longestFirst } from '../tooling/test/longest-first.ts';

const resolvePath = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Journeys through the built shop: in Chromium, and in the mini-program host. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    testTimeout: 240_000,
    hookTimeout: 120_000,
    // The default of one second is too short for a page on a busy machine.
    expect: { poll: { timeout: 15_000, interval: 100 } },
    // Journeys wait a third of their time, for timers and for each other's processes.
    maxWorkers: 3,
    // A shared machine may stall for seconds. What passes at the second try only is reported.
    retry: process.env.CI ? 1 : 0,
    sequence: { sequencer: longestFirst(/(?:pages|purchase)\.test\.ts$/) },
    globalSetup: ['support/shop.ts', 'support/shared-shop.ts'].map(resolvePath),
    projects: [
      { extends: true, test: { name: 'journeys', include: ['journeys/**/*.test.ts'] } },
      {
        extends: true,
        test: { name: 'mini', include: ['mini/**/*.test.ts'] },
      },
    ],
  },
});
