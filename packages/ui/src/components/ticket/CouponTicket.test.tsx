import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderWithPlatform } from '../../testing.tsx';
import { CouponTicket } from './CouponTicket.tsx';
import type { TicketCoupon } from './ticket-coupon.ts';

const NOW = Date.UTC(2026, 10, 20, 4);
const money = (discountValue: number) => ({
  offerMoneyOff: { discountValue, currencyCode: 'CNY', minValue: 800_000 },
});
const coupon = (more: Partial<TicketCoupon> = {}): TicketCoupon => ({
  name: '秋日全场礼券',
  description: '全场',
  status: 'claimable',
  opensAt: null,
  validFrom: '2026-11-01T00:00:00.000Z',
  validTo: '2026-12-31T16:00:00.000Z',
  isUsed: false,
  promoOffers: [money(80_000)],
  ...more,
});
const useAt = { route: 'list' } as const;

test('shows the amount, minimum spend, scope and end date', () => {
  renderWithPlatform(
    <CouponTicket coupon={coupon()} layout="single" now={NOW} onClaim={vi.fn()} />,
  );
  const ticket = screen.getByRole('article', { name: '秋日全场礼券' });
  for (const text of ['¥800', '满 ¥8,000', '全场', '至 2026.12.31']) {
    expect(ticket).toHaveTextContent(text);
  }
});

test('claims once and ignores presses while busy', async () => {
  const onClaim = vi.fn();
  const view = renderWithPlatform(
    <CouponTicket coupon={coupon()} layout="double" now={NOW} onClaim={onClaim} />,
  );
  await userEvent.click(screen.getByRole('button', { name: '立即抢 秋日全场礼券' }));
  expect(onClaim).toHaveBeenCalledTimes(1);
  view.rerender(
    <CouponTicket coupon={coupon()} layout="double" now={NOW} onClaim={onClaim} busy />,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onClaim).toHaveBeenCalledTimes(1);
});

test('is disabled while another coupon is being claimed', () => {
  renderWithPlatform(
    <CouponTicket coupon={coupon()} layout="triple" now={NOW} onClaim={vi.fn()} disabled />,
  );
  expect(screen.getByRole('button')).toBeDisabled();
});

test.each(['available', 'expired'] as const)('an %s coupon has no button', (status) => {
  renderWithPlatform(
    <CouponTicket coupon={coupon({ status })} layout="single" now={NOW} onClaim={vi.fn()} />,
  );
  expect(screen.queryByRole('button')).toBeNull();
});

test('a claimed coupon is stamped, links to where it can be used and cannot be claimed again', () => {
  renderWithPlatform(
    <CouponTicket
      coupon={coupon({ status: 'claimed' })}
      layout="single"
      now={NOW}
      onClaim={vi.fn()}
      useAt={useAt}
    />,
  );
  expect(screen.getByText('已领')).toBeInTheDocument();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/product/list');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a used coupon has no link', () => {
  renderWithPlatform(
    <CouponTicket
      coupon={coupon({ status: 'claimed', isUsed: true })}
      layout="single"
      now={NOW}
      useAt={useAt}
    />,
  );
  expect(screen.getByText('已使用')).toBeInTheDocument();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a wallet lists its offers above one button', () => {
  const offers = [money(20_000), money(30_000)];
  renderWithPlatform(
    <CouponTicket
      coupon={coupon({ promoOffers: offers })}
      layout="wallet"
      now={NOW}
      onClaim={vi.fn()}
    />,
  );
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    '¥200满 ¥8,000',
    '¥300满 ¥8,000',
  ]);
  expect(screen.getByRole('button')).toHaveTextContent('一键领取');
});
