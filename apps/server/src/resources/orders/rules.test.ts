import { expect, it } from 'vitest';
import {
  canCancel,
  findNextStep,
  getOrderStatus,
  getReturnedStatus,
  isOrderClosed,
} from './rules.ts';

it.each([
  ['paid', true, 'accepted'],
  ['arrived', true, 'clearing'],
  ['arrived', false, 'out-for-delivery'],
  ['clearing', true, 'cleared'],
  ['identity-needed', true, 'cleared'],
  ['cleared', true, 'out-for-delivery'],
  ['delivered', true, undefined],
  ['signed', true, undefined],
  ['cancelled', true, undefined],
] as const)('after %s, with clearance %s, the next step is %s', (last, isCleared, next) => {
  expect(findNextStep(last, { isCleared })?.code).toBe(next);
});

it.each([
  [['paid', 'delivered'], 'paid'],
  [['delivering', 'clearing'], 'clearing'],
  [['cancelled', 'shipped'], 'shipped'],
  [['delivered', 'delivered'], 'delivered'],
  [['cancelled', 'cancelled'], 'cancelled'],
] as const)('shipments with the statuses %s give the order status %s', (shipments, status) => {
  expect(getOrderStatus(shipments)).toBe(status);
});

it.each([
  [['paid', 'accepted'], true],
  [['accepted', 'packed'], false],
  [['cancelled', 'accepted'], true],
  [['cancelled', 'packed'], false],
  [['cancelled'], false],
  [[], false],
] as const)(
  'an order with the shipment statuses %s can be cancelled: %s',
  (shipments, expected) => {
    expect(canCancel(shipments)).toBe(expected);
  },
);

it('closes an order when every shipment was confirmed or cancelled', () => {
  const confirmed = { status: 'delivered', delivery_confirmed_at: new Date(0) } as const;
  const delivered = { status: 'delivered', delivery_confirmed_at: null } as const;
  const cancelled = { status: 'cancelled', delivery_confirmed_at: null } as const;
  expect(isOrderClosed([confirmed, cancelled])).toBe(true);
  expect(isOrderClosed([confirmed, delivered])).toBe(false);
});

it.each([
  ['nothing goes back', [[1, 0, 0]], undefined],
  [
    'one of two items stays',
    [
      [1, 1, 1],
      [1, 0, 0],
    ],
    undefined,
  ],
  ['a part of the quantity stays', [[2, 1, 1]], undefined],
  [
    'everything goes back',
    [
      [2, 2, 1],
      [1, 1, 1],
    ],
    'returning',
  ],
  [
    'everything is refunded',
    [
      [2, 2, 2],
      [1, 1, 1],
    ],
    'returned',
  ],
  ['there are no items', [], undefined],
] as const)('when %s the returned status is right', (_, quantities, status) => {
  const items = quantities.map(([quantity, returned, refunded]) => ({
    quantity,
    returned,
    refunded,
  }));
  expect(getReturnedStatus(items)).toBe(status);
});
