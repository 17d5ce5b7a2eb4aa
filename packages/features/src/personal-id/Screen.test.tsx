import { screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  bindToCheckout,
  selectBoundCheckoutId,
  setBackStepOnPidSaved,
  shopperEntered,
} from '@vitrine/state';
import { personalId } from '@vitrine/state/testing';
import { expect, test, vi } from 'vitest';
import { showScreen } from '../showing.tsx';
import { loadContext } from '../testing.ts';
import { screen } from './screen.ts';

const person = personalId('a', {
  clearanceStatus: 'failed',
  alertType: 'check-failed',
  frontImageId: 'front',
  backImageId: 'back',
});

async function showPerson(id: string, answers = {}) {
  const context = loadContext(
    {
      getPersonalId: async () => person,
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
  context.store.dispatch(shopperEntered('key'));
  return { ...context, ...(await showScreen(screen, context)) };
}

test('why customs did not take somebody stands above the form that puts it right', async () => {
  await showPerson('a');
  expect(await page.findByText('未通过')).toBeVisible();
  expect(page.getByText('姓名与证件号不一致')).toBeVisible();
  expect(await page.findByPlaceholderText('林**')).toBe(page.getByLabelText('姓名'));
});

test('somebody new begins empty', async () => {
  const { head } = await showPerson('new');
  expect(await page.findByLabelText('姓名')).toHaveAttribute('placeholder', '');
  expect(head.title).toBe('新增清关人');
});

const saveChanged = async () => {
  await page.findByPlaceholderText('林**');
  await userEvent.type(page.getByLabelText('姓名'), '林知夏');
  await userEvent.click(page.getByRole('button', { name: '保存' }));
};
const updatePersonalId = async () => person;

test('somebody who was put right leads back to the book', async () => {
  const { platform } = await showPerson('a', { updatePersonalId });
  const back = vi.spyOn(platform.navigation, 'back');
  await saveChanged();
  await waitFor(() => expect(back).toHaveBeenCalledExactlyOnceWith(1));
});

test('asked for by a checkout, they are who it is cleared for, and it is gone back to', async () => {
  const setCheckoutPersonalId = vi.fn(async () => ({}));
  const { store, platform } = await showPerson('a', { updatePersonalId, setCheckoutPersonalId });
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
