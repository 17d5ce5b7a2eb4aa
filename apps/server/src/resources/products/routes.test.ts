import { describe, expect, it } from 'vitest';
import {
  colourwayPair,
  IDS,
  openCatalogueHarness,
  product,
  rows,
} from '../../../test/support/catalogue-fixture.ts';
import { choosePreferredMerchant } from './rules.ts';

const get = openCatalogueHarness();

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
  it.each(withId)('%s answers 404 for unknown ids and 400 for invalid ones', async (path) => {
    for (const id of ['999999999999', '7']) {
      expect((await get(path.replace('{id}', id))).status).toBe(404);
    }
    for (const id of ['0', '-1', 'abc', '1.5', '%27%20or%201', '9'.repeat(13)]) {
      expect((await get(path.replace('{id}', id))).status).toBe(400);
    }
  });
});

describe('listProducts', () => {
  it('returns products in the order of their ids, without those that are not on sale', async () => {
    const ids = [product(7).id, IDS.offline, '7', product(2).id];
    const { body } = await get(`/v1/products?ids=${ids.join()}`, 'en');
    expect(body.map(({ id }: { id: string }) => id)).toEqual([product(7).id, product(2).id]);
    expect(body[0].shortDescription).toBe(product(7).name['en-US']);
  });

  it('answers 400 for invalid ids', async () => {
    expect((await get('/v1/products?ids=1,none')).status).toBe(400);
    expect((await get('/v1/products')).status).toBe(400);
  });
});

const ENGLISH_SYSTEMS = [
  { code: 'CN', name: 'China' },
  { code: 'EU', name: 'EU' },
  { code: 'FR', name: 'France' },
  { code: 'IT', name: 'Italy' },
  { code: 'UK', name: 'UK' },
  { code: 'US', name: 'US' },
];

describe('getProduct', () => {
  it('returns a product in the language of the shopper', async () => {
    const chinese = (await get(`/v1/products/${IDS.measured}`)).body;
    const english = (await get(`/v1/products/${IDS.measured}`, 'en')).body;
    expect(chinese).toMatchObject({
      shortDescription: product(0).name['zh-CN'],
      compositions: [{ part: '面料', material: '羊绒 100%' }],
      care: ['干洗'],
      madeIn: '意大利',
      liveModel: { measurements: [{ name: '身高', value: 177, unit: 'cm' }] },
    });
    expect(english).toMatchObject({
      shortDescription: product(0).name['en-US'],
      madeIn: 'Italy',
      sizing: {
        chart: 'women-clothing',
        runs: 'large',
        note: 'A roomy cut',
        systems: ENGLISH_SYSTEMS,
        rows: expect.arrayContaining([['165/88A', '36', '38', '42', '10', '6', 'M']]),
      },
      care: ['Dry clean'],
    });
    expect(JSON.stringify(english)).not.toMatch(/\p{Script=Han}/u);
  });

  it('sorts sizes, the preferred merchant first, and label 1001 first', async () => {
    const { body } = await get(`/v1/products/${IDS.measured}`);
    expect(body.variants.map(({ id }: { id: string }) => id)).toEqual(['4', '3', '2', '1']);
    expect(body.variants[0].attributes).toEqual([
      { type: 'Size', value: '34' },
      { type: 'SizeDescription', value: 'FR 34' },
      { type: 'Scale', value: 'FR' },
    ]);
    expect(body.preferredMerchant).toEqual({
      merchantId: IDS.merchant,
      shipsFrom: 'abroad',
      byAttribute: [{ type: 'Size', value: '38' }],
    });
    expect(body.labels.map(({ id }: { id: number }) => id)).toEqual([1001, 7]);
  });

  it('returns the lowest price in stock, not that of a sold-out size', async () => {
    const { body } = await get(`/v1/products/${IDS.measured}`);
    expect(body.price).toEqual({
      currencyIsoCode: 'CNY',
      priceInclTaxes: 700_000,
      priceWithoutPromotion: 900_000,
    });
  });

  it('returns the category path and every image in every size', async () => {
    const { body } = await get(`/v1/products/${product(5).id}`);
    expect(body.categories).toHaveLength(3);
    expect(body.categories[2].id).toBe(product(5).categoryId);
    expect(body.images).toHaveLength(9);
    expect(body.images[2]).toEqual({ url: '/images/piece-5-1/800', size: 800, order: 1 });
  });

  it('lists every colour of a product with its own price and stock, its own included', async () => {
    const [first, second] = colourwayPair;
    const { body } = await get(`/v1/products/${second.id}`, 'en');
    expect(body.colourways).toEqual(
      [first, second].map(({ id, colour, variants }) => ({
        id,
        color: rows.colours.find(({ code }) => code === colour)?.name['en-US'],
        hex: rows.colours.find(({ code }) => code === colour)?.hex,
        price: expect.any(Number),
        priceWithoutDiscount: expect.any(Number),
        isSoldOut: variants.every(({ quantity }) => quantity === 0),
      })),
    );
  });

  it('lists no colours of a product that has one only, or that is no longer sold', async () => {
    for (const id of [product(5).id, IDS.offline])
      expect((await get(`/v1/products/${id}`)).body.colourways).toEqual([]);
  });

  it('returns an offline product with its status', async () => {
    const { status, body } = await get(`/v1/products/${IDS.offline}`);
    expect([status, body.isOnline]).toEqual([200, false]);
  });
});

describe('data related to a product', () => {
  it('returns measurements by size, or an empty table', async () => {
    const path = (id: string) => `/v1/products/${id}/variants-measurements`;
    expect((await get(path(IDS.measured), 'en')).body).toEqual({
      unit: 'cm',
      scale: 'FR',
      names: ['Chest', 'Length'],
      rows: [{ size: '36', values: [92, 110] }],
    });
    expect((await get(path(product(9).id))).body.rows).toEqual([]);
  });

  it('returns a merchant', async () => {
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

  it('returns the states of a country', async () => {
    const { body } = await get(`/v1/countries/${IDS.china}/states`, 'en');
    expect(body.map(({ name }: { name: string }) => name)).toEqual(['Beijing', 'Shanghai']);
  });
});

describe('choosePreferredMerchant', () => {
  const left = (merchant_id: string, quantity: number) => ({ merchant_id, quantity });
  it.each([
    ['the configured merchant', '7', [left('8', 5)], '7'],
    [
      'the merchant with most sizes in stock',
      null,
      [left('8', 9), left('9', 1), left('9', 1)],
      '9',
    ],
    ['the first merchant when all are sold out', null, [left('8', 0), left('9', 0)], '8'],
    ['none without variants', null, [], null],
  ])('returns %s', (_, configured, variants, expected) => {
    expect(choosePreferredMerchant(configured, variants)).toBe(expected);
  });
});
