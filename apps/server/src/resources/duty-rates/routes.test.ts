import { toChinaIsoDate } from '@vitrine/kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';
import { insertProduct } from '../../../test/admin/product-fixture.ts';
import { insertPaidOrder } from '../../../test/support/paid-order-rows.ts';
import { findDutyRates } from '../taxes/queries.ts';

const NAME = { 'zh-CN': '服装', 'en-US': 'Clothing' };
const SOURCE = { 'zh-CN': '税则', 'en-US': 'Tariff' };
const TODAY = '2026-11-25';

let shop: OperatorHarness;
let session: string;
let productId: string;
let categoryId: string;
let parentId: string;
beforeAll(async () => {
  shop = await openOperatorHarness();
  ({ session } = await shop.createOperator('finance'));
  await shop.createMerchant('701');
  ({ id: productId } = await insertProduct(shop));
  const product = await shop.db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .select(['categories.id', 'parent_id', 'categories.gender'])
    .where('products.id', '=', productId)
    .executeTakeFirstOrThrow();
  categoryId = product.id;
  const parent = await shop.db
    .insertInto('categories')
    .values({ gender: product.gender, name: JSON.stringify(NAME) })
    .returning('id')
    .executeTakeFirstOrThrow();
  parentId = parent.id;
  await shop.db
    .updateTable('categories')
    .set({ parent_id: parentId })
    .where('id', '=', categoryId)
    .execute();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('duty_rates').execute();
  await shop.db.updateTable('merchant_orders').set({ ships_from: 'domestic' }).execute();
});

const createBody = (changed: object = {}) => ({
  ...{ categoryId, country: 'CN', name: NAME, source: SOURCE, duty: 80, vat: 130 },
  ...{ validFrom: TODAY, validTo: null },
  ...changed,
});
const add = (changed?: object) =>
  shop.ask('POST', 'duty-rates', { session, body: createBody(changed) });
const change = ({ id, version }: { id: string; version: number }, changed: object) =>
  shop.ask('PUT', `duty-rates/${id}`, { session, version, body: createBody(changed) });
const remove = (id: string) => shop.ask('DELETE', `duty-rates/${id}`, { session });
const list = async () => (await shop.ask('GET', 'duty-rates', { session })).body;
const findDuty = async (day: string) =>
  (await findDutyRates(shop.db, [productId], 'CN', new Date(`${day}T00:00:00+08:00`))).get(
    productId,
  )?.duty;
const orderImported = (at: string) =>
  insertPaidOrder(shop.db, {
    ...{ now: Date.parse(at), merchantId: '701' },
    items: [{ quantity: 1, price: 100_000, amountPaid: 100_000, productId }],
  }).then(() => shop.db.updateTable('merchant_orders').set({ ships_from: 'abroad' }).execute());

describe('a duty rate', () => {
  it('counts from its day on until the next one, and is recorded', async () => {
    expect(toChinaIsoDate(shop.clock.now)).toBe(TODAY);
    const { status, body: first } = await add();
    expect([status, first.version]).toEqual([200, 1]);
    expect((await add({ validFrom: '2027-01-01', duty: 90 })).status).toBe(200);
    expect(await list()).toMatchObject([
      { duty: 90, status: 'coming', endsOn: null },
      { duty: 80, status: 'running', endsOn: '2026-12-31', validTo: null },
    ]);
    expect(await findDuty('2026-11-24')).toBeUndefined();
    expect(await findDuty('2026-11-25')).toBe(80);
    expect(await findDuty('2027-01-01')).toBe(90);
    const record = await shop.db
      .selectFrom('audit_records')
      .selectAll()
      .where('target_type', '=', 'duty-rate')
      .where('target_id', '=', first.id)
      .executeTakeFirstOrThrow();
    expect(record).toMatchObject({ action: 'createDutyRate', after: { duty: 80 } });
  });

  it('ends on its last day, and the rate of the category above counts again', async () => {
    await add({ categoryId: parentId, duty: 50 });
    const { body: own } = await add();
    const ended = await change(own, { validTo: '2026-11-30' });
    expect([ended.status, ended.body.version]).toEqual([200, 2]);
    expect(await findDuty('2026-11-30')).toBe(80);
    expect(await findDuty('2026-12-01')).toBe(50);
    expect((await change(own, {})).status).toBe(412);
  });

  it('never counts on a day of another', async () => {
    await add({ validFrom: '2026-12-01', validTo: '2026-12-31' });
    for (const [period, path] of [
      [{ validFrom: '2026-12-01' }, 'body.validFrom'],
      [{ validFrom: '2026-12-31' }, 'body.validFrom'],
      [{ validTo: '2026-12-01' }, 'body.validTo'],
    ] as const) {
      const { status, body } = await add(period);
      expect([status, body.error.reason]).toEqual([409, 'duty-rate-overlap']);
      expect(body.error.fields).toMatchObject([{ path }]);
    }
    expect((await add({ validFrom: '2027-01-01' })).status).toBe(200);
    expect((await add({ country: 'HK', validFrom: '2026-12-01' })).status).toBe(200);
    expect((await add({ validTo: '2026-11-24' })).body.error.reason).toBe('duty-rate-ends-first');
    expect((await add({ categoryId: '999999' })).body.error.reason).toBe('category-unknown');
  });

  it('of orders that are placed already stays', async () => {
    const { body: rate } = await add({ categoryId: parentId });
    await orderImported('2026-11-26T15:59:00Z');
    const reasonOf = ({ body }: { body: { error?: { reason: string } } }) => body.error?.reason;
    const own = (changed: object) => change(rate, { categoryId: parentId, ...changed });
    expect(reasonOf(await own({ duty: 90 }))).toBe('duty-rate-in-orders');
    expect(reasonOf(await own({ validTo: '2026-11-25' }))).toBe('duty-rate-in-orders');
    expect(reasonOf(await add({ validFrom: '2026-11-26' }))).toBe('duty-rate-in-orders');
    expect(reasonOf(await remove(rate.id))).toBe('duty-rate-in-orders');
    expect(await findDuty('2026-11-26')).toBe(80);
    expect((await add({ validFrom: '2026-11-27', duty: 70 })).status).toBe(200);
    const renamed = { 'zh-CN': '成衣', 'en-US': 'Clothes' };
    expect((await own({ name: renamed, validTo: '2026-11-26' })).body).toMatchObject({
      name: renamed,
    });
  });

  it('is deleted when no order has it', async () => {
    const { body: rate } = await add();
    expect((await remove(rate.id)).status).toBe(200);
    expect(await list()).toEqual([]);
    expect((await remove(rate.id)).status).toBe(404);
  });
});
