import { randomUUID } from 'node:crypto';
import { calls } from '@vitrine/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../test/support/test-app.ts';
import { onPostgresql } from '../../test/support/test-shop.ts';
import { expireCheckouts } from '../resources/checkout/jobs.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

describe.runIf(onPostgresql)('a process whose clock is wrong', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp();
  });
  afterAll(() => test.close());
  afterEach(() => vi.restoreAllMocks());

  const realNow = Date.now;
  const setClockAhead = (ms: number) =>
    vi.spyOn(Date, 'now').mockImplementation(() => realNow() + ms);
  const readReadiness = async () => {
    const response = await test.app.inject('/readyz');
    return [response.statusCode, response.json().checks.clock];
  };

  it('is not ready, and tells its skew', async () => {
    expect(await readReadiness()).toEqual([200, 'ok']);
    setClockAhead(20 * MINUTE_MS);
    // An answer is kept for a second.
    await expect.poll(readReadiness, { timeout: 10_000 }).toEqual([503, 'not ready']);
    const { body } = await test.app.inject('/metrics');
    const skew = /^vitrine_clock_skew_seconds (\S+)$/m.exec(body)?.[1];
    expect(Number(skew)).toBeGreaterThan(1_190);
  });

  it('keeps the sessions of the others', async () => {
    const opened = await test.app.inject({
      method: calls.openSession.method,
      url: calls.openSession.path,
      payload: { grant: 'guest' },
    });
    const headers = { 'session-key': opened.json().sessionKey };
    setClockAhead(400 * DAY_MS);
    const response = await test.app.inject({ url: calls.openSession.path, headers });
    expect(response.statusCode).toBe(200);
  });

  it('keeps the stock that others have reserved', async () => {
    const { deps, database, now } = test.shop;
    const { id: shopperId } = await deps.db
      .insertInto('shoppers')
      .defaultValues()
      .returning('id')
      .executeTakeFirstOrThrow();
    await deps.db
      .insertInto('checkout_orders')
      .values({
        shopper_id: shopperId,
        bag_id: randomUUID(),
        currency: 'CNY',
        merchants: '[]',
        created_at: new Date(realNow()),
        expires_at: new Date(realNow() + 15 * MINUTE_MS),
      })
      .execute();
    setClockAhead(20 * MINUTE_MS);
    await expireCheckouts.run({ deps, database, now, dataDir: '' });
    const checkout = await deps.db
      .selectFrom('checkout_orders')
      .select('status')
      .executeTakeFirst();
    expect(checkout).toEqual({ status: 'open' });
  });
});
