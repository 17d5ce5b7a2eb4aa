import type { OperatorHarness } from './operator-harness.ts';

export const TEXT = { 'zh-CN': '羊绒大衣', 'en-US': 'Cashmere coat' };
const STORED_TEXT = JSON.stringify(TEXT);

let count = 0;

/** Makes ids and names that no other row of the tests has. */
const nextNumber = () => 700_000 + ++count;

/** Inserts a brand, a category, a colour and an attribute, to which a product can refer. */
async function insertReferences({ db }: Pick<OperatorHarness, 'db'>) {
  const id = String(nextNumber());
  const name = { 'zh-CN': `名${id}`, 'en-US': `Name ${id}` };
  const text = JSON.stringify(name);
  await db.insertInto('brands').values({ id, name: name['en-US'], description: text }).execute();
  await db.insertInto('categories').values({ id, gender: 'women', name: text }).execute();
  await db
    .insertInto('colours')
    .values({ code: `c${id}`, name: text, hex: '#112233' })
    .execute();
  await db
    .insertInto('attributes')
    .values({ code: `a${id}`, name: text })
    .execute();
  return { brandId: id, categoryId: id, colourCode: `c${id}`, attribute: `a${id}` };
}

/** The body of a call that creates a product. */
export async function createProductBody(harness: Pick<OperatorHarness, 'db'>) {
  const { attribute, ...references } = await insertReferences(harness);
  return {
    ...references,
    externalId: `ERP-${references.brandId}`,
    gender: 'women',
    styleId: `S-${references.brandId}`,
    name: TEXT,
    description: TEXT,
    labels: [{ id: 1001, name: TEXT, priority: 1 }],
    attributes: [attribute],
    compositions: [{ part: TEXT, material: TEXT }],
    care: [TEXT],
    madeIn: TEXT,
    hsCode: '6202200000',
    originCountry: 'IT',
    netWeight: 1_200,
    measurements: { unit: 'cm', names: [TEXT], rows: [{ size: 'M', values: [52.5] }] },
    liveModel: {
      measurements: [{ name: TEXT, value: 178, unit: 'cm' }],
      productSize: 'M',
      scale: '',
    },
    sizing: { chart: 'women-clothing', runs: 'true', note: TEXT },
  };
}

interface NewProduct {
  status?: 'published' | 'draft' | 'hidden' | 'archived';
  imageKeys?: readonly string[];
}

/** Inserts a product with its references. */
export async function insertProduct(
  harness: Pick<OperatorHarness, 'db' | 'deps'>,
  { status = 'published', imageKeys = ['coat-1'] }: NewProduct = {},
): Promise<{ id: string; brandId: string; categoryId: string }> {
  const { brandId, categoryId, colourCode } = await insertReferences(harness);
  const { id } = await harness.db
    .insertInto('products')
    .values({
      brand_id: brandId,
      brand_style_id: `S-${brandId}`,
      family_id: null,
      category_id: categoryId,
      gender: 'women',
      colour_code: colourCode,
      short_description: STORED_TEXT,
      description: STORED_TEXT,
      tag: null,
      image_keys: JSON.stringify(imageKeys),
      made_in: STORED_TEXT,
      is_online: status === 'published',
      offline_status: status === 'published' ? 'hidden' : status,
      published_at: new Date(harness.deps.now()),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, brandId, categoryId };
}

interface NewVariant {
  productId?: string;
  merchantId?: string;
  size?: string;
  price?: number;
  quantity?: number;
}

/** Inserts a size of a product, of a new one where none is named. */
export async function insertVariant(
  harness: Pick<OperatorHarness, 'db' | 'deps'>,
  { productId, merchantId = '501', size = 'M', price = 10_000, quantity = 5 }: NewVariant = {},
): Promise<string> {
  const { id } = await harness.db
    .insertInto('variants')
    .values({
      product_id: productId ?? (await insertProduct(harness)).id,
      merchant_id: merchantId,
      size,
      size_scale: '',
      price_incl_taxes: price,
      price_without_promotion: 12_000,
      quantity,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
