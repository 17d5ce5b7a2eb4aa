import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrderStatistics, RewardOrder } from '@vitrine/contract';
import { expect, test, vi } from 'vitest';
import { renderInShop } from '../../../render-screen.tsx';
import { createLoadContext } from '../../../testing.ts';
import { Spending } from './Spending.tsx';

const gift = { kind: 'gift' as const, name: '护理包', description: '' };
type Tier = OrderStatistics['tiers'][number];
const tier = (more: Partial<Tier>): Tier => ({
  id: 't',
  amount: 2_000_000,
  isReached: false,
  reward: gift,
  rewardId: null,
  ...more,
});

function renderSpending(
  tiers: Tier[],
  claimedRewardIds: string[] = [],
  pendingId?: string,
  pendingAmount = 0,
) {
  const claim = vi.fn();
  const statistics: OrderStatistics = {
    orders: 6,
    amount: 1_500_000,
    pendingAmount,
    currencyCode: 'CNY',
    since: '2026-01-01T00:00:00.000Z',
    tiers,
  };
  const orders = claimedRewardIds.map((id) => ({ reward: { id } }) as RewardOrder);
  renderInShop(
    createLoadContext({}),
    <Spending statistics={statistics} orders={orders} actions={{ pendingId, claim } as never} />,
  );
  return claim;
}

const milestone = () => within(screen.getByRole('listitem'));

test('shows what was spent and in how many orders', () => {
  renderSpending([]);
  expect(screen.getByText(/^今年已计入 6 单，.*退货期结束后计入$/)).toBeVisible();
  expect(screen.getByText('累计 ¥15,000')).toBeVisible();
});

test('shows what will count when the return period ends', () => {
  renderSpending([], [], undefined, 320_000);
  expect(screen.getByText('另有 ¥3,200 待退货期结束后计入')).toBeVisible();
});

test('shows how much is missing to a milestone', () => {
  renderSpending([tier({ amount: 2_500_000 })]);
  expect(milestone().getByText('还差 ¥10,000')).toBeVisible();
  expect(milestone().queryByRole('button')).toBeNull();
});

test('claims the reward of a reached milestone', async () => {
  const claim = renderSpending([tier({ isReached: true, rewardId: 'r9' })]);
  await userEvent.click(milestone().getByRole('button', { name: '领取 护理包' }));
  expect(claim).toHaveBeenCalledExactlyOnceWith('r9', 'gift');
});

test.each([
  ['r9', '已领取'],
  [null, '已达到'],
])('a reached milestone with the claimed reward %s shows “%s”', (rewardId, text) => {
  renderSpending([tier({ isReached: true, rewardId })], ['r9']);
  expect(milestone().getByText(text)).toBeVisible();
  expect(milestone().queryByRole('button')).toBeNull();
});

test('ignores a press while the reward is being claimed', async () => {
  const claim = renderSpending([tier({ isReached: true, rewardId: 'r9' })], [], 'r9');
  await userEvent.click(milestone().getByRole('button'));
  expect(claim).not.toHaveBeenCalled();
});
