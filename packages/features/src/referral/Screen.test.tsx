import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Api, ApiError } from '@vitrine/client';
import type { ReferralToken } from '@vitrine/contract';
import { setShop, shopperEntered } from '@vitrine/state';
import { act } from 'react';
import { expect, test } from 'vitest';
import { showScreen } from '../showing.tsx';
import { loadContext } from '../testing.ts';
import { screen } from './screen.ts';

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

async function showReferral(answers: Partial<Api> = {}) {
  const context = loadContext({
    getReferralToken: async () => token,
    getReferrals: async () => summary,
    ...answers,
  });
  context.store.dispatch(setShop({ invitation: { title: '请你来', imageKey: 'satin' } }));
  const shown = await showScreen(screen, context);
  await act(async () => void context.store.dispatch(shopperEntered('key')));
  return { ...context, ...shown };
}

test('the letter says what both sides get, and is sent as an address of its own', async () => {
  const { platform } = await showReferral();
  expect(page.getByRole('heading', { name: '请你来' })).toBeVisible();
  expect(page.getByText('好友得礼券 ¥500')).toBeVisible();
  expect(page.getByText('其首单签收后，您得礼券 ¥500')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '发送给好友' }));
  expect(platform.shared).toEqual([{ title: '请你来看看', path: '/invitation/BC7K-2M9P' }]);
});

test('a friend beside the shopper scans a code that opens the invitation', async () => {
  await showReferral();
  await userEvent.click(page.getByRole('button', { name: '出示小程序码' }));
  const code = page.getByRole('img', { name: '邀请的小程序码' });
  const { pathname, searchParams } = new URL(code.getAttribute('src') ?? '', 'http://shop');
  expect(pathname).toBe('/api/v1/messaging/mini-programs/qr-codes');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    page: '/account/invitation/index',
    scene: 'token=BC7K-2M9P',
  });
});

test('the code can be copied', async () => {
  const { platform } = await showReferral();
  await userEvent.click(page.getByRole('button', { name: '复制 邀请码' }));
  expect(platform.copied).toEqual(['BC7K-2M9P']);
  expect(page.getByText('邀请码已复制')).toBeVisible();
});

test('friends are told by what became of them', async () => {
  await showReferral();
  expect(page.getByRole('heading', { name: '已邀请 2 位' })).toBeVisible();
  expect(page.getByText('已得 ¥500')).toBeVisible();
  expect(page.getByText('2026.11.18 加入，礼已到账')).toBeVisible();
  expect(page.getByText('待完成')).toBeVisible();
});

test('between two programmes there is nothing to send, and what was earned stays', async () => {
  await showReferral({ getReferralToken: () => Promise.reject(new ApiError('not-found')) });
  expect(page.getByText('邀请暂未开放')).toBeVisible();
  expect(page.getByText('已得 ¥500')).toBeVisible();
  expect(page.queryByRole('button', { name: '发送给好友' })).toBeNull();
});
