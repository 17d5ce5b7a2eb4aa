import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';
import { insertProduct } from '../../../test/admin/product-fixture.ts';
import { insertTiers } from '../../../test/support/tiers-fixture.ts';
import { findOpening } from '../memberships/find-opening.ts';

const HOUR_MS = 3_600_000;
const TEXT = JSON.stringify({ 'zh-CN': '私享', 'en-US': 'Private' });

let shop: OperatorHarness;
let session: string;
let coat: string;
let bag: string;
let saleId: string;
beforeAll(async () => {
  shop = await openOperatorHarness();
  await insertTiers(shop.db);
  ({ session } = await shop.createOperator('marketing'));
  ({ id: coat } = await insertProduct(shop));
  ({ id: bag } = await insertProduct(shop));
  const sale = await shop.db
    .insertInto('sales')
    .values({ name: TEXT, description: TEXT, starts_at: inHours(-1), ends_at: inHours(240) })
    .returning('id')
    .executeTakeFirstOrThrow();
  saleId = sale.id;
  await shop.db
    .insertInto('sale_products')
    .values({ sale_id: saleId, product_id: bag, position: 0 })
    .execute();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('access_windows').execute();
});

function inHours(hours: number): string {
  return new Date(shop.clock.now + hours * HOUR_MS).toISOString();
}
const add = (changed: object = {}) =>
  shop.ask('POST', 'access-windows', {
    session,
    body: { productIds: [coat], benefitCode: 'early-access', opensAt: inHours(48), ...changed },
  });
const change = ({ id, version }: { id: string; version: number }, changed: object = {}) =>
  shop.ask('PUT', `access-windows/${id}`, {
    ...{ session, version },
    body: { benefitCode: 'early-access', opensAt: inHours(72), ...changed },
  });
const list = async (query = '') =>
  (await shop.ask('GET', `access-windows${query}`, { session })).body.items;

describe('an access window', () => {
  it('closes products until they open, and says when each tier enters', async () => {
    const { status, body } = await add({ productIds: [coat, bag] });
    expect([status, body.length]).toEqual([200, 2]);
    expect(body[0]).toMatchObject({
      target: { kind: 'product', id: coat, name: 'Cashmere coat' },
      benefit: { code: 'early-access', name: 'Early access' },
      ...{ state: 'coming', opensAt: inHours(48), version: 1 },
      early: [{ tier: 'Gold', hours: 24, from: inHours(24) }],
    });
    const opening = await findOpening(shop.db, { productId: bag }, shop.clock.now);
    expect(opening).toMatchObject({ benefit: 'early-access', hours: 24 });
    const records = await shop.db
      .selectFrom('audit_records')
      .select(['action', 'target_id'])
      .where('target_type', '=', 'access-window')
      .orderBy('id')
      .execute();
    expect(records).toEqual(
      body.map(({ id }: { id: string }) => ({ action: 'createAccessWindows', target_id: id })),
    );
  });

  it('is changed from the version that was shown, until it is open', async () => {
    const [window] = (await add()).body;
    const changed = await change(window, { benefitCode: 'private-sale' });
    expect(changed.body).toMatchObject({
      ...{ version: 2, opensAt: inHours(72) },
      benefit: { code: 'private-sale' },
    });
    expect((await change(window)).status).toBe(412);
    await shop.db
      .updateTable('access_windows')
      .set({ opens_at: inHours(-1) })
      .execute();
    const late = await change(changed.body);
    expect(late.body.error.reason).toBe('window-open');
    expect(await list('?state=open')).toMatchObject([{ id: window.id, state: 'open' }]);
    expect(await list('?state=coming')).toEqual([]);
  });

  it.each([
    ['opens in the past', { opensAt: '2026-11-01T00:00:00Z' }, 'opens-in-the-past'],
    ['names a benefit of another kind', { benefitCode: 'free-express' }, 'benefit-not-early'],
    ['names an unknown benefit', { benefitCode: 'none' }, 'benefit-not-early'],
    ['names an unknown product', { productIds: ['999999'] }, 'product-unknown'],
    ['names an unknown sale', { productIds: [], saleId: '999999' }, 'sale-unknown'],
  ])('is not added when it %s', async (_, changed, reason) => {
    expect((await add(changed)).body.error.reason).toBe(reason);
    expect(await list()).toEqual([]);
  });

  it('names products or a sale, and a sale that is still on', async () => {
    expect((await add({ saleId })).status).toBe(400);
    expect((await add({ productIds: [] })).status).toBe(400);
    const late = await add({ productIds: [], saleId, opensAt: inHours(240) });
    expect(late.body.error).toMatchObject({
      reason: 'opens-after-sale',
      fields: [{ path: 'body.opensAt' }],
    });
  });

  it('never closes a product twice, also through a sale', async () => {
    const [window] = (await add({ productIds: [], saleId })).body;
    expect(window.target).toEqual({ kind: 'sale', id: saleId, name: 'Private' });
    for (const again of [{ productIds: [coat, bag] }, { productIds: [], saleId }]) {
      const { status, body } = await add(again);
      expect([status, body.error.reason]).toEqual([409, 'window-overlap']);
    }
    expect((await add()).status).toBe(200);
    expect((await change(window)).status).toBe(200);
  });

  it('opens to everyone when it is deleted', async () => {
    const [{ id }] = (await add()).body;
    const remove = () => shop.ask('DELETE', `access-windows/${id}`, { session });
    expect((await remove()).status).toBe(200);
    expect(await findOpening(shop.db, { productId: coat }, shop.clock.now)).toBeUndefined();
    expect((await remove()).status).toBe(404);
  });

  it('is listed page by page', async () => {
    await add({ productIds: [coat, bag] });
    const first = (await shop.ask('GET', 'access-windows?size=1', { session })).body;
    const next = await list(`?size=1&cursor=${first.nextCursor}`);
    expect([...first.items, ...next].map(({ target }) => target.id)).toEqual([bag, coat]);
  });
});
