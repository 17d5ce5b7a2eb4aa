import { defineConfig } from 'vitest/config';
import { longestFirst } from './tooling/test/longest-first.ts';

const shared = { exclude: ['**/node_modules/**', '**/dist/**', 'apps/mini/**'] };

/** Files that take longer than their size tells: attacks, rushes, and processes that are killed. */
const LONG = /(?:hostile-\w+|rush|crash|together|every-call)\.test\.ts$/;

/** `node` runs rules, server and tools; `dom` runs what a shopper sees (`*.test.tsx`). */
export default defineConfig({
  test: {
    // By itself it would leave a core idle.
    maxWorkers: '100%',
    sequence: { sequencer: longestFirst(LONG) },
    projects: [
      {
        test: {
          ...shared,
          name: 'node',
          environment: 'node',
          include: ['{packages,apps,tooling}/**/*.test.ts', 'tests/mini-host/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          ...shared,
          name: 'dom',
          environment: 'happy-dom',
          // A context of its own for every file, as a process would be, at a third of the cost.
          pool: 'vmThreads',
          include: ['{packages,apps}/**/*.test.tsx'],
          setupFiles: ['./tooling/test/dom-setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
});
