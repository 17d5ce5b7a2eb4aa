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
  shipping: undefined,
  goodwill: 0,
  shippingLeft: 15,
  hasShipped: false,
} as const;
const ONE = [{ orderItemId: '1', quantity: 1 }];

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
    let taken = { takenQuantity: 0, takenAmount: 0 };
    const amounts = [1, 2, 3].map(() => {
      const { total } = split([item('1', taken), item('2')], { requested: ONE });
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
    ['everything after it was sent, on request', { hasShipped: true, shipping: 15 }, 15],
    ['everything before it is sent, but for a part of it', { shipping: 5 }, 5],
    ['everything before it is sent, but without it', { shipping: 0 }, 0],
    ['one unit', { requested: ONE }, 0],
    ['one unit, on request', { requested: ONE, shipping: 15 }, 15],
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
  ])('refuses %s', (_, requested, problem) => {
    expect(splitRefund([item('1')], { ...ALL, requested })).toBe(problem);
  });

  it('refunds an amount without units, which then lacks where units go back', () => {
    const amount = split([item('1')], {
      requested: [{ orderItemId: '1', quantity: 0, amount: 30 }],
    });
    expect(amount).toMatchObject({ total: 30, lines: [{ quantity: 0, amount: 30, discount: 0 }] });
    const after = { takenAmount: 30 };
    expect(split([item('1', after)], { requested: ONE }).total).toBe(84);
    expect(split([item('1', after)], { shipping: 0 }).total).toBe(220);
  });

  it('refunds units for less than their share, and leaves the rest', () => {
    const requested = [{ orderItemId: '1', quantity: 1, amount: 50 }];
    const refund = split([item('1')], { requested });
    expect(refund.lines).toMatchObject([{ share: 84, amount: 50, fullAmount: 100, discount: 16 }]);
    const left = item('1', { takenQuantity: 2, takenAmount: 84 + 50 });
    expect(split([left], {}).lines).toMatchObject([{ share: 83, amount: 83 }]);
    expect(split([left], {}).left.total).toBe(116 + 15);
  });

  it('spreads goodwill over what is left of all items', () => {
    const items = [item('1'), item('2', { takenAmount: 125 })];
    const { lines, goodwill, total } = split(items, { requested: [], goodwill: 90 });
    expect([goodwill, total]).toEqual([90, 90]);
    expect(lines.map((line) => [line.item.id, line.quantity, line.amount, line.goodwill])).toEqual([
      ['1', 0, 0, 60],
      ['2', 0, 0, 30],
    ]);
  });

  test.each([
    ['the amount of an item', { requested: [{ orderItemId: '1', quantity: 0, amount: 151 }] }],
    ['the delivery', { shipping: 16 }],
    ['goodwill beside the items', { requested: [{ ...ONE[0], amount: 100 }], goodwill: 51 }],
    ['goodwill for everything', { goodwill: 1 }],
  ] as const)('refuses more than is left for %s', (_, options) => {
    const items = [item('1', { takenAmount: 100 })];
    const refund = splitRefund(items, { ...ALL, ...options } as Parameters<typeof splitRefund>[1]);
    expect(refund).toMatch(/^(amount|shipping|goodwill)-too-high$/);
  });

  it('refunds units of which nothing is left to pay back', () => {
    const paidBack = item('1', { takenAmount: 250 });
    expect(split([paidBack], { shippingLeft: 0 })).toMatchObject({
      total: 0,
      lines: [{ quantity: 3, amount: 0 }],
    });
  });

  it('refuses to refund what is refunded', () => {
    const done = item('1', { takenQuantity: 3, takenAmount: 250 });
    expect(splitRefund([done], { ...ALL, shippingLeft: 0 })).toBe('nothing-to-refund');
  });
});
