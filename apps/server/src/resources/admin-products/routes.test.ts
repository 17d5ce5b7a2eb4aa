import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawImage } from '../../../test/admin/draw-image.ts';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';
import {
  createProductBody,
  insertProduct,
  insertVariant,
  TEXT,
} from '../../../test/admin/product-fixture.ts';
import { findProduct } from '../products/queries.ts';

let harness: OperatorHarness;
let session: string;

beforeAll(async () => {
  harness = await openOperatorHarness();
  await harness.createMerchant('501');
  await harness.createMerchant('502');
  ({ session } = await harness.createOperator('catalogue'));
});
afterAll(() => harness.close());

const create = async (changes: object = {}) =>
  harness.ask('POST', 'products', {
    session,
    body: { ...(await createProductBody(harness)), ...changes },
  });

const changeStatus = (id: string, status: string, version: number) =>
  harness.ask('PUT', `products/${id}/status`, { session, version, body: { status } });

const isListed = (id: string) => harness.deps.catalogue.current().index.numberById.has(id);

async function eventually(check: () => boolean | Promise<boolean>) {
  for (let tries = 0; tries < 200 && !(await check()); tries++) await pause(25);
  expect(await check()).toBe(true);
}

describe('a product', () => {
  it('is created as a draft, completed, published and hidden, and shoppers see each step', async () => {
    const { status, body } = await create();
    expect([status, body.status, body.version]).toEqual([200, 'draft', 1]);
    const { id } = body;
    expect(await findProduct(harness.db, id)).toBeUndefined();
    expect((await changeStatus(id, 'published', 1)).body.error.reason).toBe('product-incomplete');
    await insertVariant(harness, { productId: id });
    const image = await harness.ask('POST', `products/${id}/images`, {
      session,
      file: await drawImage(),
    });
    expect(image.body.images).toHaveLength(1);
    expect((await changeStatus(id, 'published', 2)).body).toMatchObject({ status: 'published' });
    await eventually(() => isListed(id));
    expect(await findProduct(harness.db, id)).toMatchObject({ is_online: true });
    expect((await changeStatus(id, 'hidden', 3)).body.status).toBe('hidden');
    await eventually(() => !isListed(id));
    expect(await findProduct(harness.db, id)).toMatchObject({ is_online: false });
  });

  it('returns what was written, with the date of its first publication', async () => {
    const written = await createProductBody(harness);
    const { body } = await harness.ask('POST', 'products', { session, body: written });
    expect(body).toMatchObject(written);
    await insertVariant(harness, { productId: body.id });
    await harness.ask('POST', `products/${body.id}/images`, { session, file: await drawImage() });
    harness.clock.now += 86_400_000;
    ({ session } = await harness.createOperator('catalogue'));
    const published = await changeStatus(body.id, 'published', 2);
    expect(published.body.publishedAt).toBe(new Date(harness.clock.now).toISOString());
    const read = await harness.ask('GET', `products/${body.id}`, { session });
    expect(read.body).toEqual(published.body);
  });

  it('may lack English texts, which shoppers then read in Chinese', async () => {
    const { body } = await create({ name: { 'zh-CN': '羊绒大衣' } });
    expect(body.name).toEqual({ 'zh-CN': '羊绒大衣', 'en-US': null });
    const stored = harness.db.selectFrom('products').select('short_description');
    const { short_description } = await stored.where('id', '=', body.id).executeTakeFirstOrThrow();
    expect(short_description).toEqual({ 'zh-CN': '羊绒大衣', 'en-US': '羊绒大衣' });
  });

  it('is changed from its newest version only, and recorded before and after', async () => {
    const { body: before } = await create();
    const change = { ...before, name: { 'zh-CN': '新名', 'en-US': 'New name' }, attributes: [] };
    const path = `products/${before.id}`;
    const changed = await harness.ask('PUT', path, { session, version: 1, body: change });
    expect(changed.body).toMatchObject({ name: change.name, attributes: [], version: 2 });
    expect((await harness.ask('PUT', path, { session, version: 1, body: change })).status).toBe(
      412,
    );
    expect((await harness.ask('PUT', path, { session, body: change })).status).toBe(400);
    const record = await harness.db
      .selectFrom('audit_records')
      .selectAll()
      .where('target_id', '=', before.id)
      .where('action', '=', 'updateProduct')
      .executeTakeFirstOrThrow();
    expect(record).toMatchObject({ before, after: changed.body });
  });

  it.each([
    ['brandId', '999999'],
    ['categoryId', '999999'],
    ['colourCode', 'no-colour'],
    ['attributes', ['no-attribute']],
    ['preferredMerchantId', '999999'],
  ])('cannot refer to an unknown %s', async (field, value) => {
    const { status, body } = await create({ [field]: value });
    expect([status, body.error.reason]).toEqual([400, 'reference-unknown']);
    expect(body.error.fields[0].path).toBe(`body.${field}`);
  });

  it('has an external id of its own', async () => {
    const { body } = await create();
    const second = await create({ externalId: body.externalId });
    expect([second.status, second.body.error.reason]).toEqual([409, 'external-id-taken']);
  });

  it('needs one value for each measurement', async () => {
    const measurements = { unit: 'cm', names: [TEXT, TEXT], rows: [{ size: 'M', values: [1] }] };
    expect((await create({ measurements })).body.error.fields[0].message).toBe(
      'needs one value for each name',
    );
  });

  it('keeps three decimals of a measurement', async () => {
    const rows = [{ size: 'M', values: [12.125, 20.078_740_157] }];
    const { status, body } = await create({
      measurements: { unit: 'in', names: [TEXT, TEXT], rows },
    });
    expect(status).toBe(200);
    expect(body.measurements.rows).toEqual([{ size: 'M', values: [12.125, 20.079] }]);
  });

  it('does not become published from the archive', async () => {
    const { id } = await insertProduct(harness, { status: 'archived' });
    const { status, body } = await changeStatus(id, 'published', 1);
    expect([status, body.error.reason]).toEqual([409, 'status-not-allowed']);
    expect(await findProduct(harness.db, id)).toBeUndefined();
  });
});

describe('staff of a merchant', () => {
  it('see the products that their merchant sells, with its own sizes', async () => {
    const { id } = await insertProduct(harness);
    const other = await insertProduct(harness);
    const own = await insertVariant(harness, { productId: id, quantity: 2 });
    await insertVariant(harness, { productId: id, merchantId: '502', quantity: 7 });
    await insertVariant(harness, { productId: other.id, merchantId: '502' });
    const { session: merchant } = await harness.createOperator('merchant', '501');
    const list = await harness.ask('GET', 'products?size=200', { session: merchant });
    const listed = new Map(list.body.items.map((row: { id: string }) => [row.id, row]));
    expect(listed.get(id)).toMatchObject({ quantity: 2 });
    expect(listed.has(other.id)).toBe(false);
    const variants = await harness.ask('GET', `products/${id}/variants`, { session: merchant });
    expect(variants.body.map((row: { id: string }) => row.id)).toEqual([own]);
    const ask = (path: string) => harness.ask('GET', path, { session: merchant });
    expect((await ask(`products/${other.id}`)).status).toBe(404);
    expect((await ask(`products/${other.id}/variants`)).status).toBe(404);
  });

  it('cannot change a product, even with a key that may write the catalogue', async () => {
    const { id } = await insertProduct(harness);
    const variantId = await insertVariant(harness, { productId: id });
    const foreignId = await insertVariant(harness, { productId: id, merchantId: '502' });
    const apiKey = await harness.createApiKey(['catalogue:write'], { merchantId: '501' });
    const answer = await harness.ask('PUT', `products/${id}/status`, {
      apiKey,
      version: 1,
      body: { status: 'hidden' },
    });
    expect([answer.status, answer.body.error.reason]).toEqual([403, 'whole-shop-needed']);
    const variant = { sku: `K-${id}`, size: 'M', scale: '', price: 1, originalPrice: 2 };
    const update = (target: string) =>
      harness.ask('PUT', `variants/${target}`, { apiKey, version: 1, body: variant });
    expect((await update(variantId)).status).toBe(200);
    expect((await update(foreignId)).status).toBe(404);
  });
});
