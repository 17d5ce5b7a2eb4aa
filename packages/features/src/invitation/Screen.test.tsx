import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Api, ApiError } from '@vitrine/client';
import { guestEntered, shopperEntered } from '@vitrine/state';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { showScreen } from '../showing.tsx';
import { loadContext } from '../testing.ts';
import { screen } from './screen.ts';

async function showInvitation(answers: Partial<Api>, isLoggedIn: boolean) {
  const context = loadContext(answers, { params: { token: 'BC7K-2M9P' } });
  const shown = await showScreen(screen, context);
  const enter = isLoggedIn ? shopperEntered('key') : guestEntered();
  await act(async () => void context.store.dispatch(enter));
  return { ...context, ...shown };
}

const refused = (message: string) =>
  new ApiError('conflict', {
    status: 409,
    statusText: '',
    headers: {},
    data: { error: { code: 'conflict', message, requestId: 'r' } },
  });

test('a shopper accepts with one tap, and is led to what it brought', async () => {
  const acceptReferral = vi.fn(async () => ({ rewardIds: ['r'] }));
  const { head } = await showInvitation({ acceptReferral }, true);
  await userEvent.dblClick(page.getByRole('button', { name: '收下邀请' }));
  expect(acceptReferral).toHaveBeenCalledTimes(1);
  expect(acceptReferral).toHaveBeenCalledWith({ body: { token: 'BC7K-2M9P' } });
  expect(page.getByRole('link', { name: '看看礼券' })).toHaveAttribute('href', '/user/coupons');
  expect(head.noIndex).toBe(true);
});

test('whoever logs in first has accepted it when they come back', async () => {
  const acceptReferral = vi.fn(async () => ({ rewardIds: ['r'] }));
  const { platform, store } = await showInvitation({ acceptReferral }, false);
  await userEvent.click(page.getByRole('button', { name: '登录并收下' }));
  expect(platform.visits).toEqual([{ route: 'login', query: { from: '/invitation/BC7K-2M9P' } }]);
  expect(acceptReferral).not.toHaveBeenCalled();
  await act(async () => void store.dispatch(shopperEntered('key')));
  expect(acceptReferral).toHaveBeenCalledTimes(1);
  expect(page.getByText('已收下')).toBeVisible();
});

test('who has been here for long is told why they cannot accept', async () => {
  const acceptReferral = () => Promise.reject(refused('邀请仅限新客'));
  await showInvitation({ acceptReferral }, true);
  await userEvent.click(page.getByRole('button', { name: '收下邀请' }));
  expect(page.getByRole('alert')).toHaveTextContent('邀请仅限新客');
  expect(page.getByRole('link', { name: '先逛逛' })).toHaveAttribute('href', '/');
  expect(page.queryByRole('button')).toBeNull();
});

test('what could not be asked may be asked again', async () => {
  const acceptReferral = () => Promise.reject(new ApiError('network'));
  await showInvitation({ acceptReferral }, true);
  await userEvent.click(page.getByRole('button', { name: '收下邀请' }));
  expect(page.getByRole('alert')).toHaveTextContent('没能收下，请检查网络后再试');
  expect(page.getByRole('button', { name: '收下邀请' })).toBeEnabled();
});
