import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/support/test-app.ts';
import { describeCatalogue } from './catalogue-state.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

test.each([
  [0, false],
  [59_000, false],
  [61_000, true],
])('a change that waits for %i ms makes the catalogue stale: %s', (staleMs, isStale) => {
  const status = { refreshedAt: 0, failures: 3, staleMs, skippedRows: 1, products: 2 };
  const expected = { isStale, failures: 3, skippedRows: 1, products: 2, isEmpty: false };
  expect(describeCatalogue(status)).toMatchObject(expected);
});

test('readiness and metrics tell of the catalogue', async () => {
  const { states } = (await shop.app.inject('/readyz')).json();
  expect(states.catalogue).toMatchObject({ isStale: false, failures: 0, skippedRows: 0 });
  expect(Date.now() - Date.parse(states.catalogue.refreshedAt)).toBeLessThan(60_000);
  const metrics = (await shop.app.inject('/metrics')).body;
  for (const name of ['stale_seconds', 'failures', 'skipped_rows', 'products'])
    expect(metrics).toMatch(new RegExp(`^vitrine_catalogue_${name} 0`, 'm'));
  expect(metrics).toMatch(/^vitrine_catalogue_refreshed_timestamp_seconds 1[.\de+]+/m);
});
