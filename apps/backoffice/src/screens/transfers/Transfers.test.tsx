import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { fill, findDialog, press, toPage } from '../../testing/screen-steps.ts';
import { problemResponse, type SentCall } from '../../testing/stub-calls.ts';
import { Transfers } from './Transfers.tsx';

const settings = {
  ...{ isOn: true, accountHolder: 'Vitrine', bank: 'CMB', accountNumber: '6225', holdDays: 3 },
  ...{ note: { 'zh-CN': '', 'en-US': '' }, version: 4 },
};
const waiting = {
  id: '0190a5c2-4d8e-7c3a-9f1b-2d6e8a7b5c40',
  ...{ reference: 'T202611251001', status: 'pending', amount: 65_000, currency: 'CNY' },
  ...{ shopperId: '7', orderNumber: null, seen: null },
  createdAt: '2026-11-25T02:00:00.000Z',
  expiresAt: '2026-11-28T02:00:00.000Z',
};
const answers = { listTransfers: toPage(waiting), getTransferSettings: settings };

test('confirms what has arrived, and says what is due when the amount differs', async () => {
  const { findSent } = renderScreen(Transfers, {
    role: 'finance',
    answers: {
      ...answers,
      confirmTransfer: ({ body }: SentCall) =>
        (body as { amount: number }).amount === 65_000
          ? { ...waiting, status: 'paid' }
          : problemResponse(409, 'conflict'),
    },
  });
  await screen.findByText('T202611251001');
  press('Confirm');
  const dialog = await findDialog('Confirm the transfer T202611251001');
  fill('Amount that arrived', '600', dialog);
  fill('Arrived on', '2026-11-26', dialog);
  fill('Number at the bank', 'B1', dialog);
  press('Confirm', dialog);
  expect(await screen.findByText('problem conflict')).toBeVisible();
  fill('Amount that arrived', '650', dialog);
  press('Confirm', dialog);
  expect(await screen.findByText('Confirmed; the order is placed')).toBeVisible();
  expect(findSent('confirmTransfer').at(-1)).toMatchObject({
    params: { id: waiting.id },
    body: { amount: 65_000, transferredOn: '2026-11-26', reference: 'B1' },
  });
});

test('offers no confirmation of a transfer that was confirmed', async () => {
  const seen = { reference: 'B1', transferredOn: '2026-11-26', confirmedBy: 'Lin' };
  const confirmed = { ...seen, confirmedAt: '2026-11-26T02:00:00.000Z' };
  const paid = { ...waiting, status: 'paid', orderNumber: '202611261', seen: confirmed };
  renderScreen(Transfers, {
    ...{ role: 'finance', language: 'zh-CN' },
    answers: { ...answers, listTransfers: toPage(paid) },
  });
  expect(await screen.findByText('202611261')).toBeVisible();
  expect(screen.queryByText('确认到账')).toBeNull();
});

test('says that transfers are off, and switches them on with an account', async () => {
  const off = { ...settings, isOn: false, accountHolder: '', bank: '', accountNumber: '' };
  const { findSent } = renderScreen(Transfers, {
    role: 'finance',
    answers: { ...answers, getTransferSettings: off, changeTransferSettings: settings },
  });
  expect(await screen.findByText(/Bank transfers are off/)).toBeVisible();
  press('Account');
  const dialog = await findDialog('Account for transfers');
  fireEvent.click(within(dialog).getByRole('switch'));
  press('Save', dialog);
  expect(await within(dialog).findAllByText('Required')).not.toHaveLength(0);
  for (const label of ['Account holder', 'Bank', 'Account number']) fill(label, 'X', dialog);
  press('Save', dialog);
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(findSent('changeTransferSettings')[0]).toMatchObject({
    version: '"4"',
    body: { isOn: true, accountHolder: 'X', bank: 'X', accountNumber: 'X', holdDays: 3 },
  });
});

test('searches for a reference only when its part is long enough', async () => {
  const { findSent } = renderScreen(Transfers, { role: 'finance', answers });
  await screen.findByText('T202611251001');
  const search = screen.getByPlaceholderText('Reference that the shopper wrote');
  const user = userEvent.setup();
  await user.type(search, 'T20{Enter}');
  expect(await screen.findByText('Type at least 4 characters of the reference')).toBeVisible();
  await user.type(search, '2{Enter}');
  await waitFor(() =>
    expect(findSent('listTransfers').at(-1)).toMatchObject({ query: { search: 'T202' } }),
  );
  expect(findSent('listTransfers').some(({ query }) => query?.search === 'T20')).toBe(false);
});
