import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Api } from '@vitrine/client';
import { notFoundError } from '@vitrine/client/testing';
import type { MyCampaign } from '@vitrine/contract';
import { setShopContent, shopperSessionStarted } from '@vitrine/state';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../render-screen.tsx';
import { createLoadContext } from '../../../testing.ts';
import { screen } from './index.ts';
import { getCampaignAction } from './rules.ts';

const NOW = '2026-11-21T00:00:00.000Z';
const campaign: MyCampaign = {
  id: 'together',
  name: '早春同行',
  description: '请三位好友助力',
  startsAt: NOW,
  endsAt: NOW,
  status: 'running',
  enrollment: { campaignId: 'together', isEnrolled: false, enrolledAt: null },
  share: null,
  reward: { kind: 'coupon', name: '¥500 礼券', description: '' },
};
const sharing = (...names: string[]): MyCampaign => ({
  ...campaign,
  enrollment: { ...campaign.enrollment, isEnrolled: true, enrolledAt: NOW },
  share: {
    shareId: 's',
    path: '/gamification?share=s',
    boosts: names.length,
    boostsNeeded: 2,
    boosters: names.map((name) => ({ name, boostedAt: NOW })),
    isComplete: names.length === 2,
  },
});

async function renderCampaign(answers: Partial<Api>, query: Record<string, string> = {}) {
  const context = createLoadContext(
    {
      listMyTaskGroups: async () => [],
      getMyOrderStatistics: async () => ({ tiers: [] }) as never,
      listMyRewardOrders: async () => [],
      getMyCampaign: () => Promise.reject(notFoundError()),
      ...answers,
    },
    { query },
  );
  context.store.dispatch(setShopContent({ campaign: 'together' }));
  const { platform } = await renderScreen(screen, context);
  await act(async () => void context.store.dispatch(shopperSessionStarted('key')));
  return platform;
}

test.each<[string, Partial<MyCampaign>]>([
  ['take-part', {}],
  ['upcoming', { status: 'upcoming' }],
  ['over', { status: 'ended' }],
  ['gather', sharing()],
  ['over', { ...sharing('林*'), status: 'ended' }],
  ['complete', sharing('林*', '周**')],
  ['complete', { ...sharing('林*', '周**'), status: 'ended' }],
])('finds the next step of a campaign: %s', (expected, more) => {
  expect(getCampaignAction({ ...campaign, ...more })).toBe(expected);
});

test('helps with the campaign when the link belongs to no task', async () => {
  const boostCampaign = vi.fn(async () => ({ shareId: 't' }) as never);
  const boostActivity = () => Promise.reject(notFoundError());
  await renderCampaign({ boostActivity, boostCampaign }, { share: 't' });
  await userEvent.click(page.getByRole('button', { name: '为 TA 助力' }));
  expect(boostCampaign).toHaveBeenCalledWith({ body: { shareId: 't' } });
  expect(page.getByText('已助力，谢谢您')).toBeVisible();
});

test('a shopper takes part in a campaign and asks friends for help', async () => {
  let current: MyCampaign = campaign;
  const enrol = vi.fn(async () => {
    current = { ...sharing(), share: null };
    return current.enrollment;
  });
  const shareCampaign = vi.fn(async () => {
    current = sharing('林*');
    return current.share as never;
  });
  const platform = await renderCampaign({
    getMyCampaign: async () => current,
    enrol,
    shareCampaign,
  });
  await userEvent.click(page.getByRole('button', { name: '我要参加' }));
  expect(enrol).toHaveBeenCalledWith({ params: { id: 'together' } });
  await userEvent.click(page.getByRole('button', { name: '请好友助力' }));
  expect(shareCampaign).toHaveBeenCalledWith({ body: { campaignId: 'together' } });
  expect(platform.shared).toEqual([{ title: '早春同行', path: '/gamification?share=s' }]);
  expect(page.getByText('已有 1 位好友助力，共需 2 位')).toBeVisible();
  expect(page.getByRole('list', { name: '助力的好友' })).toHaveTextContent('林*待助力');
});

test('links a complete campaign to the coupons', async () => {
  await renderCampaign({ getMyCampaign: async () => sharing('林*', '周**') });
  expect(page.getByText('好友已集齐，¥500 礼券已放入您的礼券')).toBeVisible();
  expect(page.getByRole('link', { name: '去查看' })).toHaveAttribute('href', '/user/coupons');
});

test('shows the tasks when the campaign cannot be loaded', async () => {
  await renderCampaign({});
  expect(page.queryByText('早春同行')).toBeNull();
  expect(page.getByRole('heading', { name: '我的奖励' })).toBeVisible();
});
