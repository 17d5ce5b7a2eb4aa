import { describe, expect, it } from 'vitest';
import { catalogueShop, IDS, product } from '../../testing/catalogue-fixture.ts';
import { preferredMerchant } from './rules.ts';

const get = catalogueShop();

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
      liveModel: { measurements: [{ name: '身高', value: 177, unit: 'cm' }] },
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

describe('preferredMerchant', () => {
  const left = (merchant_id: string, quantity: number) => ({ merchant_id, quantity });
  it.each([
    ['the chosen one', '7', [left('8', 5)], '7'],
    ['the one with most sizes left', null, [left('8', 9), left('9', 1), left('9', 1)], '9'],
    ['the first when nothing is left', null, [left('8', 0), left('9', 0)], '8'],
    ['nobody without a variant', null, [], null],
  ])('is %s', (_, chosen, variants, expected) => {
    expect(preferredMerchant(chosen, variants)).toBe(expected);
  });
});
