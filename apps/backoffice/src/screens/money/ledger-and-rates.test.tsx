import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listMerchants } from '../../testing/fixtures/merchant.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { fill, press } from '../../testing/screen-steps.ts';
import { problemResponse } from '../../testing/stub-calls.ts';
import { Commissions } from './Commissions.tsx';
import { Ledger } from './Ledger.tsx';
import { SetRate } from './SetRate.tsx';

const AT = '2026-11-23T02:00:00.000Z';
const entry = {
  ...{ id: '1', at: AT, merchantId: '7', kind: 'refund', account: 'provider', amount: -45_000 },
  ...{ currencyIsoCode: 'CNY', source: 'refund:1', paymentId: null },
  ...{ orderId: '1001', orderNumber: '202611231001' },
};
const balance = { merchantId: '7', currencyIsoCode: 'EUR', balance: 120_000, unplanned: -5_000 };

it('shows what is owed in its currency and the entries of one payout', async () => {
  const { findSent } = renderScreen(Ledger, {
    ...{ path: '/money', url: '/money?payoutId=3', role: 'finance' },
    answers: {
      listMerchants,
      listMerchantBalances: [
        { ...balance, totals: {} },
        { ...balance, merchantId: null, currencyIsoCode: 'CNY', balance: 9_900, totals: {} },
      ],
      listLedgerEntries: {
        items: [
          entry,
          { ...entry, id: '2', merchantId: null, amount: 100, orderId: null, orderNumber: null },
        ],
        nextCursor: null,
      },
    },
  });
  for (const text of ['€1,200', '-€50', '¥99', '-¥450', '¥1', '202611231001'])
    expect(await screen.findByText(text)).toBeInTheDocument();
  press('Columns');
  fireEvent.click(await screen.findByLabelText('Source'));
  expect(await screen.findAllByText('Refund 1')).toHaveLength(2);
  expect(screen.getAllByText('Payments without an order')).toHaveLength(2);
  expect(screen.getAllByText('Payment provider')).toHaveLength(2);
  expect(findSent('listLedgerEntries')[0]?.query).toMatchObject({ payoutId: '3' });
});

it('shows staff of a merchant their own ledger in Chinese, without a choice of merchants', async () => {
  renderScreen(Ledger, {
    ...{ role: 'merchant', language: 'zh-CN' },
    answers: {
      listMerchants,
      listMerchantBalances: () => problemResponse(503, 'unavailable'),
      listLedgerEntries: { items: [entry], nextCursor: null },
    },
  });
  expect(await screen.findByText('-¥450')).toBeInTheDocument();
  // The balances fail on their own.
  expect(await screen.findByText('problem unavailable')).toBeInTheDocument();
  expect(screen.getAllByText('退款').length).toBeGreaterThan(0);
  expect(screen.queryByLabelText('商家')).toBeNull();
});

const rate = { id: '1', merchantId: null, rate: 1_550, validFrom: AT };

it('shows rates per cent, and lets a merchant set none', async () => {
  renderScreen(Commissions, {
    role: 'merchant',
    answers: { listMerchants, listCommissionRates: { items: [rate], nextCursor: null } },
  });
  expect(await screen.findByText('15.5')).toBeInTheDocument();
  expect(screen.getByText(/^Default/)).toBeInTheDocument();
  expect(screen.queryByText('Set rate')).toBeNull();
});

it('sends a rate in hundredths of a per cent from a time in China', async () => {
  const { findSent } = renderScreen(SetRate, {
    role: 'finance',
    answers: { listMerchants, createCommissionRate: rate },
  });
  press('Set rate');
  fill('Rate (%)', '15.55');
  const time = screen.getByLabelText('Valid from');
  fireEvent.mouseDown(time);
  fireEvent.change(time, { target: { value: '2026-12-01 08:00' } });
  fireEvent.click(await screen.findByText('OK'));
  fireEvent.submit(document.querySelector('.ant-modal form') as HTMLFormElement);
  expect(await screen.findByText('Rate set')).toBeInTheDocument();
  await waitFor(() =>
    expect(findSent('createCommissionRate').map(({ body }) => body)).toEqual([
      { merchantId: null, rate: 1_555, validFrom: '2026-12-01T00:00:00.000Z' },
    ]),
  );
});
