import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';
import { insertProduct, insertVariant } from '../../../test/admin/product-fixture.ts';

let harness: OperatorHarness;
let session: string;

beforeAll(async () => {
  harness = await openOperatorHarness();
  await harness.createMerchant('501');
  await harness.createMerchant('502');
  ({ session } = await harness.createOperator('merchant', '501'));
});
afterAll(() => harness.close());

const set = (id: string, quantity: number) =>
  harness.ask('PUT', `variants/${id}/stock`, { session, body: { quantity } });
const adjust = (id: string, by: number, headers: Record<string, string> = {}) =>
  harness.ask('POST', `variants/${id}/stock-adjustments`, {
    session,
    headers,
    body: { by, reason: '盘点' },
  });

describe('the stock of a variant', () => {
  it('is set and adjusted, with a record of each', async () => {
    const id = await insertVariant(harness, { quantity: 5 });
    expect((await set(id, 9)).body).toMatchObject({ quantity: 9, reserved: 0 });
    expect((await adjust(id, -4)).body.quantity).toBe(5);
    const records = await harness.db
      .selectFrom('audit_records')
      .select(['action', 'reason'])
      .where('target_id', '=', id)
      .orderBy('id')
      .execute();
    expect(records).toEqual([
      { action: 'setStock', reason: null },
      { action: 'adjustStock', reason: '盘点' },
    ]);
  });

  it('is never below zero, and adjustments at the same time all count', async () => {
    const id = await insertVariant(harness, { quantity: 5 });
    const answers = await Promise.all(Array.from({ length: 8 }, () => adjust(id, -1)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array<number>(5).fill(200),
      ...Array<number>(3).fill(409),
    ]);
    expect((await adjust(id, -1)).body.error.message).toBe('There are only 0 in stock');
    expect((await adjust(id, 1_000_000)).status).toBe(200);
    expect((await adjust(id, 1)).body.error.reason).toBe('stock-too-high');
  });

  it('is adjusted once when a machine repeats its call', async () => {
    const id = await insertVariant(harness, { quantity: 5 });
    const key = { 'idempotency-key': `adjust-${id}` };
    const first = await adjust(id, -2, key);
    const second = await adjust(id, -2, key);
    expect([first.body.quantity, second.body.quantity]).toEqual([3, 3]);
    expect((await adjust(id, -1, key)).status).toBe(409);
  });

  it('belongs to the merchant: staff of another one do not find it', async () => {
    const id = await insertVariant(harness, { merchantId: '502' });
    expect((await set(id, 1)).status).toBe(404);
    expect((await adjust(id, 1)).status).toBe(404);
  });

  it('is seen by shoppers at once', async () => {
    const { id } = await insertProduct(harness);
    const variantId = await insertVariant(harness, { productId: id, quantity: 3 });
    const listed = () => {
      const { index } = harness.deps.catalogue.current();
      const n = index.numberById.get(id);
      return n === undefined ? undefined : index.products[n]?.variants[0]?.quantity;
    };
    await expect.poll(listed, { timeout: 5_000 }).toBe(3);
    await set(variantId, 0);
    await expect.poll(listed, { timeout: 5_000 }).toBe(0);
  });
});

describe('a variant', () => {
  const PRICES = { price: 9_000, originalPrice: 12_000 };

  async function createVariant(productId: string, body: object) {
    const { session: owner } = await harness.createOperator('catalogue');
    return harness.ask('POST', `products/${productId}/variants`, {
      session: owner,
      body: { merchantId: '501', size: 'S', scale: '', ...PRICES, ...body },
    });
  }

  it('gets a SKU when none is given', async () => {
    const { id } = await insertProduct(harness);
    const { status, body } = await createVariant(id, { quantity: 4 });
    expect([status, body.sku]).toEqual([200, `v${body.id}`]);
    expect(body).toMatchObject({ ...PRICES, scheduledPrice: null, quantity: 4, version: 1 });
  });

  it.each([
    ['size', { size: 'M', sku: 'other' }, 'size-taken'],
    ['SKU', { sku: 'taken' }, 'sku-taken'],
    ['external id', { externalId: 'taken' }, 'external-id-taken'],
  ])('cannot have the %s of another', async (_, body, reason) => {
    const { id } = await insertProduct(harness);
    const first = await insertVariant(harness, { productId: id });
    const mark = { sku: `${id}taken`, external_id: `${id}taken` };
    await harness.db.updateTable('variants').set(mark).where('id', '=', first).execute();
    const own = Object.fromEntries(
      Object.entries(body).map(([key, value]) => [key, value === 'taken' ? `${id}taken` : value]),
    );
    const answer = await createVariant(id, own);
    expect([answer.status, answer.body.error.reason]).toEqual([409, reason]);
    expect((await createVariant(id, { ...own, merchantId: '502' })).status).toBe(200);
  });

  it('is never dearer than its original price', async () => {
    const { id } = await insertProduct(harness);
    const { status, body } = await createVariant(id, { price: 12_001 });
    expect([status, body.error.fields[0].path]).toEqual([400, 'body.price']);
  });
});
