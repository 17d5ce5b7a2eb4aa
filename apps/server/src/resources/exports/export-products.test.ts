import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ImportHarness, openImportHarness } from '../../../test/support/import-setup.ts';
import { type ExportFormat, exportProducts } from './export-products.ts';

let shop: ImportHarness;
beforeAll(async () => {
  shop = await openImportHarness(300);
  await shop.importRows([
    {
      ...shop.newProduct,
      name_zh: '=大衣, "长"\n一件',
      name_en: '-Coat',
      description_zh: '描述',
      tag: 'Exclusive',
      labels: [{ id: 7, name: { 'zh-CN': '手工', 'en-US': 'By hand' }, priority: 9 }],
      images: 'coat-1|coat-2',
      attributes: 'attribute-1|attribute-2',
      compositions: [{ part: { 'zh-CN': '面料' }, material: { 'zh-CN': '羊绒' } }],
      care: [{ 'zh-CN': '干洗', 'en-US': 'Dry clean' }],
      made_in_zh: '意大利',
      made_in_en: 'Italy',
      hs_code: '6202200000',
      origin_country: 'IT',
      net_weight: 1_200,
      measurements: {
        unit: 'cm',
        names: [{ 'zh-CN': '胸围' }],
        rows: [{ size: '36', values: [92] }],
      },
      model: { measurements: [], productSize: '36', scale: 'FR' },
      sizing: { chart: 'women-clothing', runs: 'large', note: { 'zh-CN': '宽松' } },
      preferred_merchant: 'Rive Nord',
      same_day: true,
      rank: -5,
      status: 'archived',
      published_at: '2026-11-25T02:00:00.000Z',
      variant_id: 'ERP-1',
      price: '100.05',
      original_price: '200',
      quantity: 3,
    },
  ]);
  await shop.importRows([{ ...shop.newProduct, product: 'no-variant', sku: null }]);
});
afterAll(() => shop.close());

async function write(format: ExportFormat, merchantId: string | null = null): Promise<string> {
  let text = '';
  for await (const part of exportProducts(shop.db, { format, merchantId })) text += part;
  return text;
}

/** Every column of the tables but those that the database counts. */
async function readTables() {
  const products = await shop.db
    .selectFrom('products')
    .selectAll()
    .orderBy('external_id')
    .execute();
  const skus = new Map(products.map(({ id, external_id }) => [id, external_id]));
  const withoutCounts = <Row extends object>(row: Row) =>
    Object.fromEntries(
      Object.entries(row).filter(
        ([name]) => !['id', 'product_id', 'version', 'updated_at', 'sold_last_week'].includes(name),
      ),
    );
  const variants = await shop.db.selectFrom('variants').selectAll().orderBy('sku').execute();
  const attributes = await shop.db.selectFrom('product_attributes').selectAll().execute();
  return {
    products: products.map(withoutCounts),
    variants: variants.map((row) => ({ ...withoutCounts(row), product: skus.get(row.product_id) })),
    attributes: attributes.map((row) => `${skus.get(row.product_id)} ${row.attribute_code}`).sort(),
  };
}

describe.each(['csv', 'jsonl'] as const)('an export as %s', (format) => {
  it('imports to the same tables again', async () => {
    const file = await write(format);
    const before = await readTables();
    const unchanged = await shop.importText(file);
    expect(unchanged.job).toMatchObject({ state: 'done', changed_rows: 0, error_rows: 0 });
    await shop.db.deleteFrom('products').execute();
    const { errors, job } = await shop.importText(file, { batchRows: 2_000 });
    expect(errors).toEqual([]);
    expect(job.error_rows).toBe(0);
    expect(await readTables()).toEqual(before);
    expect(await write(format)).toBe(file);
  });
});

it('protects a spreadsheet from formulas', async () => {
  const file = await write('csv');
  expect(file).toContain(`"'=大衣, ""长""\n一件",'-Coat,`);
});

it('of a merchant has its own variants only', async () => {
  const file = await write('jsonl', '9002');
  expect(file).toBe('');
  await shop.importRows([{ ...shop.newProduct, product: 'P-north', sku: 'N-1', merchant: '9002' }]);
  const rows = (await write('jsonl', '9002')).trim().split('\n');
  expect(rows.map((row) => JSON.parse(row).sku)).toEqual(['N-1']);
});
