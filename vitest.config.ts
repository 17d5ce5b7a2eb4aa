import { defineConfig } from 'vitest/config';

const shared = { exclude: ['**/node_modules/**', '**/dist/**', 'apps/mini/**'] };

/** `node` runs rules, server and tools; `dom` runs what a shopper sees (`*.test.tsx`). */
export default defineConfig({
  test: {
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
          include: ['{packages,apps}/**/*.test.tsx'],
          setupFiles: ['./tooling/test/dom-setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
});
