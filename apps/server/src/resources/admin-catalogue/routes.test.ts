import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';
import { IDS, product, seedCatalogueFixture } from '../../../test/support/catalogue-fixture.ts';

const TEXT = { 'zh-CN': '秋信', 'en-US': 'Autumn' };
const BRAND = { name: 'Atelier Nord', description: TEXT };

let harness: OperatorHarness;
let session: string;
let publisher: string;
let ask: OperatorHarness['ask'];
beforeAll(async () => {
  harness = await openOperatorHarness({ seed: seedCatalogueFixture });
  ({ session } = await harness.createOperator('catalogue'));
  publisher = (await harness.createOperator('content')).session;
  ({ ask } = harness);
});
afterAll(() => harness.close());

const get = async (path: string) => (await ask('GET', path, { session })).body;
const post = (path: string, body: object) => ask('POST', path, { session, body });
const addRedirect = (body: object) => ask('POST', 'search-redirects', { session: publisher, body });
const put = (path: string, body: object, version = 1) =>
  ask('PUT', path, { session, body, version });
const remove = (path: string) => ask('DELETE', path, { session });
const findRecords = (action: string) =>
  harness.db.selectFrom('audit_records').selectAll().where('action', '=', action).execute();

describe('a brand', () => {
  it('is added, renamed and deleted, and each change is recorded', async () => {
    const { body: brand } = await post('brands', BRAND);
    expect(brand).toMatchObject({ name: 'Atelier Nord', version: 1 });
    const { body: renamed } = await put(`brands/${brand.id}`, { ...BRAND, name: 'Atelier Sud' });
    expect(renamed).toMatchObject({ name: 'Atelier Sud', version: 2 });
    expect((await remove(`brands/${brand.id}`)).status).toBe(200);
    expect(await findRecords('updateBrand')).toMatchObject([{ before: brand, after: renamed }]);
    expect(await findRecords('deleteBrand')).toMatchObject([{ before: renamed }]);
  });

  it('keeps its name to itself', async () => {
    const { name } = (await get('brands?size=1')).items[0];
    const { status, body } = await post('brands', { ...BRAND, name });
    expect([status, body.error.reason]).toEqual([409, 'brand-name-taken']);
  });

  it('is refused from an older version', async () => {
    const { body: brand } = await post('brands', { ...BRAND, name: 'Twice' });
    await put(`brands/${brand.id}`, { ...BRAND, name: 'Twice A' });
    expect((await put(`brands/${brand.id}`, { ...BRAND, name: 'Twice B' })).status).toBe(412);
  });

  it('is not deleted while products have it', async () => {
    const { items } = await get('brands?size=200');
    const used = items.find((brand: { products: number }) => brand.products > 0);
    const { status, body } = await remove(`brands/${used.id}`);
    expect([status, body.error.reason]).toEqual([409, 'brand-in-use']);
  });
});

describe('a category', () => {
  it('is added last, moved and deleted', async () => {
    const parentId = product(0).categoryId;
    const category = { parentId, gender: product(0).gender, name: TEXT, imageKey: null };
    const { body: first } = await post('categories', category);
    const { body: second } = await post('categories', category);
    const place = { parentId, beforeId: first.id };
    const { body: moved } = await put(`categories/${second.id}/place`, place);
    expect(moved.version).toBe(2);
    const tree: { id: string; parentId: string }[] = await get('categories');
    const ids = tree.filter((row) => row.parentId === parentId).map(({ id }) => id);
    expect(ids).toEqual([second.id, first.id]);
    expect((await remove(`categories/${first.id}`)).status).toBe(200);
  });

  it('is neither moved below itself nor deleted while it is used', async () => {
    const tree: { id: string; parentId: string | null; products: number }[] =
      await get('categories');
    const child = tree.find(({ parentId, products }) => parentId !== null && products > 0);
    const place = { parentId: child?.id, beforeId: null };
    const circle = await put(`categories/${child?.id}/place`, place);
    expect([circle.status, circle.body.error.reason]).toEqual([409, 'category-circle']);
    expect((await remove(`categories/${child?.id}`)).body.error.reason).toBe('category-in-use');
    expect((await remove(`categories/${child?.parentId}`)).body.error.reason).toMatch(/^category-/);
  });
});

describe('a set', () => {
  const SET = { name: TEXT, description: TEXT, gender: null, position: 9 };

  it('has its products in the chosen order', async () => {
    const productIds = [product(9).id, product(4).id];
    const { body: set } = await post('sets', { ...SET, rule: null, productIds });
    expect((await get(`sets/${set.id}`)).productIds).toEqual(productIds);
    const changed = { ...SET, rule: null, productIds: [...productIds].reverse() };
    await put(`sets/${set.id}`, changed);
    expect((await get(`sets/${set.id}`)).productIds).toEqual(changed.productIds);
  });

  it('is refused with an unknown product', async () => {
    const { status, body } = await post('sets', { ...SET, rule: null, productIds: ['123'] });
    expect([status, body.error.reason]).toEqual([404, 'product-unknown']);
  });

  it('found by rule counts what matches the same filters', async () => {
    const rule = { gender: 'women', 'price-max': 3000 };
    const { body: set } = await post('sets', { ...SET, rule, productIds: [] });
    const { onSale, inStock } = await get('set-matches?gender=women&price-max=3000');
    expect(onSale).toBeGreaterThan(inStock);
    const listed = (await get('sets')).find(({ id }: { id: string }) => id === set.id);
    expect(listed).toMatchObject({ rule, onSale });
  });

  it('of a promotion is neither deleted nor found by rule', async () => {
    const { body: set } = await post('sets', { ...SET, rule: null, productIds: [] });
    const text = JSON.stringify(TEXT);
    const period = { starts_at: new Date(0), ends_at: new Date(9e12) };
    const promotion = { id: 'autumn', name: text, description: text, ...period };
    await harness.db.insertInto('promotions').values(promotion).execute();
    await harness.db
      .insertInto('promo_codes')
      .values({
        code: 'AUTUMN',
        promotion_id: 'autumn',
        name: text,
        offers: '[]',
        scope: JSON.stringify({ setIds: [set.id] }),
        valid_from: new Date(0),
        valid_to: new Date(9e12),
      })
      .execute();
    expect((await remove(`sets/${set.id}`)).body.error.reason).toBe('set-in-promotion');
    const byRule = { ...SET, rule: { reduced: true }, productIds: [] };
    expect((await put(`sets/${set.id}`, byRule)).body.error.reason).toBe('set-in-promotion');
  });
});

describe('a sale', () => {
  it('tells whether it runs', async () => {
    const sale = {
      name: TEXT,
      description: TEXT,
      startsAt: '2026-11-24T00:00:00Z',
      endsAt: '2026-11-26T00:00:00Z',
      productIds: [product(5).id],
    };
    const { body } = await post('sales', sale);
    const listed = (await get('sales')).find(({ id }: { id: string }) => id === body.id);
    expect(listed).toMatchObject({ status: 'running', products: 1 });
    const early = { ...sale, endsAt: sale.startsAt };
    expect((await post('sales', early)).status).toBe(400);
  });
});

describe('a label', () => {
  it('is renamed on all its products, and taken off them', async () => {
    const labels = await get('labels');
    expect(labels.map(({ id }: { id: number }) => id)).toEqual([1001, 7]);
    const body = { name: TEXT, priority: 0 };
    expect((await put('labels/7', body)).body).toEqual({ id: 7, ...body, products: 1 });
    const findLabels = async () => {
      const query = harness.db.selectFrom('products').select('labels');
      return (await query.where('id', '=', IDS.measured).executeTakeFirstOrThrow()).labels;
    };
    expect((await findLabels()).find(({ id }) => id === 7)).toEqual({ id: 7, ...body });
    expect((await remove('labels/7')).status).toBe(200);
    expect((await findLabels()).map(({ id }) => id)).toEqual([1001]);
    expect((await remove('labels/7')).status).toBe(404);
  });
});

describe('the menus', () => {
  const LINK = { web: '/a', mp: '/pages/a' };
  const shopContent = (language: string, text: string) => ({
    code: 'shop',
    language,
    value: JSON.stringify({ name: 'Vitrine', menus: { women: [{ text, link: LINK }] } }),
  });

  it('are read and written in both languages, beside the other texts', async () => {
    const { session: editor } = await harness.createOperator('content');
    const asEditor = { session: editor };
    expect((await ask('GET', 'menus', asEditor)).status).toBe(404);
    const rows = [shopContent('zh-CN', '新品'), shopContent('en-US', 'New')];
    await harness.db.insertInto('flat_contents').values(rows).execute();
    const { body: menus } = await ask('GET', 'menus', asEditor);
    const first = { text: { 'zh-CN': '新品', 'en-US': 'New' }, link: '/a', isPromotion: false };
    expect(menus).toEqual({ women: [first], men: [], kids: [], version: 1 });
    const body = { women: [], men: [{ ...first, isPromotion: true }], kids: [] };
    await ask('PUT', 'menus', { ...asEditor, body, version: 1 });
    expect((await ask('GET', 'menus', asEditor)).body).toEqual({ ...body, version: 2 });
    const stored = await harness.db.selectFrom('flat_contents').select('value').execute();
    expect(stored.map(({ value }) => value.name)).toEqual(['Vitrine', 'Vitrine']);
    expect(stored.map(({ value }) => value.menus)).toMatchObject([
      { men: [{ link: LINK }] },
      { men: [{ link: LINK }] },
    ]);
    expect((await ask('PUT', 'menus', { ...asEditor, body, version: 1 })).status).toBe(412);
  });
});

describe('search words', () => {
  const trySearch = (keyword: string) => get(`search-trial?keyword=${encodeURIComponent(keyword)}`);

  it('reach the running shop at once', async () => {
    const found = await trySearch('大衣');
    expect(found.count).toBeGreaterThan(0);
    expect((await trySearch('冬天的温暖')).count).toBe(0);
    await post('search-synonyms', { words: ['冬天的温暖'], alsoFind: ['大衣'] });
    await vi.waitFor(async () => {
      const { count, terms } = await trySearch('冬天的温暖');
      expect(count).toBe(found.count);
      expect(terms).toEqual([{ typed: '冬天的温暖', alsoFound: ['大衣'] }]);
    }, 8_000);
  });

  it('lead to one page only', async () => {
    const redirect = { words: ['Gift Card'], url: '/gift-cards', name: TEXT };
    expect((await post('search-redirects', redirect)).status).toBe(403);
    await addRedirect(redirect);
    const { status, body } = await addRedirect({ ...redirect, words: ['gift card'] });
    expect([status, body.error.reason]).toEqual([409, 'words-taken']);
    const { body: other } = await addRedirect({ ...redirect, words: ['present'] });
    const changed = await ask('PUT', `search-redirects/${other.id}`, {
      ...{ session: publisher, version: 1 },
      body: { ...redirect, words: ['present', 'GIFT CARD'] },
    });
    expect([changed.status, changed.body.error.reason]).toEqual([409, 'words-taken']);
    await vi.waitFor(
      async () => expect((await trySearch('gift card')).redirect).toBe('/gift-cards'),
      8_000,
    );
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
    'do not lead to %s',
    async (url) => {
      const { status } = await addRedirect({ words: ['evil'], url, name: TEXT });
      expect(status).toBe(400);
    },
  );
});
