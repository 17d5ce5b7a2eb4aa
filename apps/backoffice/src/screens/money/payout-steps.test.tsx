import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Payout } from '@vitrine/contract/admin';
import { expect, it } from 'vitest';
import { listMerchants } from '../../testing/fixtures/merchant.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { choose, fill, press, pressTwice } from '../../testing/screen-steps.ts';
import { type CallAnswers, problemResponse, type SentCall } from '../../testing/stub-calls.ts';
import { CreatePayout } from './CreatePayout.tsx';
import { Payouts } from './Payouts.tsx';

const payout: Payout = {
  ...{ id: '3', merchantId: '7', status: 'approved', currencyIsoCode: 'EUR', amount: 120_000 },
  ...{ periodFrom: '2026-10-01', periodTo: '2026-10-31', reference: null, createdBy: 'Zhou' },
  ...{ approvedBy: 'Lin', canApprove: true, createdAt: '2026-11-01T00:00:00.000Z' },
  ...{ approvedAt: null, paidAt: null, cancelledAt: null, version: 2 },
};
const show = (answers: CallAnswers, listed: object = payout) =>
  renderScreen(Payouts, {
    role: 'finance',
    answers: { listMerchants, listPayouts: { items: [listed], nextCursor: null }, ...answers },
  });
const form = () => document.querySelector('.ant-modal form') as HTMLFormElement;

it('enters a transfer from the newest version after a stale one, keeping the number', async () => {
  let version = 2;
  const { findSent } = show({
    listPayouts: () => ({ items: [{ ...payout, version }], nextCursor: null }),
    markPayoutPaid: (call: SentCall) => {
      const isStale = call.version === '"2"';
      version = 3;
      return isStale
        ? problemResponse(412, 'precondition-failed')
        : { ...payout, status: 'paid', version: 4 };
    },
  });
  expect(await screen.findByText('€1,200')).toBeInTheDocument();
  press('Enter transfer');
  await screen.findByLabelText('Number of the bank transfer');
  fireEvent.submit(form());
  expect(await screen.findByText('Required')).toBeInTheDocument();
  fill('Number of the bank transfer', 'B-1');
  fireEvent.submit(form());
  expect(await screen.findByText('problem precondition-failed')).toBeInTheDocument();
  expect(screen.getByLabelText('Number of the bank transfer')).toHaveValue('B-1');
  await waitFor(() => expect(findSent('listPayouts')).toHaveLength(2));
  fireEvent.submit(form());
  expect(await screen.findByText('Entered as paid')).toBeInTheDocument();
  const sent = findSent('markPayoutPaid').map((call) => [call.version, call.body]);
  expect(sent).toEqual([
    ['"2"', { reference: 'B-1' }],
    ['"3"', { reference: 'B-1' }],
  ]);
});

it('cancels only after a question whose two answers differ', async () => {
  const { findSent } = show({ cancelPayout: { ...payout, status: 'cancelled' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: 'Keep it' })).toBeInTheDocument();
  expect(findSent('cancelPayout')).toEqual([]);
  pressTwice(screen.getByRole('button', { name: 'Cancel the payout' }));
  expect(await screen.findByText('Payout cancelled')).toBeInTheDocument();
  expect(findSent('cancelPayout')).toMatchObject([{ params: { id: '3' }, version: '"2"' }]);
});

it('offers no step of a payout that is paid, and leads to its entries', async () => {
  show({}, { ...payout, status: 'paid', reference: 'B-1' });
  const link = await screen.findByRole('link', { name: 'Entries' });
  expect(link).toHaveAttribute('href', '/money?payoutId=3');
  expect(screen.queryByText('Enter transfer')).toBeNull();
  expect(screen.queryByText('Cancel')).toBeNull();
});

it('drafts a payout up to a day, and shows what is wrong with it at its field', async () => {
  const { findSent } = renderScreen(CreatePayout, {
    role: 'finance',
    answers: {
      listMerchants,
      createPayout: () => problemResponse(409, 'conflict', { periodTo: 'No entries until then' }),
    },
  });
  press('New payout');
  await screen.findByLabelText('Up to and including');
  fireEvent.submit(form());
  await waitFor(() => expect(screen.getAllByText('Required')).toHaveLength(2));
  await choose('Merchant', 'Maison');
  fill('Up to and including', '2026-11-30');
  fireEvent.submit(form());
  expect(await screen.findByText('No entries until then')).toBeInTheDocument();
  expect(screen.getByLabelText('Up to and including')).toHaveValue('2026-11-30');
  expect(findSent('createPayout').map(({ body }) => body)).toEqual([
    { merchantId: '7', periodTo: '2026-11-30' },
  ]);
});
