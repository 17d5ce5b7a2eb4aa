import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { seedCatalogueFixture } from '../support/catalogue-fixture.ts';
import { hasHaproxy } from '../support/load-balancer.ts';
import { startBalancedShop } from '../support/rolling-restart.ts';
import { onPostgresql, openTestShop, type TestShop } from '../support/test-shop.ts';

if (process.env.CI && onPostgresql && !hasHaproxy) throw new Error('The check needs haproxy');

/** Requests between two steps, so that each state of the processes is met. */
const REQUESTS = 200;

describe.runIf(onPostgresql && hasHaproxy)('a rolling restart', { timeout: 300_000 }, () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop({ seed: seedCatalogueFixture });
  });
  afterAll(() => shop.close());

  async function restart(drainSeconds: number) {
    const balanced = await startBalancedShop(shop.settings, drainSeconds);
    const { traffic } = balanced;
    const waitForTraffic = () => {
      const before = traffic.count();
      return vi.waitFor(() => expect(traffic.count()).toBeGreaterThan(before + REQUESTS), {
        timeout: 60_000,
        interval: 50,
      });
    };
    await waitForTraffic();
    const codes = await balanced.restartAll(waitForTraffic);
    await balanced.close();
    return { codes, outcomes: [...traffic.outcomes.keys()].sort() };
  }

  it('loses no request when processes drain', async () => {
    expect(await restart(5)).toEqual({ codes: [0, 0], outcomes: ['GET 200', 'POST 200'] });
  });

  it('answers every request also when they do not', async () => {
    const { codes, outcomes } = await restart(0);
    expect(codes).toEqual([0, 0]);
    expect(
      outcomes.filter((outcome) => !/^(?:GET 200|POST (?:200|50[23]))$/.test(outcome)),
    ).toEqual([]);
  });
});
