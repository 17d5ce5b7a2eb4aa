import type { BagNotice } from '@vitrine/contract';
import { describe, expect, it } from 'vitest';
import { createBagItemRecord } from '../../../test/support/bag-item-fixture.ts';
import type { BagItemRecord } from './queries.ts';
import { countAvailable, isOrderable, listNotices } from './rules.ts';

describe('countAvailable', () => {
  it.each([
    ['is the stock', 3, 0, true, 3],
    ['is at most the limit per item', 40, 0, true, 5],
    ['is the stock less reservations of others', 3, 2, true, 1],
    ['is 0 when everything is reserved', 2, 2, true, 0],
    ['is 0 when more is reserved than in stock', 1, 2, true, 0],
    ['is 0 for a deleted size', null, 0, true, 0],
    ['is 0 for an offline product', 3, 0, false, 0],
  ])('%s', (_, stock, reserved, is_online, expected) => {
    expect(countAvailable({ stock, reserved, is_online })).toBe(expected);
  });
});

describe('listNotices', () => {
  it.each<[string, Partial<BagItemRecord>, BagNotice[]]>([
    ['reports nothing for an unchanged item', {}, []],
    ['reports only that a deleted size is gone', { stock: null, price_incl_taxes: null }, ['gone']],
    ['reports an offline product as gone', { is_online: false, stock: 0 }, ['gone']],
    [
      'reports a sold-out size without its price change',
      { stock: 0, price_incl_taxes: '1' },
      ['sold-out'],
    ],
    ['reports sold out when others reserved the rest', { stock: 2, reserved: 2 }, ['sold-out']],
    ['reports that fewer are left', { quantity: 3, stock: 2 }, ['fewer-left']],
    ['reports the last item', { stock: 1 }, ['last-piece']],
    ['reports a higher price', { price_incl_taxes: '500001' }, ['price-up']],
    ['reports a lower price', { price_incl_taxes: '499999' }, ['price-down']],
    [
      'reports the last item with a lower price',
      { stock: 1, price_incl_taxes: '1' },
      ['last-piece', 'price-down'],
    ],
  ])('%s', (_, more, expected) => {
    expect(listNotices(createBagItemRecord('1', more))).toEqual(expected);
  });

  it('isOrderable while there is enough stock', () => {
    expect(isOrderable(createBagItemRecord('1', { quantity: 2, stock: 2 }))).toBe(true);
    expect(isOrderable(createBagItemRecord('1', { quantity: 3, stock: 2 }))).toBe(false);
  });
});
