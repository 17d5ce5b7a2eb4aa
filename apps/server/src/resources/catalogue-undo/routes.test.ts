import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';
import { insertProduct, insertVariant } from '../../../test/admin/product-fixture.ts';

let shop: OperatorHarness;
let owner: string;
beforeAll(async () => {
  shop = await openOperatorHarness();
  await shop.createMerchant('501');
  await shop.createMerchant('502');
  owner = (await shop.createOperator('owner')).session;
});
afterAll(() => shop.close());

type Body = Record<string, unknown>;

async function ask(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  version?: number,
) {
  const headers = version === undefined ? {} : { 'if-match': `"${version}"` };
  return shop.ask(method, path, { session: owner, headers, ...(body ? { body } : {}) });
}

const history = async (productId: string) =>
  (await ask('GET', `products/${productId}/history`)).body.items;

/** Confirms and does an undo as the back office does. */
async function undo(changeId: string) {
  const { body } = await ask('GET', `catalogue-changes/${changeId}/undo`);
  return ask('POST', `catalogue-changes/${changeId}/undo`, undefined, body.version);
}

/** Sets fields of a product by a call, and returns the change. */
async function editProduct(id: string, fields: Body) {
  const { body } = await ask('GET', `products/${id}`);
  const { images: _images, status: _status, publishedAt: _publishedAt, ...kept } = body;
  const saved = await ask('PUT', `products/${id}`, { ...kept, ...fields }, body.version);
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  return (await history(id))[0];
}

const readVariant = (id: string) =>
  shop.db.selectFrom('variants').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const text = (zh: string, en: string | null = null) => ({ 'zh-CN': zh, 'en-US': en });

describe('the history of a product', () => {
  it('tells who changed which fields of the product, its variants and their prices', async () => {
    const { id } = await insertProduct(shop);
    const variantId = await insertVariant(shop, { productId: id, price: 10_000, quantity: 5 });
    await editProduct(id, { rank: 7 });
    await ask('PUT', `variants/${variantId}/stock`, { quantity: 9, reason: null });
    await ask('POST', `variants/${variantId}/scheduled-prices`, {
      price: 8_000,
      startsAt: '2030-01-01T00:00:00Z',
      endsAt: null,
    });
    const [price, stock, product] = await history(id);
    expect(price).toMatchObject({ target: { type: 'scheduled-price' }, action: 'added' });
    expect(stock).toMatchObject({
      target: { type: 'variant', id: variantId },
      fields: [{ name: 'quantity', label: 'Stock', before: 5, after: 9 }],
    });
    expect(product).toMatchObject({
      target: { type: 'product', id },
      action: 'changed',
      fields: [{ name: 'rank', before: 0, after: 7 }],
    });
  });

  it('shows staff of a merchant what was changed of their own variants only', async () => {
    const { id } = await insertProduct(shop);
    const own = await insertVariant(shop, { productId: id, quantity: 5 });
    const other = await insertVariant(shop, { productId: id, merchantId: '502', quantity: 5 });
    for (const each of [own, other])
      await ask('PUT', `variants/${each}/stock`, { quantity: 9, reason: null });
    const { session } = await shop.createOperator('merchant', '501');
    const { body } = await shop.ask('GET', `products/${id}/history`, { session });
    expect(body.items.map(({ target }: Body) => target)).toEqual([{ type: 'variant', id: own }]);
  });

  it('is read in pages', async () => {
    const { id } = await insertProduct(shop);
    for (const rank of [1, 2, 3]) await editProduct(id, { rank });
    const first = await ask('GET', `products/${id}/history?size=2`);
    const next = await ask('GET', `products/${id}/history?size=2&cursor=${first.body.nextCursor}`);
    expect([first.body.items.length, next.body.items.length]).toEqual([2, 1]);
    expect(next.body.nextCursor).toBeNull();
  });
});

describe('the undo of a change', () => {
  it('writes the values before back as a new change', async () => {
    const { id } = await insertProduct(shop);
    const before = (await ask('GET', `products/${id}`)).body;
    const change = await editProduct(id, {
      name: text('新名', 'New name'),
      attributes: [],
      labels: [],
      sizing: null,
    });
    const preview = await ask('GET', `catalogue-changes/${change.id}/undo`);
    expect(preview.body.conflict).toBeNull();
    expect(preview.body.writes).toContainEqual(
      expect.objectContaining({ name: 'name', next: before.name }),
    );
    expect((await undo(change.id)).body).toMatchObject({ undoes: change.id });
    const { updatedAt: _updatedAt, version, ...after } = (await ask('GET', `products/${id}`)).body;
    expect(before).toMatchObject(after);
    expect(version).toBe(before.version + 2);
    expect((await history(id)).find((row: Body) => row.id === change.id).isUndone).toBe(true);
  });

  it('can be put back itself, and then again', async () => {
    const { id } = await insertProduct(shop);
    const change = await editProduct(id, { rank: 5 });
    const first = await undo(change.id);
    const second = await undo(first.body.id);
    expect((await ask('GET', `products/${id}`)).body.rank).toBe(5);
    expect((await undo(second.body.id)).status).toBe(200);
    expect((await ask('GET', `products/${id}`)).body.rank).toBe(0);
  });

  it('is refused with the fields that a newer change has touched, until that is put back', async () => {
    const { id } = await insertProduct(shop);
    const older = await editProduct(id, { rank: 5, isSameDay: true });
    const newer = await editProduct(id, { rank: 6 });
    await editProduct(id, { tag: 'Exclusive' });
    const refused = await undo(older.id);
    expect(refused).toMatchObject({ status: 409, body: { error: { reason: 'newer-change' } } });
    expect(refused.body.error.fields).toEqual([{ path: 'rank', message: 'Rank' }]);
    expect((await undo(newer.id)).status).toBe(200);
    expect((await undo(older.id)).status).toBe(200);
    expect((await ask('GET', `products/${id}`)).body).toMatchObject({
      rank: 0,
      isSameDay: false,
      tag: 'Exclusive',
    });
  });

  it('is refused where a newer change has set the same value again', async () => {
    const { id } = await insertProduct(shop);
    const change = await editProduct(id, { rank: 5 });
    await editProduct(id, { rank: 6 });
    await editProduct(id, { rank: 5 });
    expect((await undo(change.id)).body.error.reason).toBe('newer-change');
  });

  it('is refused a second time, and from an older version', async () => {
    const { id } = await insertProduct(shop);
    const change = await editProduct(id, { rank: 5 });
    const path = `catalogue-changes/${change.id}/undo`;
    expect((await ask('POST', path, undefined, 1)).status).toBe(412);
    expect((await undo(change.id)).status).toBe(200);
    expect((await undo(change.id)).body.error.reason).toBe('newer-change');
  });

  it('of stock is refused once an order has taken some of it', async () => {
    const { id } = await insertProduct(shop);
    const variantId = await insertVariant(shop, { productId: id, quantity: 5 });
    await ask('PUT', `variants/${variantId}/stock`, { quantity: 9, reason: null });
    await shop.db
      .updateTable('variants')
      .set({ quantity: 8 })
      .where('id', '=', variantId)
      .execute();
    const [change] = await history(id);
    expect((await undo(change.id)).body.error).toMatchObject({ reason: 'newer-change' });
    expect((await readVariant(variantId)).quantity).toBe(8);
  });

  it('does not bring a label back that was deleted since', async () => {
    const { id } = await insertProduct(shop);
    const label = { id: 4711, name: text('旧', 'Old'), priority: 1 };
    await editProduct(id, { labels: [label] });
    const change = await editProduct(id, { labels: [] });
    const other = await insertProduct(shop);
    await editProduct(other.id, { labels: [label] });
    await ask('DELETE', 'labels/4711');
    expect((await undo(change.id)).body.error).toMatchObject({ reason: 'label-deleted' });
  });

  it('does not take a product or a variant away that was added', async () => {
    const { id } = await insertProduct(shop);
    await ask('POST', `products/${id}/variants`, {
      merchantId: '501',
      size: 'XL',
      scale: '',
      price: 1_000,
      originalPrice: 1_000,
    });
    const [change] = await history(id);
    expect((await undo(change.id)).body.error).toMatchObject({ reason: 'was-added' });
  });

  it('is refused when the former brand no longer exists', async () => {
    const { id } = await insertProduct(shop);
    const { brandId: former } = (await ask('GET', `products/${id}`)).body;
    const other = await insertProduct(shop);
    const { brandId } = (await ask('GET', `products/${other.id}`)).body;
    const change = await editProduct(id, { brandId });
    await ask('DELETE', `brands/${former}`);
    expect((await undo(change.id)).body.error).toMatchObject({ reason: 'reference-gone' });
  });

  it('is refused when another variant has the former size by now', async () => {
    const { id } = await insertProduct(shop);
    const variantId = await insertVariant(shop, { productId: id, size: 'M', price: 9_000 });
    const [variant] = (await ask('GET', `products/${id}/variants`)).body;
    const { sku, price, originalPrice } = variant;
    const body = { sku, price, originalPrice, size: 'L', scale: '', externalId: null };
    await ask('PUT', `variants/${variantId}`, body, variant.version);
    const [change] = await history(id);
    await insertVariant(shop, { productId: id, size: 'M' });
    expect((await undo(change.id)).body.error).toMatchObject({ reason: 'value-taken' });
  });

  it('of stock is refused when the merchant has been archived since', async () => {
    await shop.createMerchant('503');
    const { id } = await insertProduct(shop);
    const merchantId = '503';
    const variantId = await insertVariant(shop, { productId: id, merchantId, quantity: 5 });
    await ask('PUT', `variants/${variantId}/stock`, { quantity: 0, reason: null });
    await shop.db
      .updateTable('merchants')
      .set({ archived_at: new Date() })
      .where('id', '=', merchantId)
      .execute();
    const [change] = await history(id);
    expect((await undo(change.id)).body.error).toMatchObject({ reason: 'merchant-archived' });
    const rise = { selection: { ids: [variantId] }, change: { action: 'set-stock', quantity: 2 } };
    const preview = await ask('POST', 'bulk-changes/variants/preview', rise);
    expect(preview.body.rows).toMatchObject([{ problem: expect.stringMatching(/archived/) }]);
  });

  it('of a price keeps the sale that is in effect', async () => {
    const variantId = await insertVariant(shop, { price: 10_000 });
    const { product_id: id } = await readVariant(variantId);
    const [variant] = (await ask('GET', `products/${id}/variants`)).body;
    const fields = { sku: variant.sku, size: variant.size, scale: '', externalId: null };
    await ask(
      'PUT',
      `variants/${variantId}`,
      { ...fields, price: 9_000, originalPrice: 12_000 },
      variant.version,
    );
    const [change] = await history(id);
    await ask('POST', `variants/${variantId}/scheduled-prices`, {
      price: 7_000,
      startsAt: '2020-01-01T00:00:00Z',
      endsAt: null,
    });
    expect((await undo(change.id)).status).toBe(200);
    expect(await readVariant(variantId)).toMatchObject({
      price_incl_taxes: '7000',
      base_price: '10000',
    });
  });

  it('of a scheduled price removes it once', async () => {
    const variantId = await insertVariant(shop, { price: 10_000 });
    const { product_id: id } = await readVariant(variantId);
    await ask('POST', `variants/${variantId}/scheduled-prices`, {
      price: 7_000,
      startsAt: '2020-01-01T00:00:00Z',
      endsAt: null,
    });
    const [change] = await history(id);
    expect((await undo(change.id)).status).toBe(200);
    expect(await readVariant(variantId)).toMatchObject({
      price_incl_taxes: '10000',
      base_price: null,
    });
    expect((await undo(change.id)).body.error.reason).toBe('newer-change');
  });

  it('changes brands, categories and labels back', async () => {
    const { brandId, categoryId, id } = await insertProduct(shop);
    const [brand] = (await ask('GET', `brands?search=Name ${brandId}`)).body.items;
    await ask(
      'PUT',
      `brands/${brandId}`,
      { name: `B${brandId}`, description: brand.description, position: 3 },
      1,
    );
    const customs = { hsCode: '420221', originCountry: 'IT', netWeight: 800 };
    const category = { name: text('改'), imageKey: null, ...customs };
    await ask('PUT', `categories/${categoryId}`, category, 1);
    const label = { id: 4712, name: text('甲', 'One'), priority: 1 };
    await editProduct(id, { labels: [label] });
    await ask('PUT', 'labels/4712', { name: text('乙', 'Two'), priority: 2 });
    for (const [targetType, targetId] of [
      ['brand', brandId],
      ['category', categoryId],
      ['label', '4712'],
    ]) {
      const { body } = await ask(
        'GET',
        `catalogue-changes?targetType=${targetType}&targetId=${targetId}`,
      );
      const undone = await undo(body.items[0].id);
      expect(undone.status, JSON.stringify(undone.body)).toBe(200);
    }
    expect((await ask('GET', `brands?search=${brandId}`)).body.items[0].name).toBe(brand.name);
    const { body } = await ask('GET', 'categories');
    expect(body.find((row: { id: string }) => row.id === categoryId)).toMatchObject({
      hsCode: null,
      originCountry: null,
      netWeight: null,
    });
    expect((await ask('GET', `products/${id}`)).body.labels).toEqual([label]);
  });
});
