import './tooling/require-node.mjs';
import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { longestFirst } from './tooling/test/longest-first.ts';

/** Tests that need a furnished shop run on the demo shop, where its folder exists. */
const NEEDS_DEMO = [
  'apps/server/test/{every-call,search}/**',
  'apps/server/src/resources/{catalogue-handlers,stylist/routes}.test.ts',
  'apps/server/src/shop-files/shop-files.test.ts',
];
const hasDemo = existsSync(new URL('demo/shop', import.meta.url));

/** A glob of tests that this run leaves out: the option `--exclude` has no effect on projects. */
const LEFT_OUT = process.env.EXCLUDED_TESTS;

/** Tests that replace modules. A replaced module would stay replaced in the next file of a worker. */
const MOCKED = '**/*.mocked.test.{ts,tsx}';

const exclude = [
  '**/node_modules/**',
  '**/dist/**',
  'apps/mini/**',
  'apps/native/**',
  ...(hasDemo ? [] : NEEDS_DEMO),
  ...(LEFT_OUT ? [LEFT_OUT] : []),
];
const shared = { exclude: [...exclude, MOCKED] };

/** Files that take longer than their size suggests: attacks, concurrency, processes. */
const LONG = /(?:attack-[\w-]+|concurrency|crash|every-call|story)\.test\.ts$/;

const dom = {
  ...shared,
  // The files of a worker share one document (shared-dom.ts) and what they load: antd alone takes seconds.
  environment: 'node',
  pool: 'threads' as const,
  testTimeout: 20_000,
  setupFiles: ['./tooling/test/shared-dom.ts', './tooling/test/dom-setup.ts'],
  css: { modules: { classNameStrategy: 'non-scoped' as const } },
};

/**
 * `node` runs rules, server and tools; `dom` runs what a shopper sees, `backoffice` what operators see
 * (`*.test.tsx`). `mocked` runs the tests that replace modules, each file by itself.
 */
export default defineConfig({
  test: {
    // By itself it would leave a core idle.
    maxWorkers: '100%',
    // A shared machine may stall for seconds. What passes at the second try only is reported.
    retry: process.env.CI ? 1 : 0,
    // Files of a worker share its loaded modules: half of the time was spent loading them again.
    isolate: false,
    sequence: { sequencer: longestFirst(LONG) },
    projects: [
      {
        test: {
          ...shared,
          name: 'node',
          environment: 'node',
          globalSetup: './apps/server/test/support/remove-databases.ts',
          include: [
            '{packages,apps,tooling}/**/*.test.ts',
            'demo/shop/**/*.test.ts',
            'tests/mini-host/**/*.test.ts',
          ],
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          ...dom,
          name: 'dom',
          include: ['{packages,apps/server,apps/web}/**/*.test.tsx'],
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          ...dom,
          name: 'backoffice',
          include: ['apps/backoffice/**/*.test.tsx'],
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          ...dom,
          name: 'mocked',
          include: ['{packages,apps}/**/*.mocked.test.{ts,tsx}'],
          exclude,
          isolate: true,
        },
      },
    ],
  },
});
