import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ImportHarness,
  openImportHarness,
  type Row,
  toJsonLines,
} from '../../../test/support/import-setup.ts';
import { JobLostError } from '../operator-jobs/running-job.ts';
import { knownImages } from './import-images.ts';

let shop: ImportHarness;
beforeAll(async () => {
  shop = await openImportHarness();
});
afterAll(() => shop.close());

let count = 0;
/** A row with a product and a SKU of its own. */
function newRow(changes: Row = {}): Row & { product: string; sku: string } {
  const number = ++count;
  return { ...shop.newProduct, product: `P-${number}`, sku: `A-${number}`, ...changes };
}

const findProduct = (externalId: string) =>
  shop.db
    .selectFrom('products')
    .selectAll()
    .where('external_id', '=', externalId)
    .executeTakeFirstOrThrow();

describe('a new product', () => {
  it('is added as a draft with its variants', async () => {
    const row = newRow({ price: '100.50', quantity: 3 });
    const second = {
      product: row.product,
      sku: `${row.sku}-b`,
      merchant: '9002',
      size: '38',
      price: 90,
    };
    const { job, errors } = await shop.importRows([row, second]);
    expect(errors).toEqual([]);
    expect(job).toMatchObject({ state: 'done', done_rows: 2, changed_rows: 3, error_rows: 0 });
    expect(await findProduct(row.product)).toMatchObject({
      gender: 'women',
      short_description: { 'zh-CN': '羊绒大衣', 'en-US': '羊绒大衣' },
      is_online: false,
      offline_status: 'draft',
    });
    expect(await shop.findVariant(row.sku)).toMatchObject({
      price_incl_taxes: '10050',
      price_without_promotion: '10050',
      quantity: 3,
    });
    expect(await shop.findVariant(second.sku)).toMatchObject({ merchant_id: '9002', position: 1 });
  });

  it('keeps three decimals of its measurements', async () => {
    const measurements = {
      unit: 'in',
      names: [{ 'zh-CN': '胸围' }, { 'zh-CN': '衣长' }],
      rows: [{ size: 'M', values: [20.125, 30.480_000_000_000_004] }],
    };
    const row = newRow({ measurements: JSON.stringify(measurements) });
    expect((await shop.importRows([row])).errors).toEqual([]);
    expect((await findProduct(row.product)).measurements).toMatchObject({
      rows: [{ size: 'M', values: [20.125, 30.48] }],
    });
  });

  it('is published by a file that says so and names images', async () => {
    const row = newRow({
      status: 'published',
      images: 'coat-1|coat-2',
      attributes: ['attribute-1'],
    });
    expect((await shop.importRows([row])).errors).toEqual([]);
    expect(await findProduct(row.product)).toMatchObject({
      is_online: true,
      image_keys: ['coat-1', 'coat-2'],
    });
  });
});

describe('the images of a file', () => {
  const readImages = (product_id: string) =>
    shop.db
      .selectFrom('product_images')
      .select(['key', 'alt', 'focal_x'])
      .where('product_id', '=', product_id)
      .orderBy('key')
      .execute();

  it('are remembered like uploaded ones, and keep their settings', async () => {
    const row = newRow({ images: 'coat-1|coat-2' });
    await shop.importRows([row]);
    const { id } = await findProduct(row.product);
    const empty = { alt: null, focal_x: null };
    expect(await readImages(id)).toEqual([
      { key: 'coat-1', ...empty },
      { key: 'coat-2', ...empty },
    ]);
    const settings = { focal_x: 10, focal_y: 20 };
    await shop.db
      .updateTable('product_images')
      .set(settings)
      .where('product_id', '=', id)
      .where('key', '=', 'coat-2')
      .execute();
    await shop.importRows([{ ...row, images: 'coat-3|coat-2' }]);
    expect(await readImages(id)).toMatchObject([
      { key: 'coat-1' },
      { key: 'coat-2', focal_x: 10 },
      { key: 'coat-3' },
    ]);
    expect((await findProduct(row.product)).image_keys).toEqual(['coat-3', 'coat-2']);
  });
});

describe('a product that is there', () => {
  it('keeps what the file does not give, and loses what it gives as empty', async () => {
    const row = newRow({ tag: 'Exclusive', family: 'coats', name_en: 'Coat', quantity: 5 });
    await shop.importRows([row]);
    await shop.importText(
      `product,sku,merchant,tag,name_zh,family\n${row.product},${row.sku},Synthetic,,大衣,coats\n`,
    );
    expect(await findProduct(row.product)).toMatchObject({
      tag: null,
      family_id: 'coats',
      short_description: { 'zh-CN': '大衣', 'en-US': 'Coat' },
      version: 2,
    });
    expect(await shop.findVariant(row.sku)).toMatchObject({ quantity: 5, version: 1 });
  });

  it('takes customs facts as they are written, and leaves them to the category when they are empty', async () => {
    const row = newRow({ hs_code: '6202.20', origin_country: 'it', net_weight: '1200' });
    await shop.importRows([row]);
    expect(await findProduct(row.product)).toMatchObject({
      hs_code: '620220',
      origin_country: 'IT',
      net_weight: 1_200,
    });
    await shop.importText(
      `product,sku,merchant,name_zh,hs_code,net_weight\n${row.product},${row.sku},Synthetic,大衣,,\n`,
    );
    expect(await findProduct(row.product)).toMatchObject({
      hs_code: null,
      origin_country: 'IT',
      net_weight: null,
    });
    const { errors } = await shop.importRows([newRow({ hs_code: '62022' })]);
    expect(errors).toMatchObject([{ column: 'hs_code' }]);
  });

  it('is not written again when nothing differs', async () => {
    const row = newRow({ attributes: 'attribute-1' });
    await shop.importRows([row]);
    const again = await shop.importRows([row]);
    expect(again.job).toMatchObject({ done_rows: 1, changed_rows: 0 });
    expect(await findProduct(row.product)).toMatchObject({ version: 1 });
  });

  it('takes the last row that describes it', async () => {
    const row = newRow();
    await shop.importRows([row, { ...row, name_zh: '二' }, { ...row, name_zh: '三', quantity: 9 }]);
    expect((await findProduct(row.product)).short_description['zh-CN']).toBe('三');
    expect(await shop.findVariant(row.sku)).toMatchObject({ quantity: 9 });
  });
});

describe('a file of stock and prices', () => {
  it('changes only quantities and prices', async () => {
    const row = newRow({ original_price: 200 });
    await shop.importRows([row]);
    const file = `sku,merchant,quantity,price\n${row.sku},Synthetic,7,150\n`;
    const { job } = await shop.importText(file, { kind: 'import-stock' });
    expect(job).toMatchObject({ state: 'done', changed_rows: 1 });
    expect(await shop.findVariant(row.sku)).toMatchObject({
      quantity: 7,
      price_incl_taxes: '15000',
      price_without_promotion: '20000',
      size: '36',
    });
  });

  it('raises the original price with a higher price', async () => {
    const row = newRow();
    await shop.importRows([row]);
    await shop.importRows([{ sku: row.sku, merchant: 'Synthetic', price: 300 }]);
    expect(await shop.findVariant(row.sku)).toMatchObject({ price_without_promotion: '30000' });
  });

  it('changes the price after a sale while a scheduled price is in effect', async () => {
    const row = newRow({ original_price: 200 });
    await shop.importRows([row]);
    const variant = await shop.findVariant(row.sku);
    await shop.db
      .updateTable('variants')
      .set({ base_price: '10000', price_incl_taxes: '8000' })
      .where('id', '=', variant?.id ?? '')
      .execute();
    const price = (units: number) => ({ sku: row.sku, merchant: 'Synthetic', price: units });
    expect((await shop.importRows([price(100)])).job.changed_rows).toBe(0);
    await shop.importRows([price(120)]);
    expect(await shop.findVariant(row.sku)).toMatchObject({
      base_price: '12000',
      price_incl_taxes: '8000',
    });
  });

  it('of the staff of a merchant needs no merchant, and changes no other one', async () => {
    const [own, foreign] = [newRow({ merchant: '9002' }), newRow()];
    await shop.importRows([own, foreign]);
    const rows = [
      { sku: own.sku, quantity: 4 },
      { sku: foreign.sku, quantity: 4 },
      { sku: foreign.sku, merchant: 'Synthetic', quantity: 4 },
    ];
    const { errors } = await shop.importRows(rows, { kind: 'import-stock', merchantId: '9002' });
    expect(errors).toEqual([
      { line: 2, column: 'sku', value: foreign.sku, message: 'is not a known SKU' },
      { line: 3, column: 'merchant', value: 'Synthetic', message: 'is not your merchant' },
    ]);
    expect(await shop.findVariant(own.sku)).toMatchObject({ quantity: 4 });
    expect(await shop.findVariant(foreign.sku)).toMatchObject({ quantity: 0 });
  });

  it('is of the merchant that the import says where its row names none', async () => {
    const [unnamed, named] = [newRow({ merchant: '' }), newRow({ merchant: '9002' })];
    const { errors } = await shop.importRows([unnamed, named], { merchant: 'Synthetic' });
    expect(errors).toEqual([]);
    const { id } = await shop.db
      .selectFrom('merchants')
      .select('id')
      .where('name', '=', 'Synthetic')
      .executeTakeFirstOrThrow();
    expect(await shop.findVariant(unnamed.sku)).toMatchObject({ merchant_id: id });
    expect(await shop.findVariant(named.sku)).toMatchObject({ merchant_id: '9002' });
  });
});

describe('a row with an error', () => {
  const CASES: [string, Row, string, string][] = [
    ['an unknown brand', { brand: 'Nowhere' }, 'brand', 'is not a known brand'],
    ['an unknown category', { category: '女士 > 家具' }, 'category', 'is not a known category'],
    ['an unknown colour', { colour: 'mud' }, 'colour', 'is not a known colour'],
    ['an unknown attribute', { attributes: 'x' }, 'attributes', 'is not a known attribute'],
    [
      'an unknown size system',
      { size_scale: 'XX' },
      'size_scale',
      'is not a known size system; please add it at "Size systems" first',
    ],
    ['an unknown merchant', { merchant: 'Nowhere' }, 'merchant', 'is not a known merchant'],
    ['no merchant', { merchant: '' }, 'merchant', 'is needed, as there are several merchants'],
    [
      'an image that is a path',
      { images: '../secret' },
      'images',
      'is not a known image; please upload a file of this name to the media library first',
    ],
    ['no name', { name_zh: '' }, 'name_zh', 'is needed for a new product'],
    ['no price', { price: '' }, 'price', 'is needed for a new variant'],
    [
      'no image when it is published',
      { status: 'published' },
      'images',
      'a published product needs an image',
    ],
    [
      'a price above the original one',
      { original_price: 50 },
      'price',
      'must not be above the original price',
    ],
    [
      'a price that is no amount',
      { price: '1,000' },
      'price',
      'must be an amount such as 24310 or 24310.50',
    ],
    ['a price that is too high', { price: '99999999' }, 'price', 'must be at most 4294967295'],
    ['half a quantity', { quantity: 1.5 }, 'quantity', 'must be a whole number'],
    ['a structure that is no JSON', { labels: '{' }, 'labels', 'must be JSON'],
    ['a text with NUL', { name_zh: 'a\0b' }, 'name_zh', 'has characters that cannot be stored'],
    ['a long SKU', { sku: 'x'.repeat(65) }, 'sku', 'must have at most 64 items or characters'],
  ];

  it.each(CASES)('with %s is left out', async (_, changes, column, message) => {
    const row = newRow(changes);
    const good = newRow();
    const { job, errors } = await shop.importRows([row, good]);
    expect(errors).toMatchObject([{ line: 1, column, message }]);
    expect(job).toMatchObject({ state: 'done', done_rows: 2, error_rows: 1 });
    expect(await shop.findVariant(row.sku)).toBeUndefined();
    expect(await shop.findVariant(good.sku)).toBeDefined();
  });

  it('is left out when it takes the size or the id of another variant, or moves a SKU', async () => {
    const row = newRow({ variant_id: 'E-1' });
    await shop.importRows([row]);
    const other = newRow();
    const { errors } = await shop.importRows([
      { ...row, sku: `${row.sku}-c`, variant_id: '' },
      { ...other, variant_id: 'E-1' },
      { ...other, sku: row.sku },
      { product: 'P-unknown', sku: 'A-unknown', merchant: 'Synthetic', size: '36', price: 1 },
      { size: '36' },
    ]);
    expect(errors.map(({ line, column, message }) => [line, column, message])).toEqual([
      [1, 'size', 'this size of the product has another SKU'],
      [2, 'variant_id', 'belongs to another variant'],
      [3, 'sku', 'belongs to another product'],
      [4, 'product', 'is not a known product, or the row that describes it was left out'],
      [5, 'sku', 'needs a sku or a product'],
    ]);
  });
});

describe('a product that comes in no colour and no sizes', () => {
  it('is added with the neutral size, and loses a colour that the file empties', async () => {
    const row = newRow({ colour: '', size: '' });
    expect((await shop.importRows([row])).errors).toEqual([]);
    expect(await findProduct(row.product)).toMatchObject({ colour_code: null });
    expect(await shop.findVariant(row.sku)).toMatchObject({ size: 'OS' });
    const coloured = newRow();
    await shop.importRows([coloured]);
    await shop.importRows([{ product: coloured.product, name_zh: '大衣', colour: '' }]);
    expect(await findProduct(coloured.product)).toMatchObject({ colour_code: null });
  });

  it('takes a colour and attributes by their names in either language', async () => {
    const [colour] = await shop.db.selectFrom('colours').selectAll().execute();
    const [attribute] = await shop.db.selectFrom('attributes').selectAll().execute();
    const row = newRow({
      colour: colour?.name['en-US'].toUpperCase(),
      attributes: attribute?.name['zh-CN'],
      tags: `${attribute?.name['en-US']}|summer`,
    });
    expect((await shop.importRows([row])).errors).toEqual([]);
    expect(await findProduct(row.product)).toMatchObject({ colour_code: colour?.code });
  });
});

describe('the tags of another system', () => {
  it('add the attributes that they name, and take none off', async () => {
    const row = newRow({ attributes: 'attribute-1' });
    await shop.importRows([row]);
    const { id } = await findProduct(row.product);
    await shop.importRows([{ product: row.product, tags: 'attribute-2|summer' }]);
    const attributes = await shop.db
      .selectFrom('product_attributes')
      .select('attribute_code')
      .where('product_id', '=', id)
      .orderBy('attribute_code')
      .execute();
    expect(attributes.map((each) => each.attribute_code)).toEqual(['attribute-1', 'attribute-2']);
  });
});

describe('what the shop does not have', () => {
  const missing = (number: number): Row => ({
    brand: `Atelier ${number}`,
    category: `Women > Jewellery ${number} > Rings`,
    colour: `Dusk ${number}`,
    attributes: `Hand made ${number}`,
  });
  const names = (number: number) => [
    { type: 'brand', name: `Atelier ${number}` },
    { type: 'category', name: `女士 > Jewellery ${number}` },
    { type: 'category', name: `女士 > Jewellery ${number} > Rings` },
    { type: 'colour', name: `Dusk ${number}` },
    { type: 'attribute', name: `Hand made ${number}` },
  ];

  it('is made once when the import says so, and refers to what is there afterwards', async () => {
    const rows = [newRow(missing(1)), newRow(missing(1))];
    const { job, errors } = await shop.importRows(rows, { createMissing: true, batchRows: 1 });
    expect(errors).toEqual([]);
    expect(job.created).toEqual(names(1));
    expect(await findProduct(rows[1]?.product ?? '')).toMatchObject({
      colour_code: 'dusk-1',
      gender: 'women',
    });
    expect((await shop.importRows(rows, { createMissing: true })).job.created).toEqual([]);
  });

  it('is listed by a dry run and not made', async () => {
    const rows = [newRow(missing(2)), newRow(missing(2))];
    const options = { createMissing: true, isDryRun: true, batchRows: 1 };
    const { job, errors } = await shop.importRows(rows, options);
    expect(errors).toEqual([]);
    expect(job.created).toEqual(names(2));
    const brands = await shop.db.selectFrom('brands').select('name').execute();
    expect(brands.map(({ name }) => name)).not.toContain('Atelier 2');
  });

  it('is made for no row that is refused for another reason', async () => {
    const rows = [newRow(missing(3)), newRow({ ...missing(4), price: 'free' })];
    const refused = newRow({ ...missing(5), price: '200', original_price: '100' });
    for (const isDryRun of [true, false]) {
      const options = { createMissing: true, isDryRun };
      const { job, errors } = await shop.importRows([...rows, refused], options);
      expect(job.created).toEqual(names(3));
      expect(errors).toMatchObject([{ column: 'price' }, { column: 'price' }]);
    }
  });

  it('is a size system for what shoppers choose by, which is left out when nothing is made', async () => {
    const row = newRow({ size: '13', size_scale: '', option_name: '圈口' });
    const scaleOf = async () => {
      const variants = shop.db.selectFrom('variants').select(['size', 'size_scale']);
      return variants.where('sku', '=', row.sku ?? '').executeTakeFirst();
    };
    expect((await shop.importRows([row])).errors).toEqual([]);
    expect(await scaleOf()).toEqual({ size: '13', size_scale: '' });
    const { job, errors } = await shop.importRows([row], { createMissing: true });
    expect([job.created, errors]).toEqual([[{ type: 'size-system', name: '圈口' }], []]);
    expect(await scaleOf()).toEqual({ size: '13', size_scale: '圈口' });
  });

  it('is no category without a gender, and goes below the gender of the import', async () => {
    const row = newRow({ category: 'Scents' });
    const { errors } = await shop.importRows([row], { createMissing: true });
    expect(errors).toMatchObject([{ column: 'category' }]);
    const { job } = await shop.importRows([row], { createMissing: true, gender: 'men' });
    expect(job.created).toEqual([{ type: 'category', name: '男士 > Scents' }]);
    expect((await shop.importRows([row], { gender: 'men' })).errors).toEqual([]);
  });
});

describe('a dry run', () => {
  it('finds the same errors and changes nothing', async () => {
    const row = newRow();
    const second = {
      product: row.product,
      sku: `${row.sku}-b`,
      merchant: '9002',
      size: '38',
      price: 9,
    };
    const rows = [row, second, newRow({ brand: 'Nowhere' })];
    const { job, errors } = await shop.importRows(rows, { isDryRun: true, batchRows: 1 });
    expect(job).toMatchObject({ state: 'done', done_rows: 3, changed_rows: 3, error_rows: 1 });
    expect(errors).toMatchObject([{ line: 3, column: 'brand' }]);
    expect(await shop.findVariant(row.sku)).toBeUndefined();
  });
});

describe('an import that is interrupted', () => {
  const CRASH = new Error('the process dies');

  it.each([0, 1, 2])('goes on after batch %i, and no row is lost or repeated', async (last) => {
    const rows = Array.from({ length: 5 }, () => newRow({ quantity: 1 }));
    const file = toJsonLines([...rows, newRow({ brand: 'Nowhere' })]);
    const { id } = await shop.createImport({});
    let batch = 0;
    const onBatch = () => {
      if (batch++ === last) throw CRASH;
    };
    await expect(shop.goOn(id, file, { batchRows: 2, onBatch })).rejects.toBe(CRASH);
    expect((await shop.read(id)).job).toMatchObject({
      state: 'running',
      done_rows: (last + 1) * 2,
    });
    await shop.goOn(id, file, { batchRows: 2 });
    const { job, errors } = await shop.read(id);
    expect(job).toMatchObject({ state: 'done', done_rows: 6, changed_rows: 10, error_rows: 1 });
    expect(errors).toMatchObject([{ line: 6 }]);
  });

  it('stops without another batch when it is cancelled or taken over', async () => {
    const rows = [newRow(), newRow()];
    const { id } = await shop.createImport({});
    const cancel = () =>
      shop.db
        .updateTable('operator_jobs')
        .set({ state: 'cancelled' })
        .where('id', '=', id)
        .execute();
    const prepare = { ...knownImages, prepare: async () => void (await cancel()) };
    const running = shop.goOn(id, toJsonLines(rows), { batchRows: 1, images: prepare });
    await expect(running).rejects.toBeInstanceOf(JobLostError);
    expect(await shop.findVariant(rows[0]?.sku ?? '')).toBeUndefined();
    expect((await shop.read(id)).job).toMatchObject({ state: 'cancelled', done_rows: 0 });
  });
});

describe('an unreadable file', () => {
  it('ends the job with the reason, and keeps what was imported before', async () => {
    const row = newRow();
    await shop.importRows([row]);
    const file = `sku,merchant,quantity\n${row.sku},Synthetic,8\n"x`;
    const { job } = await shop.importText(file, { batchRows: 1 });
    expect(job).toMatchObject({ state: 'failed', done_rows: 1 });
    expect(job.failure?.['en-US']).toMatch(/^Line 3 has a quotation mark/);
    expect(await shop.findVariant(row.sku)).toMatchObject({ quantity: 8 });
  });
});

it('notifies every process of changes once a batch, and not when nothing differs', async () => {
  const payloads: (string | undefined)[] = [];
  const stop = await shop.database.listen('catalogue', (payload) => payloads.push(payload));
  const rows = [newRow(), newRow(), newRow()];
  await shop.importRows(rows);
  await expect.poll(() => payloads).toEqual(['']);
  await shop.importRows(rows);
  await shop.importRows(rows.map(({ sku }) => ({ sku, merchant: 'Synthetic', quantity: 9 })));
  await expect.poll(() => payloads).toHaveLength(2);
  expect(payloads[1]).toMatch(/^products \d+,\d+,\d+$/);
  await stop();
});
