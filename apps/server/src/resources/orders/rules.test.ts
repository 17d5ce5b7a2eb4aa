import { expect, it } from 'vitest';
import {
  canCancel,
  canMeetEvent,
  findNextStep,
  getOrderStatus,
  getReturnedStatus,
  getShipmentRoute,
  isOrderClosed,
} from './rules.ts';

it.each([
  ['paid', 'abroad', 'CN', 'accepted'],
  ['shipped', 'abroad', 'CN', 'departed'],
  ['shipped', 'abroad', 'HK', 'departed'],
  ['shipped', 'bonded', 'CN', 'clearing'],
  ['shipped', 'bonded', 'HK', 'out-for-delivery'],
  ['shipped', 'domestic', 'CN', 'out-for-delivery'],
  ['arrived', 'abroad', 'CN', 'clearing'],
  ['arrived', 'abroad', 'HK', 'out-for-delivery'],
  ['clearing', 'abroad', 'CN', 'cleared'],
  ['identity-needed', 'bonded', 'CN', 'cleared'],
  ['cleared', 'bonded', 'CN', 'out-for-delivery'],
  ['delivered', 'abroad', 'CN', undefined],
  ['signed', 'abroad', 'CN', undefined],
  ['cancelled', 'abroad', 'CN', undefined],
] as const)(
  'after %s, sent %s to %s, the next step is %s',
  (last, ships_from, countryCode, next) => {
    const order = { is_personal_id_required: true, shipping_address: { countryCode } };
    expect(findNextStep(last, getShipmentRoute(order, { ships_from }))?.code).toBe(next);
  },
);

it('clears nothing of an order that was placed without customs', () => {
  const order = {
    is_personal_id_required: false,
    shipping_address: { countryCode: 'CN' },
  } as const;
  expect(getShipmentRoute(order, { ships_from: 'abroad' })).toEqual({
    isCleared: false,
    isFlown: true,
  });
});

it.each([
  ['clearing', 'domestic', false],
  ['identity-needed', 'domestic', false],
  ['cleared', 'domestic', false],
  ['out-for-delivery', 'domestic', true],
  ['clearing', 'bonded', true],
  ['cleared', 'abroad', true],
] as const)('%s of goods sent %s can happen: %s', (code, origin, expected) => {
  expect(canMeetEvent(code, origin)).toBe(expected);
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
