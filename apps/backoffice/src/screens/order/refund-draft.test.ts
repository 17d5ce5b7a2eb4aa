import { expect, test } from 'vitest';
import { order } from '../../testing/fixtures/merchant-order.ts';
import { createRefundDraft, toRefundQuery } from './refund-draft.ts';

const [coat, scarf] = order.items as [(typeof order.items)[0], (typeof order.items)[0]];
const empty = { units: {}, amounts: {}, shipping: null, goodwill: null };

test('chooses the only item that is left, unless there is a choice or something was sent', () => {
  expect(createRefundDraft(order).units).toEqual({});
  const left = { ...coat, refundedQuantity: 1 };
  const items = [left, { ...scarf, returnedQuantity: 1 }];
  expect(createRefundDraft({ items }).units).toEqual({ 301: 1 });
  expect(createRefundDraft({ items: [{ ...left, shippedQuantity: 1 }] }).units).toEqual({});
});

test.each([
  [{}, { items: '' }],
  [{ units: { 301: 2, 302: 0 } }, { items: '301:2' }],
  [{ units: { 301: 1 }, amounts: { 301: 5_000 } }, { items: '301:1:5000' }],
  [{ units: { 301: 1 }, amounts: { 301: 0 } }, { items: '301:1:0' }],
  [{ amounts: { 301: 5_000, 302: null } }, { items: '301:0:5000' }],
  [{ amounts: { 301: 0 } }, { items: '' }],
  [
    { shipping: 0, goodwill: 100 },
    { items: '', shippingAmount: '0', goodwill: '100' },
  ],
])('writes %j as the preview takes it', (changes, query) => {
  expect(toRefundQuery({ ...empty, ...changes })).toEqual(query);
});
