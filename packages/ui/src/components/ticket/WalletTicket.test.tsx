import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderWithPlatform } from '../../testing.tsx';
import { CouponTicket } from './CouponTicket.tsx';
import type { TicketCoupon, TicketLayout } from './ticket-coupon.ts';

afterEach(() => void vi.restoreAllMocks());

const NOW = Date.UTC(2026, 10, 20, 4);
const tenOff = { offerMoneyOff: { discountValue: 1_000, currencyCode: 'CNY', minValue: 0 } };
const tenPercent = {
  offerPercentOff: { discountPercentage: 10, currencyCode: 'CNY', minValue: 0 },
};
const freeDelivery = { offerPercentOffShipping: { currencyCode: 'CNY', minValue: 0 } };

const coupon: TicketCoupon = {
  ...{ name: 'Welcome', description: '', status: 'claimable', opensAt: null, isUsed: false },
  ...{ validFrom: '2026-11-01T00:00:00.000Z', validTo: '2026-12-31T16:00:00.000Z' },
  promoOffers: [tenOff, tenPercent, freeDelivery],
};

const show = (changes: Partial<TicketCoupon>, layout: TicketLayout, more: object = {}) =>
  renderWithPlatform(
    <CouponTicket coupon={{ ...coupon, ...changes }} {...{ layout, now: NOW }} {...more} />,
    { language: 'en-US' },
  );

test('lists ten yuan and ten percent off as two offers', () => {
  const warn = vi.spyOn(console, 'error').mockReturnValue();
  show({}, 'wallet');
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    '¥10Any amount',
    '10% offAny amount',
    'FreedeliveryAny amount',
  ]);
  expect(warn.mock.calls.flat().join()).not.toContain('same key');
});

test('a coupon without an offer is a wallet that is empty, not an error', () => {
  show({ promoOffers: [] }, 'single');
  expect(screen.getByRole('article', { name: 'Welcome' })).toHaveTextContent('Until');
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('a portrait ticket shows the scope of its coupon, or else its name', () => {
  const { unmount } = show({ description: 'Coats only' }, 'double');
  expect(screen.getByText('Coats only')).toBeInTheDocument();
  expect(screen.queryByText('Welcome')).toBeNull();
  unmount();
  show({}, 'double');
  expect(screen.getByText('Welcome')).toBeInTheDocument();
});

test.each([
  ['that opens today says at what hour of China', 'available', /From .*18:00/],
  ['that can be claimed says until when', 'claimable', /Until .*31/],
  ['that was claimed by others before its end says nothing', 'expired', /^(?!.*(?:From|Until))/],
] as const)('a coupon %s', (_, status, text) => {
  show({ status, opensAt: '2026-11-20T10:00:00.000Z' }, 'single');
  expect(screen.getByRole('article').textContent).toMatch(text);
});

test('tells a screen reader which coupon a button claims, and claims it by Return', async () => {
  const onClaim = vi.fn();
  show({}, 'triple', { onClaim });
  screen.getByRole('button', { name: 'Claim it Welcome' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(onClaim).toHaveBeenCalledOnce();
});

test('a coupon that is being claimed says that it is busy and keeps the focus', async () => {
  const onClaim = vi.fn();
  show({}, 'triple', { onClaim, busy: true });
  const button = screen.getByRole('button');
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(onClaim).not.toHaveBeenCalled();
});
