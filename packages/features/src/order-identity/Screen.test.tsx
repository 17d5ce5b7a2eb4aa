import { screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@vitrine/client';
import { shopperEntered } from '@vitrine/state';
import { personalId } from '@vitrine/state/testing';
import { expect, test, vi } from 'vitest';
import { showScreen } from '../showing.tsx';
import { loadContext } from '../testing.ts';
import { screen } from './screen.ts';

const lin = personalId('a');
const zhou = personalId('b', { maskedName: '周**' });
const bound = { personalId: null, isRequired: true, isImageRequired: false };

async function showIdentity(answers = {}, people = [lin, zhou]) {
  const context = loadContext(
    {
      getOrderPersonalId: async () => bound,
      listPersonalIds: async () => people,
      ...answers,
    },
    { params: { id: '9' } },
  );
  context.store.dispatch(shopperEntered('key'));
  const shown = await showScreen(screen, context);
  return { back: vi.spyOn(shown.platform.navigation, 'back'), ...shown };
}

test('a person of the book is taken for the order, and one is led back', async () => {
  const setOrderPersonalId = vi.fn(async () => ({ ...bound, personalId: zhou }));
  const { back } = await showIdentity({ setOrderPersonalId });
  await userEvent.click(await page.findByRole('radio', { name: /周\*\*/ }));
  await userEvent.click(page.getByRole('button', { name: '用于这笔订单' }));
  await waitFor(() => expect(back).toHaveBeenCalledOnce());
  expect(setOrderPersonalId).toHaveBeenCalledWith({
    params: { id: '9' },
    body: { personalIdId: 'b' },
  });
});

test('a refusal is told, and nobody is led anywhere', async () => {
  const refused = new ApiError('conflict', {
    status: 409,
    statusText: 'Conflict',
    headers: {},
    data: { error: { code: 'conflict', message: '这笔订单已经放行' } },
  });
  const { back } = await showIdentity({ setOrderPersonalId: () => Promise.reject(refused) });
  await userEvent.click(await page.findByRole('button', { name: '用于这笔订单' }));
  expect(await page.findByText('这笔订单已经放行')).toBeVisible();
  expect(back).not.toHaveBeenCalled();
});

test('with an empty book the form stands there at once', async () => {
  await showIdentity({}, []);
  expect(await page.findByLabelText('身份证号')).toBeVisible();
  expect(page.getByRole('button', { name: '保存并用于这笔订单' })).toBeVisible();
});

test('an order that needs nobody says so', async () => {
  await showIdentity({ getOrderPersonalId: async () => ({ ...bound, isRequired: false }) });
  expect(await page.findByText('这笔订单不需要身份信息')).toBeVisible();
});
