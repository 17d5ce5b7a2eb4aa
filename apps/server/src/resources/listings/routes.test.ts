import { describe, expect, it } from 'vitest';
import {
  IDS,
  online,
  openCatalogueHarness,
  product,
  rows,
} from '../../../test/support/catalogue-fixture.ts';
import { isSaleRunning } from './rules.ts';

const get = openCatalogueHarness();
const getIds = (body: { items: { id: string }[] }) => body.items.map(({ id }) => id);

describe('listings', () => {
  it('of a category contain the online products of its descendants', async () => {
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

  it('of a brand have its name as title', async () => {
    const { body } = await get('/v1/brands/1003/products?size=60');
    const expected = online.filter(({ brandId }) => brandId === '1003');
    expect(body.title).toBe(rows.brands[2]?.name);
    expect(getIds(body).sort()).toEqual(expected.map(({ id }) => id).sort());
  });

  it('of a set keep its order unless sorted otherwise', async () => {
    const { body } = await get(`/v1/sets/${IDS.set}/products`);
    expect(getIds(body)).toEqual([40, 7, 23].map((n) => product(n).id));
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
  ])('of a %s sale contain only products on sale now', async (_, id, count) => {
    const { status, body } = await get(`/v1/sales/${id}/products`);
    expect([status, body.items.length, body.title]).toEqual([200, count, '季末']);
  });

  it('of all sales contain each product once', async () => {
    const { body } = await get('/v1/sales/products');
    expect(getIds(body)).toEqual([12, 3].map((n) => product(n).id));
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

describe('a sale', () => {
  const sale = {
    id: '1',
    name: { 'zh-CN': '', 'en-US': '' },
    description: { 'zh-CN': '', 'en-US': '' },
    startsAt: 100,
    endsAt: 200,
    opensAt: null,
    productIds: [],
  };
  it.each([
    [99, false],
    [100, true],
    [199, true],
    [200, false],
  ])('is running at %i: %s', (now, expected) => expect(isSaleRunning(sale, now)).toBe(expected));
});
