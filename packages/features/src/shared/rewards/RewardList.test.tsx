import { screen } from '@testing-library/react';
import type { Reward } from '@vitrine/contract';
import { renderWithPlatform } from '@vitrine/ui/testing';
import { expect, test } from 'vitest';
import { RewardList } from './RewardList.tsx';

const reward = (more: Partial<Reward>): Reward => ({
  id: more.name ?? '',
  kind: 'gift',
  name: '',
  description: '',
  source: 'task',
  status: 'granted',
  receivedAt: '2026-11-20T17:00:00.000Z',
  promoCodes: [],
  ...more,
});

test('links a granted coupon to the coupons, and shows the status of everything else', () => {
  renderWithPlatform(
    <RewardList
      rewards={[
        reward({ name: '礼券 ¥300', kind: 'coupon' }),
        reward({ name: '护理包', status: 'to-ship' }),
        reward({ name: '丝巾', status: 'shipped' }),
        reward({ name: '迟来的券', kind: 'coupon', status: 'claimable' }),
      ]}
    />,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    '去使用 礼券 ¥300',
  ]);
  for (const status of ['待寄出', '已寄出', '待领取'])
    expect(screen.getByText(status)).toBeVisible();
  expect(screen.getAllByText('2026.11.21 获得')).toHaveLength(4);
});
