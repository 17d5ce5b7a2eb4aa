import '../tooling/require-node.mjs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { longestFirst } from '../tooling/test/longest-first.ts';

const resolvePath = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Files that take longer than their size suggests. */
const LONG =
  /(?:pages|purchase|fulfilment|marketer|studio|payment|refund|showcase-keyboard)\.test\.ts$/;

/** Journeys through the built shop: in Chromium, and in the mini-program host. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['{journeys,mini}/**/*.test.ts'],
    testTimeout: 240_000,
    hookTimeout: 120_000,
    // The default of one second is too short for a page on a busy machine.
    expect: { poll: { timeout: 15_000, interval: 100 } },
    // Journeys often wait, for timers and for each other's processes.
    maxWorkers: 4,
    // Files of a worker share its loaded modules. Each file has a browser of its own.
    isolate: false,
    // A shared machine may stall for seconds. What passes at the second try only is reported.
    retry: process.env.CI ? 1 : 0,
    // Programs in the host wait more than pages in Chromium, so they run beside each other.
    sequence: { sequencer: longestFirst(LONG, 'by name') },
    globalSetup: ['support/shop.ts', 'support/shared-shop.ts'].map(resolvePath),
  },
});
