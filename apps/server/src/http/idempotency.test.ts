import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestShop, type TestShop } from '../../test/support/test-shop.ts';
import { pruneIdempotencyKeys } from '../jobs/prune-idempotency-keys.ts';
import { withIdempotency } from './idempotency.ts';

const NOW = Date.UTC(2026, 9, 1);
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const call = (key: string | undefined, work: () => Promise<unknown>, request: unknown = 'a') =>
  shop.database.db
    .transaction()
    .execute((trx) =>
      withIdempotency(trx, { scope: 'test', key, request, now: NOW, language: 'en-US' }, work),
    );

it('does the work once for simultaneous calls and returns the same result', async () => {
  const work = vi.fn(async () => ({ id: work.mock.calls.length }));
  const results = await Promise.all(Array.from({ length: 10 }, () => call('same', work)));
  expect(work).toHaveBeenCalledTimes(1);
  expect(new Set(results.map((result) => JSON.stringify(result)))).toEqual(new Set(['{"id":1}']));
});

it('does the work every time without a key', async () => {
  const work = vi.fn(async () => null);
  await call(undefined, work);
  await call(undefined, work);
  expect(work).toHaveBeenCalledTimes(2);
});

it('does the work again after a failure', async () => {
  await expect(call('failing', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await call('failing', async () => 'yes')).toBe('yes');
});

it('rejects a key that is reused for another request', async () => {
  await call('other', async () => 1, { quantity: 1 });
  await expect(call('other', async () => 1, { quantity: 2 })).rejects.toMatchObject({
    code: 'conflict',
    reason: 'idempotency-key-reused',
  });
});

it('stores the result of work that returns undefined', async () => {
  expect(await call('void', async () => undefined)).toBeUndefined();
  expect(await call('void', async () => 'again')).toBeUndefined();
});

it('deletes keys after a week', async () => {
  await call('old', async () => 1);
  const prune = (now: number) =>
    pruneIdempotencyKeys.run({}, { database: shop.database, dataDir: '', now: () => now });
  const countKeys = async () =>
    (await shop.database.db.selectFrom('idempotency_keys').select('key').execute()).length;
  const before = await countKeys();
  await prune(NOW + 7 * 86_400_000);
  expect(await countKeys()).toBe(before);
  await prune(NOW + 7 * 86_400_000 + 1);
  expect(await countKeys()).toBe(0);
});
