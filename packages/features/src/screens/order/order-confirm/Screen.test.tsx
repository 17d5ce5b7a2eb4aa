import { act, screen as page } from '@testing-library/react';
import { notFoundError } from '@vitrine/client/testing';
import type { PersonalId } from '@vitrine/contract';
import { makeStore, selectBag, selectBagCount, sessionStarted, setBagCount } from '@vitrine/state';
import { personalId } from '@vitrine/state/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../render-screen.tsx';
import { order } from '../../../shared/order/testing.ts';
import { CLEARANCE_POLL_MS } from '../../../shared/personal-id-form/useClearancePolling.ts';
import { createLoadContext } from '../../../testing.ts';
import { screen } from './index.ts';

afterEach(() => {
  vi.useRealTimers();
});

async function showConfirmation(attached: PersonalId | null, responses = {}, bagCount = 0) {
  const context = createLoadContext(
    {
      getOrder: async () => order({ number: '202611180427' }),
      getOrderPersonalId: async () => ({
        personalId: attached,
        isRequired: true,
        isImageRequired: false,
      }),
      ...responses,
    },
    { params: { id: '9' } },
  );
  context.store.dispatch(sessionStarted({ isGuest: false, bagId: 'bag' }));
  context.store.dispatch(setBagCount(bagCount));
  await renderScreen(screen, context);
  return context;
}

test('shows the order, where it is delivered and its personal ID', async () => {
  await showConfirmation(personalId('a', { clearanceStatus: 'passed' }));
  expect(await page.findByRole('heading', { name: '谢谢您，订单已收到' })).toBeVisible();
  expect(page.getByText('20261118 0427')).toBeVisible();
  expect(page.getByText('¥49,010')).toBeVisible();
  expect(page.getByText('以 林** 的名义清关')).toBeVisible();
  expect(page.getByRole('link', { name: '查看订单' })).toHaveAttribute('href', '/user/orders/9');
});

test('empties the badge of the bag, which the order has emptied', async () => {
  const getBag = vi.fn(async () => ({ ...selectBag(makeStore().getState()), id: 'bag' }));
  const { store } = await showConfirmation(null, { getBag }, 2);
  await vi.waitFor(() => expect(selectBagCount(store.getState())).toBe(0));
  expect(getBag).toHaveBeenCalledWith({ params: { id: 'bag' } }, expect.anything());
});

test('asks for a missing personal ID', async () => {
  await showConfirmation(null);
  expect(await page.findByText('海关还在等待您的身份信息')).toBeVisible();
  expect(page.getByRole('link', { name: '去补充' })).toHaveAttribute(
    'href',
    '/user/orders/9/personal-id',
  );
});

test('polls the clearance check until it fails, and shows why', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const getOrderClearanceStatus = vi.fn(async () => ({ status: 'checking', message: null }));
  await showConfirmation(personalId('a'), { getOrderClearanceStatus });
  expect(await page.findByText('核验中，通过后会自动清关')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(CLEARANCE_POLL_MS));
  expect(page.getByText('核验中，通过后会自动清关')).toBeVisible();
  const failedStatus = { status: 'failed', message: '姓名与身份证号不一致' };
  getOrderClearanceStatus.mockResolvedValue(failedStatus as never);
  await act(() => vi.advanceTimersByTimeAsync(CLEARANCE_POLL_MS));
  expect(page.getByText('海关还在等待您的身份信息')).toBeVisible();
  expect(page.getByText('姓名与身份证号不一致')).toBeVisible();
  const callCount = getOrderClearanceStatus.mock.calls.length;
  await act(() => vi.advanceTimersByTimeAsync(CLEARANCE_POLL_MS * 3));
  expect(getOrderClearanceStatus).toHaveBeenCalledTimes(callCount);
});

test('shows no personal ID note when the personal ID fails to load', async () => {
  await showConfirmation(null, { getOrderPersonalId: () => Promise.reject(notFoundError()) });
  expect(await page.findByText('20261118 0427')).toBeVisible();
  expect(page.queryByText('海关还在等待您的身份信息')).toBeNull();
});
