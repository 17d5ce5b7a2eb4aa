import { describe, expect, it } from 'vitest';
import {
  online,
  openCatalogueHarness,
  product,
  rows,
} from '../../../test/support/catalogue-fixture.ts';
import { keepImageSize } from './rules.ts';

const get = openCatalogueHarness();

describe('rankings', () => {
  const leaf = product(30).categoryId;
  const sortSold = (products: typeof online) =>
    [...products]
      .filter(({ variants }) => variants.some(({ quantity }) => quantity > 0))
      .map(({ soldLastWeek }) => soldLastWeek)
      .sort((a, b) => b - a);
  const readSold = (products: { id: string }[]) =>
    products.map(({ id }) => rows.products.find((one) => one.id === id)?.soldLastWeek);

  it('of a requested category list its best sellers, best first', async () => {
    const { body } = await get(
      `/v1/marketing/rankings/categories?ids=${leaf}&include-products=true&how-many=3&image-size=480`,
    );
    expect(body).toHaveLength(1);
    const [ranked] = body;
    const inLeaf = online.filter(({ categoryId }) => categoryId === leaf);
    expect(ranked.id).toBe(leaf);
    expect(ranked.score).toBe(inLeaf.reduce((sum, { soldLastWeek }) => sum + soldLastWeek, 0));
    expect(readSold(ranked.products)).toEqual(sortSold(inLeaf).slice(0, 3));
    expect(ranked.products[0].images.map(({ size }: { size: number }) => size)).toEqual([480, 480]);
  });

  it('leave out products by default, and rank the leaf categories of a gender', async () => {
    const { body } = await get('/v1/marketing/rankings/categories?gender=kids&how-many=4');
    expect(body).toHaveLength(4);
    expect(body.every(({ gender }: { gender: string }) => gender === 'kids')).toBe(true);
    expect(body.every(({ products }: { products: unknown[] }) => products.length === 0)).toBe(true);
    const scores = body.map(({ score }: { score: number }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });

  it('ignore unknown ids', async () => {
    expect((await get('/v1/marketing/rankings/categories?ids=999')).body).toEqual([]);
    expect((await get('/v1/marketing/rankings/brands?ids=999')).body).toEqual([]);
    expect((await get('/v1/marketing/rankings/products?ids=999')).body).toEqual([]);
  });

  it('of brands and products are for women by default', async () => {
    const brands = (await get('/v1/marketing/rankings/brands?how-many=2&include-products=true'))
      .body;
    expect(brands).toHaveLength(2);
    expect(brands[0].products.every(({ gender }: { gender: string }) => gender === 'women')).toBe(
      true,
    );
    const { body } = await get('/v1/marketing/rankings/products?gender=men&how-many=7');
    expect(readSold(body)).toEqual(
      sortSold(online.filter(({ gender }) => gender === 'men')).slice(0, 7),
    );
  });

  it.each(['type=other', 'how-many=21', 'ids=x'])('refuse ?%s', async (query) => {
    expect((await get(`/v1/marketing/rankings/products?${query}`)).status).toBe(400);
  });
});

describe('keepImageSize', () => {
  const sizes = [240, 480, 800].map((size) => ({ url: String(size), size, order: 1 }));
  const summary = { images: sizes } as Parameters<typeof keepImageSize>[0];
  it.each([
    [undefined, [240, 480, 800]],
    [480, [480]],
    [300, [480]],
    [1600, [800]],
  ])('for size %s keeps the widths %j', (size, expected) => {
    expect(keepImageSize(summary, size).images.map((image) => image.size)).toEqual(expected);
  });
});
