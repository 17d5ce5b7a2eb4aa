import { describe, expect, it, test } from 'vitest';
import { type RefundableItem, splitRefund } from './refund-rules.ts';

const item = (id: string, changes: Partial<RefundableItem> = {}): RefundableItem => ({
  id,
  productId: '1',
  variantId: '1',
  quantity: 3,
  price: 100,
  // A coupon of 50 leaves 250 for three units: 84, 83 and 83.
  amountPaid: 250,
  takenQuantity: 0,
  takenAmount: 0,
  unshippedQuantity: 3,
  ...changes,
});

const ALL = {
  requested: undefined,
  shippingLeft: 15,
  includesShipping: false,
  hasShipped: false,
} as const;

function split(
  items: readonly RefundableItem[],
  options: Partial<Parameters<typeof splitRefund>[1]>,
) {
  const refund = splitRefund(items, { ...ALL, ...options });
  if (typeof refund === 'string') throw new Error(refund);
  return refund;
}

describe('splitRefund', () => {
  it('gives each unit its share of the discount, so that single refunds add up to what was paid', () => {
    const one = [{ orderItemId: '1', quantity: 1 }];
    let taken = { takenQuantity: 0, takenAmount: 0 };
    const amounts = [1, 2, 3].map(() => {
      const { total } = split([item('1', taken), item('2')], { requested: one });
      taken = { takenQuantity: taken.takenQuantity + 1, takenAmount: taken.takenAmount + total };
      return total;
    });
    expect(amounts).toEqual([84, 83, 83]);
  });

  it('refunds the rest of an item when an earlier return was rounded', () => {
    const left = item('1', { takenQuantity: 2, takenAmount: 166 });
    expect(split([left], {}).lines[0]).toMatchObject({
      quantity: 1,
      amount: 84,
      fullAmount: 100,
      discount: 16,
    });
  });

  test.each([
    ['everything before it is sent', {}, 15],
    ['everything after it was sent', { hasShipped: true }, 0],
    ['everything after it was sent, on request', { hasShipped: true, includesShipping: true }, 15],
    ['one unit', { requested: [{ orderItemId: '1', quantity: 1 }] }, 0],
    [
      'one unit, on request',
      { requested: [{ orderItemId: '1', quantity: 1 }], includesShipping: true },
      15,
    ],
    ['everything, delivery being refunded before', { shippingLeft: 0 }, 0],
  ])('refunds delivery with %s', (_, options, shipping) => {
    expect(split([item('1')], options).shipping).toBe(shipping);
  });

  it('counts the units that go back to stock at once', () => {
    const items = [item('1', { unshippedQuantity: 1 }), item('2', { unshippedQuantity: 0 })];
    expect(split(items, {}).lines.map(({ unshippedQuantity }) => unshippedQuantity)).toEqual([
      1, 0,
    ]);
  });

  test.each([
    ['an unknown item', [{ orderItemId: '9', quantity: 1 }], 'too-many-items'],
    ['more than there is', [{ orderItemId: '1', quantity: 4 }], 'too-many-items'],
    [
      'more than there is in two lines',
      [
        { orderItemId: '1', quantity: 2 },
        { orderItemId: '1', quantity: 2 },
      ],
      'too-many-items',
    ],
  ])('refuses %s', (_, requested, problem) => {
    expect(splitRefund([item('1')], { ...ALL, requested })).toBe(problem);
  });

  it('refuses to refund what is refunded', () => {
    const done = item('1', { takenQuantity: 3, takenAmount: 250 });
    expect(splitRefund([done], { ...ALL, shippingLeft: 0 })).toBe('nothing-to-refund');
  });
});
