import { screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  bindToCheckout,
  selectBoundCheckoutId,
  setBackStepOnPidSaved,
  shopperSessionStarted,
} from '@vitrine/state';
import { personalId } from '@vitrine/state/testing';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../render-screen.tsx';
import { createLoadContext } from '../../../testing.ts';
import { screen } from './index.ts';

const savedId = personalId('a', {
  clearanceStatus: 'failed',
  alertType: 'check-failed',
  frontImageId: 'front',
  backImageId: 'back',
});

async function renderPersonalId(id: string, answers = {}) {
  const context = createLoadContext(
    {
      getPersonalId: async () => savedId,
      getClearanceStatus: async () => ({
        status: 'failed',
        reason: 'name-mismatch',
        message: '姓名与证件号不一致',
        verifyLevel: 'none',
        alertType: 'check-failed',
        checkedAt: null,
      }),
      ...answers,
    },
    { params: { id } },
  );
  context.store.dispatch(shopperSessionStarted('key'));
  return { ...context, ...(await renderScreen(screen, context)) };
}

test('shows above the form why customs have rejected the personal ID', async () => {
  await renderPersonalId('a');
  expect(await page.findByText('未通过')).toBeVisible();
  expect(page.getByText('姓名与证件号不一致')).toBeVisible();
  expect(await page.findByPlaceholderText('林**')).toBe(page.getByLabelText('姓名'));
});

test('starts empty for a new personal ID', async () => {
  const { head } = await renderPersonalId('new');
  expect(await page.findByLabelText('姓名')).toHaveAttribute('placeholder', '');
  expect(head.title).toBe('新增清关人');
});

const saveChanged = async () => {
  await page.findByPlaceholderText('林**');
  await userEvent.type(page.getByLabelText('姓名'), '林知夏');
  await userEvent.click(page.getByRole('button', { name: '保存' }));
};
const updatePersonalId = async () => savedId;

test('goes back to the list after saving', async () => {
  const { platform } = await renderPersonalId('a', { updatePersonalId });
  const back = vi.spyOn(platform.navigation, 'back');
  await saveChanged();
  await waitFor(() => expect(back).toHaveBeenCalledExactlyOnceWith(1));
});

test('uses the saved personal ID for the checkout and goes back to it', async () => {
  const setCheckoutPersonalId = vi.fn(async () => ({}));
  const { store, platform } = await renderPersonalId('a', {
    updatePersonalId,
    setCheckoutPersonalId,
  });
  const back = vi.spyOn(platform.navigation, 'back');
  store.dispatch(bindToCheckout('800001'));
  store.dispatch(setBackStepOnPidSaved(2));
  await saveChanged();
  await waitFor(() => expect(back).toHaveBeenCalledExactlyOnceWith(2));
  expect(setCheckoutPersonalId).toHaveBeenCalledWith({
    params: { id: '800001' },
    body: { personalIdId: 'a' },
  });
  expect(selectBoundCheckoutId(store.getState())).toBe('');
});
