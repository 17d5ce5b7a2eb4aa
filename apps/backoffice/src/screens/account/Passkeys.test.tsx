import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { stubPasskeys } from '../../testing/stub-passkeys.ts';
import { Passkeys } from './Passkeys.tsx';

const passkey = {
  id: '5',
  name: 'Office laptop',
  createdAt: '2026-11-20T02:00:00.000Z',
  lastUsedAt: null,
};
const creation = {
  rp: { id: 'shop.test', name: 'shop.test' },
  user: { id: 'Nw', name: 'lin@shop.test', displayName: 'Lin' },
  challenge: 'AAAA',
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 120_000,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
  attestation: 'none',
};
const needsConfirmation = () =>
  Response.json(
    { error: { code: 'forbidden', reason: 'confirmation-needed', message: 'Confirm' } },
    { status: 403 },
  );

afterEach(() => vi.unstubAllGlobals());

/** Answers the first call with a refusal, and the later ones as given. */
function failFirst(value: unknown) {
  let isFirst = true;
  return () => {
    if (!isFirst) return value;
    isFirst = false;
    return needsConfirmation();
  };
}

/** Dialogs share one id in tests, so their texts tell which is which. */
async function findConfirmation(): Promise<HTMLElement> {
  const title = await screen.findByText('Please confirm that it is you');
  return title.closest<HTMLElement>('[role=dialog]') ?? title;
}

async function addNamed(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Name'), name);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Continue' }));
}

test('lists passkeys and adds one by its name', async () => {
  stubPasskeys({});
  const { findSent } = renderScreen(Passkeys, {
    answers: { listPasskeys: [passkey], startAddingPasskey: creation, addPasskey: passkey },
  });
  expect(await screen.findByText('Office laptop')).toBeVisible();
  expect(screen.getByText(/Not used yet/)).toBeVisible();
  await addNamed(' Phone ');
  await waitFor(() => expect(findSent('addPasskey')).toHaveLength(1));
  expect(findSent('addPasskey')[0]?.body).toMatchObject({
    name: 'Phone',
    credential: { id: 'AQID', response: { transports: ['internal'] } },
  });
});

test('says at the name that the device has one already', async () => {
  const known = () => Promise.reject(new DOMException('', 'InvalidStateError'));
  stubPasskeys({ create: known });
  renderScreen(Passkeys, { answers: { listPasskeys: [], startAddingPasskey: creation } });
  await addNamed('Phone');
  expect(await screen.findByText(/has a passkey of yours already/)).toBeVisible();
});

test('removes a passkey after the password, when the log-in is long ago', async () => {
  const { findSent } = renderScreen(Passkeys, {
    answers: {
      listPasskeys: [passkey],
      removePasskey: failFirst({ done: true }),
      confirmSession: { done: true },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Office laptop' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  await userEvent.type(await screen.findByLabelText('Current password'), 'a quiet blue teapot');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(findSent('removePasskey')).toHaveLength(2));
  expect(findSent('confirmSession')[0]?.body).toEqual({ password: 'a quiet blue teapot' });
});

test('removes nothing when the operator does not confirm', async () => {
  const { findSent } = renderScreen(Passkeys, {
    answers: { listPasskeys: [passkey], removePasskey: needsConfirmation },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Office laptop' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  const dialog = await findConfirmation();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(dialog).not.toBeVisible());
  expect(findSent('removePasskey')).toHaveLength(1);
});

test('confirms with a code of the authenticator app', async () => {
  stubPasskeys({});
  const { findSent } = renderScreen(Passkeys, {
    answers: {
      listPasskeys: [],
      startAddingPasskey: failFirst(creation),
      confirmSession: { done: true },
      addPasskey: passkey,
    },
  });
  await addNamed('Phone');
  const dialog = await findConfirmation();
  await userEvent.click(within(dialog).getByText('By code'));
  await userEvent.type(within(dialog).getByLabelText('Code'), '123456');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(findSent('addPasskey')).toHaveLength(1));
  expect(findSent('confirmSession')[0]?.body).toEqual({ code: '123456' });
});
