import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type TestShop, testShop } from '../testing/test-shop.ts';
import { once } from './once.ts';
import { pruneOnce } from './prune-once.ts';

const NOW = Date.UTC(2026, 9, 1);
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const attempt = (key: string | undefined, work: () => Promise<unknown>, request: unknown = 'a') =>
  shop.database.db
    .transaction()
    .execute((trx) =>
      once(trx, { scope: 'test', key, request, now: NOW, language: 'en-US' }, work),
    );

it('does the work once, and tells everybody the same', async () => {
  const work = vi.fn(async () => ({ id: work.mock.calls.length }));
  const answers = await Promise.all(Array.from({ length: 10 }, () => attempt('same', work)));
  expect(work).toHaveBeenCalledTimes(1);
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"id":1}']));
});

it('does it every time without a key', async () => {
  const work = vi.fn(async () => null);
  await attempt(undefined, work);
  await attempt(undefined, work);
  expect(work).toHaveBeenCalledTimes(2);
});

it('tries again after a failure', async () => {
  await expect(attempt('failing', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await attempt('failing', async () => 'yes')).toBe('yes');
});

it('refuses a key that comes with something else', async () => {
  await attempt('other', async () => 1, { quantity: 1 });
  await expect(attempt('other', async () => 1, { quantity: 2 })).rejects.toMatchObject({
    code: 'conflict',
    reason: 'idempotency-key-reused',
  });
});

it('keeps work that answers nothing', async () => {
  expect(await attempt('void', async () => undefined)).toBeUndefined();
  expect(await attempt('void', async () => 'again')).toBeUndefined();
});

it('forgets after a week', async () => {
  await attempt('old', async () => 1);
  const prune = (now: number) =>
    pruneOnce.run({}, { database: shop.database, dataDir: '', now: () => now });
  const kept = async () =>
    (await shop.database.db.selectFrom('once_answers').select('key').execute()).length;
  const before = await kept();
  await prune(NOW + 7 * 86_400_000);
  expect(await kept()).toBe(before);
  await prune(NOW + 7 * 86_400_000 + 1);
  expect(await kept()).toBe(0);
});
