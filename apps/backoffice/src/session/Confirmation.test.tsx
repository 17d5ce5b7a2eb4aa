import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiKeys } from '../screens/api-keys/ApiKeys.tsx';
import { renderScreen } from '../testing/renderScreen.tsx';
import { choose, fill, findDialog, press } from '../testing/screen-steps.ts';
import type { CallAnswers } from '../testing/stub-calls.ts';
import { stubPasskeys } from '../testing/stub-passkeys.ts';
import type { CurrentOperator } from './useOperator.ts';

const created = {
  id: '3',
  name: 'ERP',
  prefix: 'vk_live_ab',
  key: 'vk_live_ab_secret',
  permissions: ['orders:read'],
  allowed: ['orders:read'],
  merchantId: null,
  expiresAt: '2027-02-28T16:30:00.000Z',
  lastUsedAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  createdBy: { id: '1', name: 'Lin' },
};
const TITLE = 'Please confirm that it is you';

afterEach(() => vi.unstubAllGlobals());

/** Fills the form of a new key, whose call needs a fresh proof until one was given. */
async function createKey(answers: CallAnswers, operator: Partial<CurrentOperator> = {}) {
  let isConfirmed = false;
  const confirm = () => {
    isConfirmed = true;
    return { done: true };
  };
  const problem = { code: 'forbidden', reason: 'confirmation-needed', message: 'Confirm' };
  const view = renderScreen(ApiKeys, {
    operator,
    answers: {
      listApiKeys: [],
      listMerchants: { items: [], nextCursor: null },
      createApiKey: () =>
        isConfirmed ? created : Response.json({ error: problem }, { status: 403 }),
      confirmSession: confirm,
      confirmByPasskey: confirm,
      ...answers,
    },
  });
  press('New key');
  const form = await findDialog('New key');
  fill(/^Name/, 'ERP', form);
  await choose('Permissions', 'Read orders', form);
  press('New key', form);
  await screen.findByText(TITLE);
  return { ...view, form, dialog: await findDialog(TITLE) };
}

test('asks for a proof and repeats the call once it was given', async () => {
  const { dialog, findSent } = await createKey({});
  fill('Current password', 'a quiet blue teapot', dialog);
  press('Confirm', dialog);
  expect(await screen.findByText('vk_live_ab_secret')).toBeVisible();
  expect(findSent('confirmSession')[0]?.body).toEqual({ password: 'a quiet blue teapot' });
  const [first, second] = findSent('createApiKey');
  expect(second?.body).toEqual(first?.body);
  expect(findSent('createApiKey')).toHaveLength(2);
});

test('leaves the form as it was when the operator does not confirm', async () => {
  const { dialog, form, findSent } = await createKey({});
  press('Cancel', dialog);
  await waitFor(() => expect(dialog).not.toBeVisible());
  expect(within(form).getByLabelText(/^Name/)).toHaveValue('ERP');
  expect(form).toBeVisible();
  expect(screen.queryByText('Confirm')).toBeNull();
  expect(findSent('createApiKey')).toHaveLength(1);
});

test('says what is wrong with a proof and lets the operator try again', async () => {
  const { dialog } = await createKey({
    confirmSession: () =>
      Response.json({ error: { code: 'forbidden', message: 'Wrong password' } }, { status: 403 }),
  });
  fill('Current password', 'wrong', dialog);
  press('Confirm', dialog);
  expect(await within(dialog).findByText('Wrong password')).toBeVisible();
});

test('confirms by a passkey', async () => {
  stubPasskeys({});
  const request = {
    rpId: 'shop.test',
    challenge: 'AAAA',
    timeout: 120_000,
    allowCredentials: [],
    userVerification: 'required',
  };
  const { dialog, findSent } = await createKey(
    { startPasskeyConfirmation: request },
    { confirmsBy: ['password', 'passkey'] },
  );
  await userEvent.click(within(dialog).getByText('By passkey'));
  press('Confirm', dialog);
  expect(await screen.findByText('vk_live_ab_secret')).toBeVisible();
  expect(findSent('confirmByPasskey')[0]?.body).toMatchObject({ credential: { id: 'AQID' } });
});

test('tells an operator without a password here to log in again', async () => {
  const { dialog } = await createKey({}, { confirmsBy: [] });
  expect(within(dialog).getByText(/log in again with your company account/)).toBeVisible();
});
