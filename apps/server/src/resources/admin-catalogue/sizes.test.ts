import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';
import { insertProduct, insertVariant } from '../../../test/admin/product-fixture.ts';
import { seedCatalogueFixture } from '../../../test/support/catalogue-fixture.ts';

const NAME = { 'zh-CN': '韩国', 'en-US': 'Korea' };

let harness: OperatorHarness;
let session: string;
let ask: OperatorHarness['ask'];
beforeAll(async () => {
  harness = await openOperatorHarness({ seed: seedCatalogueFixture });
  ({ session } = await harness.createOperator('catalogue'));
  ({ ask } = harness);
});
afterAll(() => harness.close());

const get = async (path: string) => (await ask('GET', path, { session })).body;
const post = (path: string, body: object) => ask('POST', path, { session, body });
const put = (path: string, body: object, version: number) =>
  ask('PUT', path, { session, body, version });
const remove = (path: string) => ask('DELETE', path, { session });

interface Chart {
  code: string;
  rows: Record<string, string>[];
  version: number;
}
const findChart = async (code: string): Promise<Chart> =>
  (await get('size-charts')).find((chart: Chart) => chart.code === code);

describe('the charts that a shop begins with', () => {
  it.each([
    [
      'women-clothing',
      7,
      'FR',
      '38',
      { CN: '165/88A', EU: '36', IT: '42', UK: '10', US: '6', letter: 'M' },
    ],
    ['men-clothing', 7, 'IT', '50', { CN: '175/96A', UK: '40', letter: 'L' }],
    ['women-shoes', 9, 'EU', '38.5', { CN: '243', FR: '39.5', IT: '38.5', UK: '5.5', US: '8.5' }],
    ['men-shoes', 9, 'EU', '42', { CN: '260', FR: '43', IT: '42', UK: '8', US: '9' }],
  ])('%s has %i sizes, with %s %s among them', async (code, count, system, size, equal) => {
    const { rows } = await findChart(code);
    expect(rows).toHaveLength(count);
    expect(rows.find((row) => row[system] === size)).toMatchObject(equal);
    for (const column of ['CN', 'EU', 'FR', 'IT', 'UK', 'US'])
      expect(new Set(rows.map((row) => row[column])).size).toBe(count);
  });
});

describe('a size system', () => {
  it('is added, changed and deleted, with its history', async () => {
    const system = { code: 'KR', name: NAME, charts: [], position: 90 };
    expect((await post('size-systems', system)).body).toMatchObject({ ...system, version: 1 });
    expect((await post('size-systems', system)).body.error.reason).toBe('code-taken');
    const charts = ['women-clothing'];
    const changed = await put('size-systems/KR', { name: NAME, charts, position: 5 }, 1);
    expect(changed.body).toMatchObject({ charts, position: 5, version: 2 });
    expect((await put('size-systems/KR', { name: NAME, charts }, 1)).status).toBe(412);
    expect((await remove('size-systems/KR')).status).toBe(200);
    const { items } = await get('catalogue-changes?targetType=size-system&targetId=KR');
    expect(items.map(({ action }: { action: string }) => action)).toEqual([
      'removed',
      'changed',
      'added',
    ]);
  });

  it('stays in a chart that has sizes in it', async () => {
    const [fr] = (await get('size-systems')).filter(({ code }: { code: string }) => code === 'FR');
    const body = { name: fr.name, charts: ['men-shoes'], position: fr.position };
    expect((await put('size-systems/FR', body, fr.version)).body.error.reason).toBe(
      'size-system-in-chart',
    );
    expect((await remove('size-systems/FR')).body.error.reason).toBe('size-system-in-chart');
    expect((await remove('size-systems/CN')).body.error.reason).toBe('base-size-system');
  });

  it('stays while products have sizes in it, and sizes have no other', async () => {
    await harness.createMerchant('7801');
    const { id: productId } = await insertProduct(harness);
    const size = { merchantId: '7801', size: '27', price: 100, originalPrice: 100, quantity: 1 };
    const variant = { ...size, position: 0, externalId: null };
    const unknown = await post(`products/${productId}/variants`, { ...variant, scale: 'jp' });
    expect(unknown.body.error).toMatchObject({
      reason: 'size-system-unknown',
      fields: [{ path: 'body.scale' }],
    });
    for (const size of ['27', '28'])
      expect(
        (await post(`products/${productId}/variants`, { ...variant, size, scale: 'JP' })).status,
      ).toBe(200);
    const { body: listed } = await ask('GET', 'size-systems', { session });
    expect(listed).toContainEqual(expect.objectContaining({ code: 'JP', products: 1 }));
    expect((await remove('size-systems/JP')).body.error.reason).toBe('size-system-in-use');
  });

  it('keeps a scale that a size had before it was data', async () => {
    await harness.createMerchant('7802');
    const { id: productId } = await insertProduct(harness);
    const id = await insertVariant(harness, { productId, merchantId: '7802' });
    await harness.db
      .updateTable('variants')
      .set({ size_scale: 'old' })
      .where('id', '=', id)
      .execute();
    const [variant] = await get(`products/${productId}/variants`);
    const { size, scale, position, sku, price, originalPrice } = variant;
    const body = {
      size,
      scale,
      position: position + 1,
      sku,
      externalId: null,
      price,
      originalPrice,
    };
    expect((await put(`variants/${id}`, body, variant.version)).status).toBe(200);
  });
});

describe('a size chart', () => {
  it('is replaced and put back', async () => {
    const before = await findChart('men-shoes');
    const rows = [
      { CN: '260', EU: '42', FR: '' },
      { CN: '265', EU: '43' },
    ];
    const saved = await put('size-charts/men-shoes', { rows }, before.version);
    expect(saved.body.rows).toEqual([
      { CN: '260', EU: '42' },
      { CN: '265', EU: '43' },
    ]);
    const [change] = (await get('catalogue-changes?targetType=size-chart&targetId=men-shoes'))
      .items;
    const { version } = await get(`catalogue-changes/${change.id}/undo`);
    const undone = await ask('POST', `catalogue-changes/${change.id}/undo`, { session, version });
    expect(undone.status).toBe(200);
    expect((await findChart('men-shoes')).rows).toEqual(before.rows);
  });

  it('is refused from an older version', async () => {
    const { rows, version } = await findChart('women-shoes');
    await put('size-charts/women-shoes', { rows }, version);
    expect((await put('size-charts/women-shoes', { rows }, version)).status).toBe(412);
  });

  it('names each cell that is wrong', async () => {
    const { version } = await findChart('women-clothing');
    const rows = [{ CN: '160/84A', FR: '36' }, { FR: '36' }];
    const { status, body } = await put('size-charts/women-clothing', { rows }, version);
    expect([status, body.error.reason]).toEqual([400, 'size-chart-wrong']);
    expect(body.error.fields).toEqual([
      { path: 'body.rows.1.CN', message: 'needs the Chinese size' },
      { path: 'body.rows.1.FR', message: 'is in row 1 already' },
    ]);
  });
});
