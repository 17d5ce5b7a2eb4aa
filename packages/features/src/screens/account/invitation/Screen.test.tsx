import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Api, ApiError } from '@vitrine/client';
import { notFoundError } from '@vitrine/client/testing';
import { guestSessionStarted, shopperSessionStarted } from '@vitrine/state';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../render-screen.tsx';
import { createLoadContext } from '../../../testing.ts';
import { screen } from './index.ts';

async function renderInvitation(answers: Partial<Api>, isLoggedIn: boolean) {
  const getInvitation = async () => ({ friendReward: null });
  const context = createLoadContext(
    { getInvitation, ...answers },
    { params: { token: 'BC7K-2M9P' } },
  );
  const rendered = await renderScreen(screen, context);
  const session = isLoggedIn ? shopperSessionStarted('key') : guestSessionStarted();
  await act(async () => void context.store.dispatch(session));
  return { ...context, ...rendered };
}

const conflictError = (message: string) =>
  new ApiError('conflict', {
    status: 409,
    statusText: '',
    headers: {},
    data: { error: { code: 'conflict', message, requestId: 'r' } },
  });

test('a shopper accepts the invitation once and is shown the coupons', async () => {
  const acceptReferral = vi.fn(async () => ({ rewardIds: ['r'] }));
  const { head } = await renderInvitation({ acceptReferral }, true);
  await userEvent.dblClick(await page.findByRole('button', { name: '收下邀请' }));
  expect(acceptReferral).toHaveBeenCalledTimes(1);
  expect(acceptReferral).toHaveBeenCalledWith({ body: { token: 'BC7K-2M9P' } });
  expect(page.getByRole('link', { name: '看看礼券' })).toHaveAttribute('href', '/user/coupons');
  expect(head.noIndex).toBe(true);
});

test('accepts the invitation after a guest has logged in', async () => {
  const acceptReferral = vi.fn(async () => ({ rewardIds: ['r'] }));
  const { platform, store } = await renderInvitation({ acceptReferral }, false);
  await userEvent.click(await page.findByRole('button', { name: '登录并收下' }));
  expect(platform.destinations).toEqual([
    { route: 'login', query: { from: '/invitation/BC7K-2M9P' } },
  ]);
  expect(acceptReferral).not.toHaveBeenCalled();
  await act(async () => void store.dispatch(shopperSessionStarted('key')));
  expect(acceptReferral).toHaveBeenCalledTimes(1);
  expect(page.getByText('已收下')).toBeVisible();
});

test('shows an existing shopper why the invitation cannot be accepted', async () => {
  const acceptReferral = () => Promise.reject(conflictError('邀请仅限新客'));
  await renderInvitation({ acceptReferral }, true);
  await userEvent.click(await page.findByRole('button', { name: '收下邀请' }));
  expect(page.getByRole('alert')).toHaveTextContent('邀请仅限新客');
  expect(page.getByRole('link', { name: '先逛逛' })).toHaveAttribute('href', '/');
  expect(page.queryByRole('button')).toBeNull();
});

test('lets the shopper try again after a network error', async () => {
  const acceptReferral = () => Promise.reject(new ApiError('network'));
  await renderInvitation({ acceptReferral }, true);
  await userEvent.click(await page.findByRole('button', { name: '收下邀请' }));
  expect(page.getByRole('alert')).toHaveTextContent('没能收下，请检查网络后再试');
  expect(page.getByRole('button', { name: '收下邀请' })).toBeEnabled();
});

test('shows an invitation that does not exist as missing', async () => {
  const getInvitation = () => Promise.reject(notFoundError());
  await renderInvitation({ getInvitation }, false);
  expect(await page.findByText('没有找到')).toBeVisible();
  expect(page.queryByRole('button', { name: '登录并收下' })).toBeNull();
});
