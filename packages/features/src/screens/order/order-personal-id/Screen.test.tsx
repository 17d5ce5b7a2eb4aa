import { screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@vitrine/client';
import { shopperSessionStarted } from '@vitrine/state';
import { personalId } from '@vitrine/state/testing';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../render-screen.tsx';
import { createLoadContext } from '../../../testing.ts';
import { screen } from './index.ts';

const lin = personalId('a');
const zhou = personalId('b', { maskedName: '周**' });
const attached = { personalId: null, isRequired: true, isImageRequired: false };

async function showOrderPersonalId(responses = {}, saved = [lin, zhou]) {
  const context = createLoadContext(
    {
      getOrderPersonalId: async () => attached,
      listPersonalIds: async () => saved,
      ...responses,
    },
    { params: { id: '9' } },
  );
  context.store.dispatch(shopperSessionStarted('key'));
  const view = await renderScreen(screen, context);
  return { back: vi.spyOn(view.platform.navigation, 'back'), ...view };
}

test('attaches a saved personal ID to the order and goes back', async () => {
  const setOrderPersonalId = vi.fn(async () => ({ ...attached, personalId: zhou }));
  const { back } = await showOrderPersonalId({ setOrderPersonalId });
  await userEvent.click(await page.findByRole('radio', { name: /周\*\*/ }));
  await userEvent.click(page.getByRole('button', { name: '用于这笔订单' }));
  await waitFor(() => expect(back).toHaveBeenCalledOnce());
  expect(setOrderPersonalId).toHaveBeenCalledWith({
    params: { id: '9' },
    body: { personalIdId: 'b' },
  });
});

test('shows an error and stays on the page', async () => {
  const conflictError = new ApiError('conflict', {
    status: 409,
    statusText: 'Conflict',
    headers: {},
    data: { error: { code: 'conflict', message: '这笔订单已经放行' } },
  });
  const { back } = await showOrderPersonalId({
    setOrderPersonalId: () => Promise.reject(conflictError),
  });
  await userEvent.click(await page.findByRole('button', { name: '用于这笔订单' }));
  expect(await page.findByText('这笔订单已经放行')).toBeVisible();
  expect(back).not.toHaveBeenCalled();
});

test('opens the form when no personal ID is saved', async () => {
  await showOrderPersonalId({}, []);
  expect(await page.findByLabelText('身份证号')).toBeVisible();
  expect(page.getByRole('button', { name: '保存并用于这笔订单' })).toBeVisible();
});

test('says so when the order needs no personal ID', async () => {
  await showOrderPersonalId({
    getOrderPersonalId: async () => ({ ...attached, isRequired: false }),
  });
  expect(await page.findByText('这笔订单不需要身份信息')).toBeVisible();
});
