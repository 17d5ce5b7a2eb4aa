import { describe, expect, it } from 'vitest';
import {
  hasSameParams,
  parsePageOptions,
  toPageParams,
} from '../../apps/mini/src/page/page-params.ts';

describe('the parameters of a mini-program page', () => {
  it.each([
    ['product', { productId: '10000001' }, { params: { id: '10000001' }, query: {} }],
    [
      'content',
      { id: 'spring', utmSource: 'wx' },
      { params: { id: 'spring' }, query: { utmSource: 'wx' } },
    ],
    ['list', { keyword: '%E5%A4%A7%E8%A1%A3' }, { params: {}, query: { keyword: '大衣' } }],
    ['list', { keyword: '大衣' }, { params: {}, query: { keyword: '大衣' } }],
    ['list', { keyword: '50% off' }, { params: {}, query: { keyword: '50% off' } }],
    ['home', { gender: 'men' }, { params: { gender: 'men' }, query: {} }],
    [
      'content',
      { scene: 'id%3Dspring%26utmTerm%3Ddoor' },
      { params: { id: 'spring' }, query: { utmTerm: 'door' } },
    ],
    ['content', { scene: 'id=spring', id: 'autumn' }, { params: { id: 'autumn' }, query: {} }],
    ['home', { scene: '-' }, { params: {}, query: {} }],
    ['home', { $taroTimestamp: 1, __key_: '2', gone: undefined }, { params: {}, query: {} }],
  ] as const)('%s with %j', (route, options, pageParams) => {
    expect(parsePageOptions(route, options)).toEqual(pageParams);
  });

  it('omits empty query values of a navigation target', () => {
    const target = { route: 'category', query: { tab: 'men', brand: undefined } } as const;
    expect(toPageParams(target)).toEqual({ params: {}, query: { tab: 'men' } });
  });

  it('are the same in any order', () => {
    const query = { a: '1', b: '2' };
    expect(hasSameParams({ params: {}, query }, { params: {}, query: { b: '2', a: '1' } })).toBe(
      true,
    );
    expect(hasSameParams({ params: {}, query }, { params: {}, query: { a: '1' } })).toBe(false);
    expect(
      hasSameParams({ params: { a: '1' }, query: {} }, { params: {}, query: { a: '1' } }),
    ).toBe(false);
  });
});
