import { act, screen as page } from '@testing-library/react';
import { notFound } from '@vitrine/client/testing';
import type { PersonalId } from '@vitrine/contract';
import { shopperEntered } from '@vitrine/state';
import { personalId } from '@vitrine/state/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { CLEARANCE_MS } from '../identity-form/useClearance.ts';
import { order } from '../order-parts/testing.ts';
import { showScreen } from '../showing.tsx';
import { loadContext } from '../testing.ts';
import { screen } from './screen.ts';

afterEach(() => {
  vi.useRealTimers();
});

async function showConfirmation(person: PersonalId | null, answers = {}) {
  const context = loadContext(
    {
      getOrder: async () => order({ number: '202611180427' }),
      getOrderPersonalId: async () => ({
        personalId: person,
        isRequired: true,
        isImageRequired: false,
      }),
      ...answers,
    },
    { params: { id: '9' } },
  );
  context.store.dispatch(shopperEntered('key'));
  await showScreen(screen, context);
}

test('whoever has paid is thanked, and told what was bought and where it goes', async () => {
  await showConfirmation(personalId('a', { clearanceStatus: 'passed' }));
  expect(await page.findByRole('heading', { name: '谢谢您，订单已收到' })).toBeVisible();
  expect(page.getByText('20261118 0427')).toBeVisible();
  expect(page.getByText('¥49,010')).toBeVisible();
  expect(page.getByText('以 林** 的名义清关')).toBeVisible();
  expect(page.getByRole('link', { name: '查看订单' })).toHaveAttribute('href', '/user/orders/9');
});

test('a person who is missing is asked for at once', async () => {
  await showConfirmation(null);
  expect(await page.findByText('海关还在等待您的身份信息')).toBeVisible();
  expect(page.getByRole('link', { name: '去补充' })).toHaveAttribute(
    'href',
    '/user/orders/9/personal-id',
  );
});

test('whoever waits for customs sees what they say, and why', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const getOrderClearanceStatus = vi.fn(async () => ({ status: 'checking', message: null }));
  await showConfirmation(personalId('a'), { getOrderClearanceStatus });
  expect(await page.findByText('核验中，通过后会自动清关')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(CLEARANCE_MS));
  expect(page.getByText('核验中，通过后会自动清关')).toBeVisible();
  const told = { status: 'failed', message: '姓名与身份证号不一致' };
  getOrderClearanceStatus.mockResolvedValue(told as never);
  await act(() => vi.advanceTimersByTimeAsync(CLEARANCE_MS));
  expect(page.getByText('海关还在等待您的身份信息')).toBeVisible();
  expect(page.getByText('姓名与身份证号不一致')).toBeVisible();
  const asked = getOrderClearanceStatus.mock.calls.length;
  await act(() => vi.advanceTimersByTimeAsync(CLEARANCE_MS * 3));
  expect(getOrderClearanceStatus).toHaveBeenCalledTimes(asked);
});

test('nothing is said of a person of whom nothing could be learnt', async () => {
  await showConfirmation(null, { getOrderPersonalId: () => Promise.reject(notFound()) });
  expect(await page.findByText('20261118 0427')).toBeVisible();
  expect(page.queryByText('海关还在等待您的身份信息')).toBeNull();
});
