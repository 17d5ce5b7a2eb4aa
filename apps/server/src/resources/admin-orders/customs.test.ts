import { describe, expect, it } from 'vitest';
import { setUpMerchantOrders } from '../../../test/admin/merchant-order-setup.ts';
import { insertProduct } from '../../../test/admin/product-fixture.ts';

const setup = setUpMerchantOrders();
const { read, newOrder } = setup;

const CODE = '6202200000';
const DUTY = { duty: 80, vat: 130, valid_from: '2025-01-01', country: 'CN' };
const TEXT = JSON.stringify({ 'zh-CN': '服装', 'en-US': 'Clothing' });

/** Inserts a product below two categories, and an order of two of it for 22,000.01. */
async function orderProduct() {
  const { db } = setup.harness;
  const { id: productId, categoryId } = await insertProduct(setup.harness);
  const root = await db
    .insertInto('categories')
    .values({ gender: 'women', name: TEXT })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('categories')
    .set({ parent_id: root.id })
    .where('id', '=', categoryId)
    .execute();
  const items = [{ quantity: 2, price: 1_200_000, amountPaid: 2_200_001, productId }];
  const order = await newOrder({ status: 'packed', items, isPersonalIdRequired: true });
  return { ...order, productId, categoryId, rootId: root.id };
}

const gapsOf = async (id: string) =>
  (await read(id)).body.customsWarnings.map(({ gap }: { gap: string }) => gap);

async function readPaper(id: string, document = 'customs') {
  const { body } = await setup.harness.ask('POST', `merchant-orders/${id}/packing-slip`, {
    session: setup.staff,
    body: { paper: 'a4', document },
    headers: { 'accept-language': 'zh-CN' },
  });
  return String(body.html);
}

describe('the customs papers of an order', () => {
  it('show gaps where the shop knows nothing, and the order warns of them', async () => {
    const { merchantOrderId: id, itemIds } = await orderProduct();
    const { customsWarnings } = (await read(id)).body;
    expect(customsWarnings).toEqual(
      ['hs-code', 'origin-country', 'net-weight', 'duty-rate'].map((gap) => ({
        gap,
        orderItemIds: [itemIds[0]],
      })),
    );
    const paper = await readPaper(id);
    expect(paper).toContain('<dt>HS 编码</dt><dd><span class="gap">未填写</span></dd>');
    expect(paper).toContain('请补全后再交给海关');
  });

  it('name code, origin, weight, value, duty and tax of each line, and their sums', async () => {
    const { db } = setup.harness;
    const { merchantOrderId: id, productId, categoryId, rootId } = await orderProduct();
    await db
      .insertInto('duty_rates')
      .values({ ...DUTY, category_id: rootId, name: TEXT, source: TEXT })
      .execute();
    await db
      .updateTable('categories')
      .set({ hs_code: '999999', net_weight: 1_250 })
      .where('id', '=', rootId)
      .execute();
    await db
      .updateTable('categories')
      .set({ hs_code: '888888', origin_country: 'FR' })
      .where('id', '=', categoryId)
      .execute();
    await db.updateTable('products').set({ hs_code: CODE }).where('id', '=', productId).execute();
    expect(await gapsOf(id)).toEqual([]);
    const paper = await readPaper(id);
    for (const [name, value] of [
      ['HS 编码', CODE],
      ['原产国', '法国'],
      ['净重', '2.5 kg'],
      ['单价', '¥11,000.01'],
      ['申报价值', '¥22,000.01'],
      ['关税', '¥1,442.15'],
      ['增值税', '¥2,530.97'],
    ])
      expect(paper).toContain(`<dt>${name}</dt><dd>${value}</dd>`);
    expect(paper).not.toContain('未填写');
    expect(await readPaper(id, 'packing-slip')).not.toContain(CODE);
  });

  it('are not missed where nothing passes customs', async () => {
    const { merchantOrderId: id } = await newOrder({ status: 'packed' });
    expect(await gapsOf(id)).toEqual([]);
  });
});
