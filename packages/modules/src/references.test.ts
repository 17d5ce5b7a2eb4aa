import { describe, expect, it } from 'vitest';
import { listReferences } from './references.ts';

const entry = (code: string, fields: object) => ({ id: 'a', code, fields });

describe('the references of an entry', () => {
  it.each([
    {
      name: 'links of pictures',
      given: entry('imageList', { images: [{}, { commonLink: { web: '/content/spring' } }] }),
      expected: [{ kind: 'link', field: 'images.1.commonLink.web', value: '/content/spring' }],
    },
    {
      name: 'the set and the end of a flash sale',
      given: entry('flashSale', { setId: '516', endTime: '2026-11-30T00:00:00Z' }),
      expected: [
        { kind: 'end', field: 'endTime', value: '2026-11-30T00:00:00Z' },
        { kind: 'set', field: 'setId', value: '516' },
      ],
    },
    {
      name: 'promotions',
      given: entry('coupon', { promotionIds: ['autumn', 'winter'] }),
      expected: [
        { kind: 'promotion', field: 'promotionIds.0', value: 'autumn' },
        { kind: 'promotion', field: 'promotionIds.1', value: 'winter' },
      ],
    },
    {
      name: 'products of an outfit',
      given: entry('outfit', { cells: [{ productIds: '1, 2' }] }),
      expected: [{ kind: 'product', field: 'cells.0.productIds', value: '1,2' }],
    },
    {
      name: 'the link of the heading, without a field for the web nothing',
      given: entry('text', { moduleTitle: { commonLink: { mp: '/pages/bag/index' } } }),
      expected: [],
    },
    { name: 'nothing of an unknown module', given: entry('nothing', {}), expected: [] },
  ])('are $name', ({ given, expected }) => {
    expect(listReferences(given)).toEqual(expected);
  });
});
