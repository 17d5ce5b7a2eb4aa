import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';
import { insertProduct, insertVariant } from '../../../test/admin/product-fixture.ts';
import { applyScheduledPrices, findDueVariants } from './apply-scheduled-prices.ts';

const HOUR_MS = 3_600_000;

let harness: OperatorHarness;
let session: string;
let id: string;

beforeAll(async () => {
  harness = await openOperatorHarness();
  await harness.createMerchant('501');
  await harness.createMerchant('502');
});
afterAll(() => harness.close());
beforeEach(async () => {
  ({ session } = await harness.createOperator('catalogue'));
  id = await insertVariant(harness, { price: 10_000 });
});

const inHours = (hours: number) => new Date(harness.clock.now + hours * HOUR_MS).toISOString();

const schedule = (price: number, from: number, to: number | null) =>
  harness.ask('POST', `variants/${id}/scheduled-prices`, {
    session,
    body: { price, startsAt: inHours(from), endsAt: to === null ? null : inHours(to) },
  });

/** Lets time pass and does what the job does. */
async function wait(hours: number) {
  harness.clock.now += hours * HOUR_MS;
  await harness.db.transaction().execute(async (trx) => {
    const due = await findDueVariants(trx, 500, harness.clock.now);
    await applyScheduledPrices(trx, due, harness.clock.now);
  });
  ({ session } = await harness.createOperator('catalogue'));
}

async function readPrices() {
  const row = await harness.db
    .selectFrom('variants')
    .select(['price_incl_taxes', 'base_price'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return [Number(row.price_incl_taxes), row.base_price === null ? null : Number(row.base_price)];
}

const states = async () => {
  const { body } = await harness.ask('GET', `scheduled-prices?variantId=${id}`, { session });
  return body.items.map(({ state }: { state: string }) => state);
};

describe('a scheduled price', () => {
  it('is in effect from its start to its end', async () => {
    expect((await schedule(8_000, 1, 3)).body.state).toBe('waiting');
    await wait(0);
    expect(await readPrices()).toEqual([10_000, null]);
    await wait(1);
    expect(await readPrices()).toEqual([8_000, 10_000]);
    await wait(1);
    expect(await readPrices()).toEqual([8_000, 10_000]);
    await wait(1);
    expect(await readPrices()).toEqual([10_000, null]);
    expect(await states()).toEqual(['ended']);
  });

  it('is in effect at once when its time has begun, and until it is removed without an end', async () => {
    const { body } = await schedule(8_000, -1, null);
    expect(body).toMatchObject({ state: 'active', endsAt: null });
    const remove = () => harness.ask('DELETE', `scheduled-prices/${body.id}`, { session });
    expect((await remove()).status).toBe(200);
    expect(await readPrices()).toEqual([10_000, null]);
    expect(await states()).toEqual(['ended']);
    expect((await remove()).body.error.reason).toBe('price-ended');
  });

  it('may follow another at the same moment, and the price between sales is kept', async () => {
    await schedule(8_000, 0, 1);
    await schedule(7_000, 1, 2);
    await wait(1);
    expect(await readPrices()).toEqual([7_000, 10_000]);
    await wait(1);
    expect(await readPrices()).toEqual([10_000, null]);
  });

  it('is skipped when the shop was down during all of it', async () => {
    await schedule(8_000, 1, 2);
    await wait(5);
    expect(await readPrices()).toEqual([10_000, null]);
    expect(await states()).toEqual(['ended']);
  });

  it.each([
    ['begins during another', 1, 4],
    ['ends during another', -1, 1],
    ['has no end before another', -1, null],
  ])('cannot be created when it %s', async (_, from, to) => {
    await schedule(8_000, 0, 2);
    const { status, body } = await schedule(7_000, from, to);
    expect([status, body.error.reason]).toEqual([409, 'prices-overlap']);
  });

  it.each([
    ['is above the original price', 12_001, 1, 2, 'price-above-original'],
    ['is over', 8_000, -2, -1, 'time-over'],
  ])('cannot be created when it %s', async (_, price, from, to, reason) => {
    const { status, body } = await schedule(price, from, to);
    expect([status, body.error.reason]).toEqual([400, reason]);
  });

  it('is removed while it waits', async () => {
    const { body } = await schedule(8_000, 1, 2);
    await harness.ask('DELETE', `scheduled-prices/${body.id}`, { session });
    await wait(1);
    expect(await readPrices()).toEqual([10_000, null]);
    expect(await states()).toEqual([]);
  });

  it('is seen by shoppers when it begins and when it ends', async () => {
    const { id: productId } = await insertProduct(harness);
    id = await insertVariant(harness, { productId, price: 10_000 });
    const listed = () => {
      const { index } = harness.deps.catalogue.current();
      const n = index.numberById.get(productId);
      return n === undefined ? undefined : index.products[n]?.variants[0]?.price;
    };
    await expect.poll(listed, { timeout: 5_000 }).toBe(10_000);
    await schedule(8_000, 1, 2);
    await wait(1);
    await expect.poll(listed, { timeout: 5_000 }).toBe(8_000);
    await wait(1);
    await expect.poll(listed, { timeout: 5_000 }).toBe(10_000);
  });

  it('is not found by a key of another merchant', async () => {
    const { body } = await schedule(8_000, 1, 2);
    const apiKey = await harness.createApiKey(['catalogue:read', 'catalogue:write'], {
      merchantId: '502',
    });
    const list = await harness.ask('GET', 'scheduled-prices', { apiKey });
    expect(list.body.items).toEqual([]);
    expect((await harness.ask('DELETE', `scheduled-prices/${body.id}`, { apiKey })).status).toBe(
      404,
    );
  });
});

describe('a price that is changed while a scheduled one is in effect', () => {
  const update = (price: number, originalPrice: number) =>
    harness.ask('PUT', `variants/${id}`, {
      session,
      version: 1,
      body: { sku: `SKU-${id}`, size: 'M', scale: '', price, originalPrice },
    });

  it('counts after it', async () => {
    await schedule(8_000, 0, 1);
    expect((await update(9_500, 12_000)).body).toMatchObject({
      price: 9_500,
      scheduledPrice: 8_000,
    });
    expect(await readPrices()).toEqual([8_000, 9_500]);
    await wait(1);
    expect(await readPrices()).toEqual([9_500, null]);
  });

  it('counts after it when an import writes it', async () => {
    await schedule(8_000, 0, 1);
    const write = harness.db.updateTable('variants').set({ price_incl_taxes: 9_000 });
    await write.where('id', '=', id).execute();
    expect(await readPrices()).toEqual([8_000, 9_000]);
    await wait(1);
    expect(await readPrices()).toEqual([9_000, null]);
  });

  it('cannot put the original price below it', async () => {
    await schedule(8_000, 0, 1);
    expect((await update(7_000, 7_500)).body.error.reason).toBe('price-above-original');
  });
});
