import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';
import { IDS, seedCatalogueFixture } from '../../../test/support/catalogue-fixture.ts';

let harness: OperatorHarness;
let session: string;
beforeAll(async () => {
  harness = await openOperatorHarness({ seed: seedCatalogueFixture });
  session = (await harness.createOperator('content')).session;
});
afterAll(() => harness.close());

const post = async (path: string, body: object) =>
  (await harness.ask('POST', path, { session, body })).body;

async function checkEntries(code: string, entries: object[]) {
  await post('pages', { code, name: code });
  const { id } = await post(`pages/${code}/drafts`, { language: 'zh-CN' });
  const body = { title: '春', entries };
  await harness.ask('PUT', `page-drafts/${id}`, { session, body, version: 1 });
  return (await harness.ask('GET', `page-drafts/${id}/check`, { session })).body.problems;
}

const image = (web: string) => ({ image: { source: '/a.jpg' }, commonLink: { web } });

it('lists what shoppers would miss, each with its module and field', async () => {
  const problems = await checkEntries('missing', [
    {
      id: 'pictures',
      code: 'imageList',
      fields: { images: [image('/content/missing'), image('/content/nobody'), image('/nowhere')] },
    },
    { id: 'sale', code: 'flashSale', fields: { setId: '424242', endTime: '2020-01-01T00:00:00Z' } },
    { id: 'coupons', code: 'coupon', fields: { promotionIds: ['nothing'] } },
  ]);
  expect(problems).toMatchObject([
    { code: 'language-missing', entryId: null, severity: 'warning' },
    { code: 'page-unpublished', entryId: 'pictures', field: 'images.1.commonLink.web' },
    { code: 'link-unknown', entryId: 'pictures', field: 'images.2.commonLink.web' },
    { code: 'time-over', entryId: 'sale', field: 'endTime' },
    { code: 'set-unknown', entryId: 'sale', field: 'setId' },
    { code: 'promotion-unknown', entryId: 'coupons', field: 'promotionIds.0' },
  ]);
  expect(problems[0].message).toEqual({
    'zh-CN': '页面没有英文版本',
    'en-US': 'The page has no English version',
  });
});

it('tells products in stock from those that are sold out or offline', async () => {
  const { measured: product } = IDS;
  const outfit = (id: string, productIds: string) => ({
    id,
    code: 'outfit',
    fields: { cells: [{ productIds }] },
  });
  const entries = [outfit('a', product), outfit('b', '987654')];
  const found = await checkEntries('products', entries);
  expect(found.slice(1)).toMatchObject([{ code: 'product-unavailable', entryId: 'b' }]);
  await harness.db
    .updateTable('variants')
    .set({ quantity: 0 })
    .where('product_id', '=', product)
    .execute();
  const sold = await checkEntries('sold', [outfit('a', product)]);
  expect(sold.slice(1)).toMatchObject([{ code: 'product-sold-out', entryId: 'a' }]);
});

it('tells of images from a host that browsers refuse', async () => {
  const content = '<p>a</p><img src="https://count.example/pixel.gif" alt="">';
  const found = await checkEntries('pixel', [{ id: 'a', code: 'text', fields: { content } }]);
  expect(found).toContainEqual(
    expect.objectContaining({
      code: 'image-host-foreign',
      severity: 'warning',
      entryId: 'a',
      field: 'content',
      message: expect.objectContaining({ 'en-US': expect.stringContaining('count.example') }),
    }),
  );
});

it('lists fields that do not fit before anything else', async () => {
  const [first] = await checkEntries('faults', [{ id: 'a', code: 'text', fields: { content: 7 } }]);
  expect(first).toMatchObject({ code: 'field-invalid', severity: 'error', entryId: 'a' });
});
