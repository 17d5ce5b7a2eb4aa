import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestShop, testShop } from '../testing/test-shop.ts';
import {
  type CatalogueApp,
  catalogueApp,
  IDS,
  product,
  rows,
  storeFixture,
} from './catalogue-fixture.ts';

let shop: TestShop;
let process: CatalogueApp;

beforeAll(async () => {
  shop = await testShop({ seed: storeFixture });
  process = await catalogueApp(shop.database);
});

afterAll(async () => {
  await process.close();
  await shop.close();
});

async function get(path: string, language = 'zh-CN') {
  const answer = await process.app.inject({
    url: `/api${path}`,
    headers: { 'accept-language': language },
  });
  return { status: answer.statusCode, body: answer.json() };
}

const idsIn = (body: { items: { id: string }[] }) => body.items.map(({ id }) => id);
const online = rows.products.filter(({ id }) => id !== IDS.offline);

describe('every call with an id', () => {
  const withId = [
    '/v1/products/{id}',
    '/v1/products/{id}/variants-measurements',
    '/v1/merchants/{id}',
    '/v1/countries/{id}/states',
    '/v1/categories/{id}/products',
    '/v1/brands/{id}/products',
    '/v1/sets/{id}/products',
    '/v1/sales/{id}/products',
  ];
  it.each(withId)(
    '%s answers 404 for what is not there and 400 for what is no id',
    async (path) => {
      for (const id of ['999999999999', '7']) {
        expect((await get(path.replace('{id}', id))).status).toBe(404);
      }
      for (const id of ['0', '-1', 'abc', '1.5', '%27%20or%201', '9'.repeat(13)]) {
        expect((await get(path.replace('{id}', id))).status).toBe(400);
      }
    },
  );
});

describe('getProduct', () => {
  it('tells a product in the language of the shopper', async () => {
    const chinese = (await get(`/v1/products/${IDS.measured}`)).body;
    const english = (await get(`/v1/products/${IDS.measured}`, 'en')).body;
    expect(chinese).toMatchObject({
      shortDescription: product(0).name['zh-CN'],
      compositions: [{ part: '面料', material: '羊绒 100%' }],
      care: ['干洗'],
      madeIn: '意大利',
      liveModel: { measurements: [{ name: '身高', value: 177, unit: '厘米' }] },
    });
    expect(english).toMatchObject({
      shortDescription: product(0).name['en-US'],
      madeIn: 'Italy',
      care: ['Dry clean'],
    });
    expect(JSON.stringify(english)).not.toMatch(/\p{Script=Han}/u);
  });

  it('puts sizes in order, the preferred merchant first, and label 1001 before all', async () => {
    const { body } = await get(`/v1/products/${IDS.measured}`);
    expect(body.variants.map(({ id }: { id: string }) => id)).toEqual(['4', '3', '2', '1']);
    expect(body.variants[0].attributes).toEqual([
      { type: 'Size', value: '34' },
      { type: 'SizeDescription', value: 'FR 34' },
      { type: 'Scale', value: 'FR' },
    ]);
    expect(body.preferredMerchant).toEqual({
      merchantId: IDS.merchant,
      byAttribute: [{ type: 'Size', value: '38' }],
    });
    expect(body.labels.map(({ id }: { id: number }) => id)).toEqual([1001, 7]);
  });

  it('asks the lowest price that can be paid, not that of a size that is gone', async () => {
    const { body } = await get(`/v1/products/${IDS.measured}`);
    expect(body.price).toEqual({
      currencyIsoCode: 'CNY',
      priceInclTaxes: 700_000,
      priceWithoutPromotion: 900_000,
    });
  });

  it('leads to the product through its categories and offers every picture in every size', async () => {
    const { body } = await get(`/v1/products/${product(5).id}`);
    expect(body.categories).toHaveLength(3);
    expect(body.categories[2].id).toBe(product(5).categoryId);
    expect(body.images).toHaveLength(9);
    expect(body.images[2]).toEqual({ url: '/images/piece-5-1/800', size: 800, order: 1 });
  });

  it('still answers for a product that is offline, and says so', async () => {
    const { status, body } = await get(`/v1/products/${IDS.offline}`);
    expect([status, body.isOnline]).toEqual([200, false]);
  });
});

describe('what stands around a product', () => {
  it('is measured size by size, or has an empty table', async () => {
    const path = (id: string) => `/v1/products/${id}/variants-measurements`;
    expect((await get(path(IDS.measured), 'en')).body).toEqual({
      unit: 'cm',
      scale: 'FR',
      names: ['Chest', 'Length'],
      rows: [{ size: '36', values: [92, 110] }],
    });
    expect((await get(path(product(9).id))).body.rows).toEqual([]);
  });

  it('comes from a merchant', async () => {
    expect((await get(`/v1/merchants/${IDS.merchant}`)).body).toEqual({
      id: IDS.merchant,
      name: 'Rive Nord',
      monogram: 'RN',
      city: '巴黎',
      country: '法国',
      foundedIn: 1987,
      description: '一家买手店。',
    });
  });

  it('goes to a province', async () => {
    const { body } = await get(`/v1/countries/${IDS.china}/states`, 'en');
    expect(body.map(({ name }: { name: string }) => name)).toEqual(['Beijing', 'Shanghai']);
  });
});

describe('listings', () => {
  it('of a category hold everything below it that is online', async () => {
    const { body } = await get('/v1/categories/141258/products?size=5', 'en');
    const women = online.filter(({ gender }) => gender === 'women');
    expect(body).toMatchObject({
      title: 'Women',
      gender: 'women',
      breadcrumb: [{ id: '141258', name: 'Women' }],
      pagination: { page: 1, size: 5, totalItems: women.length },
    });
    expect(body.items).toHaveLength(5);
    expect(body.facets[0].type).toBe('Categories');
  });

  it('of a brand carry its name', async () => {
    const { body } = await get('/v1/brands/1003/products?size=60');
    const expected = online.filter(({ brandId }) => brandId === '1003');
    expect(body.title).toBe(rows.brands[2]?.name);
    expect(idsIn(body).sort()).toEqual(expected.map(({ id }) => id).sort());
  });

  it('of a set keep its own order, until another is asked for', async () => {
    const { body } = await get(`/v1/sets/${IDS.set}/products`);
    expect(idsIn(body)).toEqual([40, 7, 23].map((n) => product(n).id));
    expect(body).toMatchObject({ title: '秋信', gender: 'women' });
    const byPrice = (await get(`/v1/sets/${IDS.set}/products?sort=price-asc`)).body;
    const prices = byPrice.items.map(({ price }: { price: number }) => price);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    expect((await get(`/v1/sets/${IDS.emptySet}/products`)).body.items).toEqual([]);
  });

  it.each([
    ['running', IDS.running, 2],
    ['upcoming', IDS.upcoming, 0],
    ['past', IDS.past, 0],
  ])('of a %s sale hold what is on sale now', async (_, id, count) => {
    const { status, body } = await get(`/v1/sales/${id}/products`);
    expect([status, body.items.length, body.title]).toEqual([200, count, '季末']);
  });

  it('of all sales hold each product once', async () => {
    const { body } = await get('/v1/sales/products');
    expect(idsIn(body)).toEqual([12, 3].map((n) => product(n).id));
  });

  it.each([
    'page=0',
    'size=61',
    'sort=cheap',
    'gender=pets',
    'price-min=x',
    'tags=Old',
    'brands=a',
  ])('refuse ?%s', async (query) => {
    const { status, body } = await get(`/v1/search/products?${query}`);
    expect(status).toBe(400);
    expect(body.error.fields[0].path).toContain(query.split('=')[0]);
  });
});

describe('search', () => {
  it('finds in either language and answers in the asked one', async () => {
    const coats = online.filter(({ name }) => name['zh-CN'].includes('大衣')).length;
    const keyword = encodeURIComponent('大衣');
    const { body } = await get(`/v1/search/products?keyword=${keyword}`, 'en-GB');
    expect(body.pagination.totalItems).toBe(coats);
    expect(body.items[0].shortDescription).toMatch(/coats$/);
    expect(body.hasNoResult).toBeUndefined();
  });

  it('without a keyword shows the whole shop', async () => {
    const { body } = await get('/v2/search/products');
    expect(body.pagination.totalItems).toBe(online.length);
    expect(body.hasNoResult).toBe(false);
  });

  it('has other words to try when nothing is found', async () => {
    const { body } = await get('/v2/search/products?keyword=umbrella%20silk', 'en');
    expect(body).toMatchObject({ hasNoResult: true, items: [] });
    expect(body.recommends[0]).toBe('silk');
    expect(body.recommends.length).toBeGreaterThan(2);
  });

  it('tells a filter that is too narrow from words that find nothing', async () => {
    const { body } = await get('/v2/search/products?keyword=silk&price-min=99999', 'en');
    expect(body).toMatchObject({ hasNoResult: false, recommends: [], items: [] });
  });

  it('suggests words, brands, categories and pieces', async () => {
    const keyword = encodeURIComponent('羊绒');
    const { body } = await get(`/v1/search/suggestions?keyword=${keyword}&how-many=12`);
    expect(body).toHaveLength(12);
    expect(body[0]).toMatchObject({ type: 'keyword', text: expect.stringMatching(/^羊绒/) });
    expect(new Set(body.map(({ type }: { type: string }) => type))).toEqual(
      new Set(['keyword', 'brand', 'product']),
    );
  });
});

describe('menus', () => {
  it('hold the categories below the roots, with counts and a picture', async () => {
    const { body } = await get('/v1/menus/categories', 'en');
    expect(body.women.map(({ name }: { name: string }) => name)).toEqual([
      'Clothing',
      'Shoes',
      'Bags',
    ]);
    const [clothing] = body.women;
    const sum = clothing.children.reduce(
      (total: number, { count }: { count: number }) => total + count,
      0,
    );
    expect(clothing.count).toBe(sum);
    expect(clothing.image).toHaveLength(3);
  });

  it('hold only one tree when one is asked for', async () => {
    const { body } = await get('/v1/menus/categories?gender=men');
    expect([body.women.length, body.men.length, body.kids.length]).toEqual([0, 3, 0]);
  });

  it('hold the brands from A to Z with how much they have', async () => {
    const { body } = await get('/v1/menus/brands');
    const names = body.women.map(({ name }: { name: string }) => name);
    expect(names).toEqual([...names].sort());
    expect(body.women[0].initial).toBe('M');
    const [first] = body.men;
    expect(first.count).toBe(
      online.filter(({ brandId, gender }) => brandId === first.id && gender === 'men').length,
    );
  });

  it('lead home', async () => {
    const { body } = await get('/v1/home');
    expect(body.women).toMatchObject({
      contentCode: 'home-women',
      sets: [{ id: IDS.set, name: '秋信', count: 3 }],
    });
    expect(body.men.sets).toEqual([]);
  });
});

describe('rankings', () => {
  const leaf = product(30).categoryId;
  const best = (products: typeof online) =>
    [...products]
      .filter(({ variants }) => variants.some(({ quantity }) => quantity > 0))
      .map(({ soldLastWeek }) => soldLastWeek)
      .sort((a, b) => b - a);
  const sold = (products: { id: string }[]) =>
    products.map(({ id }) => rows.products.find((one) => one.id === id)?.soldLastWeek);

  it('of a named category hold its best sellers, best first', async () => {
    const { body } = await get(
      `/v1/marketing/rankings/categories?ids=${leaf}&include-products=true&how-many=3&image-size=480`,
    );
    expect(body).toHaveLength(1);
    const [ranked] = body;
    const inLeaf = online.filter(({ categoryId }) => categoryId === leaf);
    expect(ranked.id).toBe(leaf);
    expect(ranked.score).toBe(inLeaf.reduce((sum, { soldLastWeek }) => sum + soldLastWeek, 0));
    expect(sold(ranked.products)).toEqual(best(inLeaf).slice(0, 3));
    expect(ranked.products[0].images.map(({ size }: { size: number }) => size)).toEqual([480, 480]);
  });

  it('without products keep them out, without ids rank the leaves of one tree', async () => {
    const { body } = await get('/v1/marketing/rankings/categories?gender=kids&how-many=4');
    expect(body).toHaveLength(4);
    expect(body.every(({ gender }: { gender: string }) => gender === 'kids')).toBe(true);
    expect(body.every(({ products }: { products: unknown[] }) => products.length === 0)).toBe(true);
    const scores = body.map(({ score }: { score: number }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });

  it('pass over ids that are unknown', async () => {
    expect((await get('/v1/marketing/rankings/categories?ids=999')).body).toEqual([]);
    expect((await get('/v1/marketing/rankings/brands?ids=999')).body).toEqual([]);
    expect((await get('/v1/marketing/rankings/products?ids=999')).body).toEqual([]);
  });

  it('of brands and products are for women unless said otherwise', async () => {
    const brands = (await get('/v1/marketing/rankings/brands?how-many=2&include-products=true'))
      .body;
    expect(brands).toHaveLength(2);
    expect(brands[0].products.every(({ gender }: { gender: string }) => gender === 'women')).toBe(
      true,
    );
    const { body } = await get('/v1/marketing/rankings/products?gender=men&how-many=7');
    expect(sold(body)).toEqual(best(online.filter(({ gender }) => gender === 'men')).slice(0, 7));
  });

  it.each(['type=other', 'how-many=21', 'ids=x'])('refuse ?%s', async (query) => {
    expect((await get(`/v1/marketing/rankings/products?${query}`)).status).toBe(400);
  });
});
