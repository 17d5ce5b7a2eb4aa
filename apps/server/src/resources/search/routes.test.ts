import { describe, expect, it } from 'vitest';
import { online, openCatalogueHarness } from '../../../test/support/catalogue-fixture.ts';

const get = openCatalogueHarness();

describe('search', () => {
  it('matches both languages and answers in the requested one', async () => {
    const coats = online.filter(({ name }) => name['zh-CN'].includes('大衣')).length;
    const keyword = encodeURIComponent('大衣');
    const { body } = await get(`/v1/search/products?keyword=${keyword}`, 'en-GB');
    expect(body.pagination.totalItems).toBe(coats);
    expect(body.items[0].shortDescription).toMatch(/coats$/);
    expect(body.hasNoResult).toBeUndefined();
  });

  it('lists all products without a keyword', async () => {
    const { body } = await get('/v2/search/products');
    expect(body.pagination.totalItems).toBe(online.length);
    expect(body.hasNoResult).toBe(false);
  });

  it('suggests other keywords when nothing is found', async () => {
    const { body } = await get('/v2/search/products?keyword=umbrella%20silk', 'en');
    expect(body).toMatchObject({ hasNoResult: true, items: [] });
    expect(body.recommends[0]).toBe('silk');
    expect(body.recommends.length).toBeGreaterThan(2);
  });

  it('distinguishes too strict filters from a keyword without matches', async () => {
    const { body } = await get('/v2/search/products?keyword=silk&price-min=99999', 'en');
    expect(body).toMatchObject({ hasNoResult: false, recommends: [], items: [] });
  });

  it('says what it searched instead of a slip', async () => {
    const { body } = await get('/v2/search/products?keyword=cashmire', 'en');
    expect(body).toMatchObject({ correctedKeyword: 'cashmere', hasNoResult: false });
    const typed = await get('/v2/search/products?keyword=cashmere', 'en');
    expect(typed.body.correctedKeyword).toBeNull();
    expect(body.pagination).toEqual(typed.body.pagination);
  });

  it('leads words for reduced products to their page', async () => {
    const { body } = await get(`/v2/search/products?keyword=${encodeURIComponent('特惠')}`);
    expect(body.redirect).toBe('/product/list?reduced=true');
    const suggestions = await get(`/v1/search/suggestions?keyword=${encodeURIComponent('特')}`);
    expect(suggestions.body[0]).toMatchObject({ type: 'page', id: '/product/list?reduced=true' });
  });

  it('suggests words for pinyin, and pictures of products', async () => {
    const { body } = await get('/v1/search/suggestions?keyword=yangrong&how-many=12');
    expect(body[0]).toMatchObject({ type: 'keyword', text: '羊绒' });
    const product = body.find(({ type }: { type: string }) => type === 'product');
    expect(product.images).toHaveLength(1);
  });

  it('suggests keywords, brands and products', async () => {
    const keyword = encodeURIComponent('羊绒');
    const { body } = await get(`/v1/search/suggestions?keyword=${keyword}&how-many=12`);
    expect(body).toHaveLength(12);
    expect(body[0]).toMatchObject({ type: 'keyword', text: expect.stringMatching(/^羊绒/) });
    expect(new Set(body.map(({ type }: { type: string }) => type))).toEqual(
      new Set(['keyword', 'brand', 'product']),
    );
  });
});
