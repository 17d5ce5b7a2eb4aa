import { describe, expect, it } from 'vitest';
import { isSamePlace, placeOf, placeOfTarget } from '../../apps/mini/src/page/place.ts';

describe('where a mini-program page was opened', () => {
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
  ] as const)('%s with %j', (route, options, place) => {
    expect(placeOf(route, options)).toEqual(place);
  });

  it('takes a tab to where it was sent, without what is empty', () => {
    const target = { route: 'category', query: { tab: 'men', brand: undefined } } as const;
    expect(placeOfTarget(target)).toEqual({ params: {}, query: { tab: 'men' } });
  });

  it('is the same whatever the order it is told in', () => {
    const query = { a: '1', b: '2' };
    expect(isSamePlace({ params: {}, query }, { params: {}, query: { b: '2', a: '1' } })).toBe(
      true,
    );
    expect(isSamePlace({ params: {}, query }, { params: {}, query: { a: '1' } })).toBe(false);
    expect(isSamePlace({ params: { a: '1' }, query: {} }, { params: {}, query: { a: '1' } })).toBe(
      false,
    );
  });
});
