import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Api, ApiError } from '@vitrine/client';
import type { ReferralToken } from '@vitrine/contract';
import { setShopContent, shopperSessionStarted } from '@vitrine/state';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../render-screen.tsx';
import { createLoadContext } from '../../../testing.ts';
import { screen } from './index.ts';

const preview = { kind: 'coupon' as const, name: '礼券 ¥500', description: '' };
const token: ReferralToken = {
  token: 'BC7K-2M9P',
  path: '/content/autumn-letter?referral=BC7K-2M9P',
  friendReward: preview,
  ownReward: preview,
  rewardsOn: 'first-order',
};
const summary = {
  friends: 2,
  rewarded: 1,
  earned: 50_000,
  referrals: [
    { id: '1', friend: '周*行', joinedAt: '2026-11-18T00:00:00.000Z', status: 'rewarded' as const },
    { id: '2', friend: '沈*', joinedAt: '2026-11-19T00:00:00.000Z', status: 'joined' as const },
  ],
};

async function renderReferral(answers: Partial<Api> = {}) {
  const context = createLoadContext({
    getReferralToken: async () => token,
    getReferrals: async () => summary,
    ...answers,
  });
  context.store.dispatch(setShopContent({ invitation: { title: '请你来', imageKey: 'satin' } }));
  const rendered = await renderScreen(screen, context);
  await act(async () => void context.store.dispatch(shopperSessionStarted('key')));
  return { ...context, ...rendered };
}

test('shows the rewards of both sides and shares the URL of the invitation', async () => {
  const { platform } = await renderReferral();
  expect(page.getByRole('heading', { name: '请你来' })).toBeVisible();
  expect(page.getByText('好友得礼券 ¥500')).toBeVisible();
  expect(page.getByText('其首单过退货期后，您得礼券 ¥500')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '发送给好友' }));
  expect(platform.shared).toEqual([{ title: '请你来看看', path: '/invitation/BC7K-2M9P' }]);
});

test('shows a scannable code that opens the invitation', async () => {
  await renderReferral();
  await userEvent.click(page.getByRole('button', { name: '出示小程序码' }));
  const code = page.getByRole('img', { name: '邀请的小程序码' });
  const { pathname, searchParams } = new URL(code.getAttribute('src') ?? '', 'http://shop');
  expect(pathname).toBe('/api/v1/messaging/mini-programs/qr-codes');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    page: '/account/invitation/index',
    scene: 'token=BC7K-2M9P',
  });
});

test('copies the invitation code', async () => {
  const { platform } = await renderReferral();
  await userEvent.click(page.getByRole('button', { name: '复制 邀请码' }));
  expect(platform.copied).toEqual(['BC7K-2M9P']);
  expect(page.getByText('邀请码已复制')).toBeVisible();
});

test('lists the invited friends with their state', async () => {
  await renderReferral();
  expect(page.getByRole('heading', { name: '已邀请 2 位' })).toBeVisible();
  expect(page.getByText('已得 ¥500')).toBeVisible();
  expect(page.getByText('2026.11.18 加入，礼已到账')).toBeVisible();
  expect(page.getByText('待完成')).toBeVisible();
});

test('shows the earned rewards but no invitation while no programme is running', async () => {
  await renderReferral({ getReferralToken: () => Promise.reject(new ApiError('not-found')) });
  expect(page.getByText('邀请暂未开放')).toBeVisible();
  expect(page.getByText('已得 ¥500')).toBeVisible();
  expect(page.queryByRole('button', { name: '发送给好友' })).toBeNull();
});

test.each([
  ['copied', '链接已复制，发给好友即可'],
  ['guided', '请用右上角菜单发给好友'],
] as const)('says what to do next after the invitation was %s', async (outcome, text) => {
  const { platform } = await renderReferral();
  vi.spyOn(platform.share, 'open').mockResolvedValue(outcome);
  await userEvent.click(page.getByRole('button', { name: '发送给好友' }));
  expect(await page.findByText(text)).toBeVisible();
});

test('encourages a shopper who has invited nobody yet', async () => {
  const none = { friends: 0, rewarded: 0, earned: 0, referrals: [] };
  await renderReferral({ getReferrals: async () => none });
  expect(page.getByRole('heading', { name: '已邀请 0 位' })).toBeVisible();
  expect(page.getByText('已得 ¥0')).toBeVisible();
  expect(page.getByText('还没有好友收下邀请')).toBeVisible();
});

test('says that the reward comes when a friend joins', async () => {
  const onJoining = { ...token, rewardsOn: 'joining' as const };
  await renderReferral({ getReferralToken: async () => onJoining });
  expect(page.getByText('好友加入后，您得礼券 ¥500')).toBeVisible();
});

test('promises nothing to a side without a reward', async () => {
  await renderReferral({ getReferralToken: async () => ({ ...token, ownReward: null }) });
  expect(page.getByText('好友得礼券 ¥500')).toBeVisible();
  expect(page.queryByText(/您得/)).toBeNull();
});

test('shows an error of the whole screen when the friends cannot be loaded', async () => {
  await renderReferral({ getReferrals: () => Promise.reject(new ApiError('network')) });
  expect(await page.findByText('没有网络连接')).toBeVisible();
  expect(page.queryByText('发送给好友')).toBeNull();
});

test('sends an English invitation from the English page', async () => {
  const context = createLoadContext(
    { getReferralToken: async () => token, getReferrals: async () => summary },
    { language: 'en-US' },
  );
  const { platform } = await renderScreen(screen, context);
  await act(async () => void context.store.dispatch(shopperSessionStarted('key')));
  expect(page.getByText('Joined 18 Nov 2026, reward received')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Send to a friend' }));
  expect(platform.shared).toEqual([{ title: 'Come and see', path: '/en/invitation/BC7K-2M9P' }]);
});
