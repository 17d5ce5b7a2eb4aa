import { expect, test } from 'vitest';
import { describeTicket, findNextStep } from './describe-ticket.ts';
import { messages } from './messages.ts';
import type { TicketCoupon } from './ticket-coupon.ts';

const NOW = Date.UTC(2026, 10, 20, 4);
const coupon = (more: Partial<TicketCoupon> = {}): TicketCoupon => ({
  name: '秋日全场礼券',
  description: '全场',
  status: 'claimed',
  opensAt: null,
  validFrom: '2026-11-01T00:00:00.000Z',
  validTo: '2026-12-31T16:00:00.000Z',
  isUsed: false,
  promoOffers: [{ offerMoneyOff: { discountValue: 80_000, currencyCode: 'CNY', minValue: 0 } }],
  ...more,
});
const describeCoupon = (more?: Partial<TicketCoupon>) =>
  describeTicket(coupon(more), 'single', messages['zh-CN'], { now: NOW, language: 'zh-CN' });

test('stamps a claimed coupon, and one that was used as ended', () => {
  expect(describeCoupon()).toMatchObject({ status: 'claimed', stamp: '已领' });
  expect(describeCoupon({ isUsed: true })).toMatchObject({ status: 'expired', stamp: '已用' });
  expect(describeCoupon({ status: 'claimable' }).stamp).toBeUndefined();
});

test('says what each offer takes off, and from which amount on', () => {
  expect(describeCoupon().rows).toEqual([
    { amount: { before: '¥', value: '800' }, condition: '不限金额' },
  ]);
});

test.each([
  ['claimable', false, 'claim'],
  ['claimed', false, 'use'],
  ['claimed', true, undefined],
  ['available', false, undefined],
  ['expired', false, undefined],
] as const)('a coupon that is %s, used: %s, leads to %s', (status, isUsed, step) => {
  expect(findNextStep({ status, isUsed })).toBe(step);
});
