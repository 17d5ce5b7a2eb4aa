import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { listMerchants } from '../../testing/fixtures/merchant.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { Payouts } from './Payouts.tsx';

const payout = {
  id: '3',
  merchantId: '7',
  status: 'draft',
  currencyIsoCode: 'CNY',
  amount: 120_000,
  periodFrom: '2026-10-01',
  periodTo: '2026-10-31',
  reference: null,
  createdAt: '2026-11-01T00:00:00.000Z',
  createdBy: 'Zhou',
  approvedBy: null,
  canApprove: true,
  approvedAt: null,
  paidAt: null,
  cancelledAt: null,
  version: 2,
};
const answers = {
  listPayouts: { items: [payout], nextCursor: null },
  listMerchants,
  approvePayout: payout,
};

test('approves a payout after a question, from the version that was shown', async () => {
  const user = userEvent.setup();
  const { findSent } = renderScreen(Payouts, { answers });
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(findSent('approvePayout')).toEqual([]);
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(findSent('approvePayout')).toHaveLength(1));
  expect(findSent('approvePayout')[0]).toMatchObject({ params: { id: '3' }, version: '"2"' });
});

test('says why the operator may not approve a payout', async () => {
  const own = { ...payout, createdBy: 'Lin', canApprove: false };
  renderScreen(Payouts, {
    answers: { ...answers, listPayouts: { items: [own], nextCursor: null } },
  });
  expect(await screen.findByText('Another person has to approve it')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Approve' })).toBeDisabled();
});

test('shows staff of a merchant their payouts without actions', async () => {
  renderScreen(Payouts, { role: 'merchant', answers });
  expect(await screen.findByText('To approve')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'New payout' })).toBeNull();
  expect(screen.queryByLabelText('Merchant')).toBeNull();
});
