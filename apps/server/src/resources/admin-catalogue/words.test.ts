import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';
import { insertProduct } from '../../../test/admin/product-fixture.ts';

let shop: OperatorHarness;
let session: string;
beforeAll(async () => {
  shop = await openOperatorHarness();
  ({ session } = await shop.createOperator('catalogue'));
});
afterAll(() => shop.close());

const NAME = { 'zh-CN': '苔绿', 'en-US': 'Moss' };
const RENAMED = { 'zh-CN': '松绿', 'en-US': 'Pine' };
const COMMON = { name: NAME, position: 3 };

const kinds = [
  { type: 'colour', path: 'colours', fields: { ...COMMON, hex: '#31473a' }, rule: 'colors' },
  { type: 'attribute', path: 'attributes', fields: COMMON, rule: 'attributes' },
] as const;

describe.each(kinds)('a $type', ({ type, path, fields, rule }) => {
  const add = (code: string) => shop.ask('POST', path, { session, body: { ...fields, code } });
  const remove = (code: string, language = 'en-US') =>
    shop.ask('DELETE', `${path}/${code}`, { session, headers: { 'accept-language': language } });
  const listHistory = async (code: string) =>
    (await shop.ask('GET', `catalogue-changes?targetType=${type}&targetId=${code}`, { session }))
      .body.items;

  it('is added, renamed, put back and deleted, and its history tells so', async () => {
    expect((await add('moss')).status).toBe(200);
    const taken = await add('moss');
    expect([taken.status, taken.body.error.reason]).toEqual([409, 'code-taken']);
    const body = { ...fields, name: RENAMED };
    await shop.ask('PUT', `${path}/moss`, { session, body, version: 1 });
    const stale = await shop.ask('PUT', `${path}/moss`, { session, body, version: 1 });
    expect(stale.status).toBe(412);
    const [renaming] = await listHistory('moss');
    expect(renaming.fields).toMatchObject([{ name: 'name', before: NAME, after: RENAMED }]);
    const undone = await shop.ask('POST', `catalogue-changes/${renaming.id}/undo`, {
      session,
      headers: { 'if-match': '"2"' },
    });
    expect(undone.status).toBe(200);
    const { body: listed } = await shop.ask('GET', path, { session });
    expect(listed).toContainEqual({ ...fields, code: 'moss', version: 3, products: 0 });
    expect((await remove('moss')).status).toBe(200);
    const actions = (await listHistory('moss')).map((change: { action: string }) => change.action);
    expect(actions).toEqual(['removed', 'changed', 'changed', 'added']);
  });

  it('is not deleted while products have it, and the answer names some of them', async () => {
    await add('used');
    for (let number = 0; number < 4; number++) {
      const { id } = await insertProduct(shop);
      const name = JSON.stringify({
        'zh-CN': `大衣${number}`,
        'en-US': number ? `Coat ${number}` : '',
      });
      const product = shop.db.updateTable('products').where('id', '=', id);
      await product.set({ short_description: name }).execute();
      if (type === 'colour') await product.set({ colour_code: 'used' }).execute();
      else
        await shop.db
          .insertInto('product_attributes')
          .values({ product_id: id, attribute_code: 'used' })
          .execute();
    }
    const english = await remove('used');
    expect([english.status, english.body.error.reason]).toEqual([409, `${type}-in-use`]);
    expect(english.body.error.message).toBe(
      'It cannot be deleted while it is used by 4 products (大衣0, Coat 1, Coat 2, …)',
    );
    const chinese = await remove('used', 'zh-CN');
    expect(chinese.body.error.message).toBe(
      '不能删除，仍在使用：4 个商品（大衣0、大衣1、大衣2、…）',
    );
  });

  it('is not deleted while the rule of a set names it', async () => {
    await add('ruled');
    await shop.ask('POST', 'sets', {
      session,
      body: {
        ...{ name: RENAMED, description: RENAMED, gender: null, productIds: [] },
        rule: { [rule]: ['ruled'] },
      },
    });
    const { status, body } = await remove('ruled');
    expect([status, body.error.message]).toEqual([
      409,
      'It cannot be deleted while it is used by 1 set (Pine)',
    ]);
  });
});
