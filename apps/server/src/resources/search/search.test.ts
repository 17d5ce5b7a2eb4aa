import { describe, expect, it } from 'vitest';
import { catalogueShop, online } from '../../testing/catalogue-fixture.ts';

const get = catalogueShop();

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
