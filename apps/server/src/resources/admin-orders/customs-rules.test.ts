import { describe, expect, it } from 'vitest';
import { type CustomsRecord, type DeclaredItem, findCustomsWarnings } from './customs-rules.ts';

const text = { 'zh-CN': '服装', 'en-US': 'Clothing' };
const complete: CustomsRecord = {
  hsCode: '620220',
  originCountry: 'IT',
  netWeight: 1_200,
  dutyRate: { categoryId: '1', name: text, duty: 80, vat: 130, source: text },
};
const item = (id: string, changes: Partial<DeclaredItem> = {}): DeclaredItem => ({
  id,
  productId: `p${id}`,
  quantity: 1,
  returned: 0,
  ...changes,
});
const order = { status: 'paid', isCleared: true } as const;

describe('findCustomsWarnings', () => {
  const records = new Map([
    ['p1', complete],
    ['p2', { ...complete, hsCode: null, netWeight: null }],
    ['p3', { ...complete, hsCode: null }],
  ]);

  it('names each gap with the items that have it', () => {
    expect(findCustomsWarnings(order, [item('1'), item('2'), item('3')], records)).toEqual([
      { gap: 'hs-code', orderItemIds: ['2', '3'] },
      { gap: 'net-weight', orderItemIds: ['2'] },
    ]);
  });

  it('names every gap of a product about which nothing is known', () => {
    const warnings = findCustomsWarnings(order, [item('9')], records);
    expect(warnings.map(({ gap }) => gap)).toEqual([
      'hs-code',
      'origin-country',
      'net-weight',
      'duty-rate',
    ]);
  });

  it('leaves out items that are refunded or go back', () => {
    const items = [item('2', { quantity: 2, returned: 2 })];
    expect(findCustomsWarnings(order, items, records)).toEqual([]);
  });

  it('warns neither of orders without clearance nor of those past it', () => {
    const items = [item('2')];
    expect(findCustomsWarnings({ ...order, isCleared: false }, items, records)).toEqual([]);
    for (const status of ['delivering', 'delivered', 'cancelled'] as const)
      expect(findCustomsWarnings({ ...order, status }, items, records)).toEqual([]);
  });
});
