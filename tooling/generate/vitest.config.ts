import { defineConfig } from 'vitest/config';

/** Runs the test of the mini-program page list without the shop that other tests beside it need. */
export default defineConfig({
  test: { root: `${import.meta.dirname}/../..`, include: ['tests/mini/pages.test.ts'] },
});
