import type {
  catalogueData,
  labelCalls,
  menuCalls,
  searchWords,
  selections,
  sizeCalls,
} from '@vitrine/contract/admin';
import type { CallInput } from '../../every-call/call-input.ts';
import type { AdminFixture } from '../admin-fixture.ts';

const TEXT = { 'zh-CN': '秋信', 'en-US': 'Autumn' };
const JSON_TEXT = JSON.stringify(TEXT);
const IF_MATCH = { 'if-match': '1' };
const BRAND = { name: 'Maison', description: TEXT };
const SET = { name: TEXT, description: TEXT, gender: null, rule: null, productIds: [] };
const RULE = { brands: ['1'], 'price-max': 5000 };
const SALE = {
  name: TEXT,
  description: TEXT,
  startsAt: '2026-11-01T00:00:00Z',
  endsAt: '2026-12-01T00:00:00Z',
  productIds: [],
};

let count = 0;
const newName = () => `Maison ${++count}`;
const newCode = () => `code-${++count}`;

async function insertBrand({ db }: AdminFixture) {
  const values = { name: newName(), description: JSON_TEXT };
  return db.insertInto('brands').values(values).returning('id').executeTakeFirstOrThrow();
}

async function insertCategory({ db }: AdminFixture, parentId: string | null = null) {
  const values = { parent_id: parentId, gender: 'women', name: JSON_TEXT } as const;
  return db.insertInto('categories').values(values).returning('id').executeTakeFirstOrThrow();
}

async function insertChild(fixture: AdminFixture) {
  const root = await insertCategory(fixture);
  return { parentId: root.id, ...(await insertCategory(fixture, root.id)) };
}

async function insertAttribute({ db }: AdminFixture) {
  const values = { code: newCode(), name: JSON_TEXT };
  return db.insertInto('attributes').values(values).returning('code').executeTakeFirstOrThrow();
}

async function insertSizeSystem({ db }: AdminFixture) {
  const values = { code: newCode(), name: JSON_TEXT };
  return db.insertInto('size_systems').values(values).returning('code').executeTakeFirstOrThrow();
}

/** Resets a chart, so that its version is the first one again. */
async function resetSizeChart({ db }: AdminFixture) {
  const code = 'men-shoes' as const;
  await db.updateTable('size_charts').set({ version: 1 }).where('code', '=', code).execute();
  return { code };
}

async function insertColour({ db }: AdminFixture) {
  const values = { code: newCode(), name: JSON_TEXT, hex: '#aabbcc' };
  return db.insertInto('colours').values(values).returning('code').executeTakeFirstOrThrow();
}

async function insertSet({ db }: AdminFixture) {
  const values = { name: JSON_TEXT, description: JSON_TEXT };
  return db.insertInto('sets').values(values).returning('id').executeTakeFirstOrThrow();
}

async function insertSale({ db }: AdminFixture) {
  const times = { starts_at: SALE.startsAt, ends_at: SALE.endsAt };
  const values = { name: JSON_TEXT, description: JSON_TEXT, ...times };
  return db.insertInto('sales').values(values).returning('id').executeTakeFirstOrThrow();
}

async function insertSynonym({ db }: AdminFixture) {
  const values = { words: [newName()], also_find: ['coat'] };
  const query = db.insertInto('search_synonyms').values(values).returning('id');
  return query.executeTakeFirstOrThrow();
}

async function insertRedirect({ db }: AdminFixture) {
  const values = { words: [newName()], url: '/brands', name: JSON_TEXT };
  const query = db.insertInto('search_redirects').values(values).returning('id');
  return query.executeTakeFirstOrThrow();
}

interface Example {
  valid(fixture: AdminFixture): Promise<CallInput> | CallInput;
}

type Insert = (fixture: AdminFixture) => Promise<Record<string, string>>;

/** Inserts a product with a label of its own. */
async function insertLabel(fixture: AdminFixture) {
  const { db } = fixture;
  const id = ++count;
  const { id: brand_id } = await insertBrand(fixture);
  const { id: category_id } = await insertCategory(fixture);
  const { code: colour_code } = await insertColour(fixture);
  await db
    .insertInto('products')
    .values({
      brand_id,
      category_id,
      colour_code,
      gender: 'women',
      brand_style_id: 'ST-1',
      short_description: JSON_TEXT,
      description: JSON_TEXT,
      made_in: JSON_TEXT,
      image_keys: '[]',
      labels: JSON.stringify([{ id, name: TEXT, priority: 1 }]),
      published_at: new Date(0),
    })
    .execute();
  return { id: String(id) };
}

/** Resets the menus, so that their version is the first one again. */
async function resetMenus({ db }: AdminFixture) {
  await db.deleteFrom('flat_contents').where('code', '=', 'shop').execute();
  const values = { code: 'shop', language: 'zh-CN', value: '{"name": "Vitrine"}' };
  await db.insertInto('flat_contents').values(values).execute();
}

const noInput: Example = { valid: () => ({}) };
const withBody = (createBody: () => object): Example => ({
  valid: () => ({ body: createBody() }),
});
/** A call about a row that was inserted before. */
const about = (insert: Insert, createBody?: () => object): Example => ({
  valid: async (fixture) => ({
    params: await insert(fixture),
    ...(createBody ? { headers: IF_MATCH, body: createBody() } : {}),
  }),
});

type Name = keyof (typeof catalogueData &
  typeof labelCalls &
  typeof sizeCalls &
  typeof selections &
  typeof searchWords &
  typeof menuCalls);

export const catalogueExamples: Readonly<Record<Name, Example>> = {
  listBrands: { valid: () => ({ query: { size: '2', search: 'mai' } }) },
  createBrand: withBody(() => ({ ...BRAND, name: newName() })),
  updateBrand: about(insertBrand, () => ({ ...BRAND, name: newName() })),
  deleteBrand: about(insertBrand),
  listCategories: noInput,
  createCategory: {
    valid: async (fixture) => {
      const { id: parentId } = await insertCategory(fixture);
      return { body: { parentId, gender: 'women', name: TEXT, imageKey: null } };
    },
  },
  updateCategory: about(insertCategory, () => ({ name: TEXT, imageKey: 'bags/tote' })),
  moveCategory: {
    valid: async (fixture) => {
      const { id, parentId } = await insertChild(fixture);
      return { params: { id }, headers: IF_MATCH, body: { parentId, beforeId: null } };
    },
  },
  deleteCategory: about(insertCategory),
  listAttributes: noInput,
  createAttribute: withBody(() => ({ code: newCode(), name: TEXT })),
  updateAttribute: about(insertAttribute, () => ({ name: TEXT, position: 3 })),
  deleteAttribute: about(insertAttribute),
  listColours: noInput,
  createColour: withBody(() => ({ code: newCode(), name: TEXT, hex: '#112233' })),
  updateColour: about(insertColour, () => ({ name: TEXT, hex: '#112233' })),
  deleteColour: about(insertColour),
  listLabels: noInput,
  updateLabel: about(insertLabel, () => ({ name: TEXT, priority: 4 })),
  deleteLabel: about(insertLabel),
  listSizeSystems: noInput,
  createSizeSystem: withBody(() => ({ code: newCode(), name: TEXT, charts: ['women-shoes'] })),
  updateSizeSystem: about(insertSizeSystem, () => ({ name: TEXT, charts: ['men-shoes'] })),
  deleteSizeSystem: about(insertSizeSystem),
  listSizeCharts: noInput,
  updateSizeChart: about(resetSizeChart, () => ({ rows: [{ CN: '250', EU: '41' }] })),
  listSets: noInput,
  getSet: about(insertSet),
  countMatches: { valid: () => ({ query: { brands: '1,2', 'price-max': '5000' } }) },
  createSet: withBody(() => ({ ...SET, rule: RULE })),
  updateSet: about(insertSet, () => SET),
  deleteSet: about(insertSet),
  listSales: noInput,
  getSale: about(insertSale),
  createSale: withBody(() => SALE),
  updateSale: about(insertSale, () => SALE),
  deleteSale: about(insertSale),
  trySearch: { valid: () => ({ query: { keyword: '大衣', gender: 'women' } }) },
  listSynonyms: noInput,
  createSynonym: withBody(() => ({ words: ['大衣'], alsoFind: ['外套'] })),
  updateSynonym: about(insertSynonym, () => ({ words: ['大衣'], alsoFind: [] })),
  deleteSynonym: about(insertSynonym),
  listSearchRedirects: noInput,
  createSearchRedirect: withBody(() => ({ words: [newName()], url: '/brands', name: TEXT })),
  updateSearchRedirect: about(insertRedirect, () => ({
    words: [newName()],
    url: '/product/list?reduced=true',
    name: TEXT,
  })),
  deleteSearchRedirect: about(insertRedirect),
  getMenus: {
    valid: async (fixture) => {
      await resetMenus(fixture);
      return {};
    },
  },
  updateMenus: {
    valid: async (fixture) => {
      await resetMenus(fixture);
      const links = [{ text: TEXT, link: '/product/list?sort=newest', isPromotion: true }];
      return { headers: IF_MATCH, body: { women: links, men: [], kids: [] } };
    },
  },
};
