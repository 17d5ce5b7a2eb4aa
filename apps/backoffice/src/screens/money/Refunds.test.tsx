import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listMerchants } from '../../testing/fixtures/merchant.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { Refunds } from './Refunds.tsx';

const refund = {
  id: '0190a5c2-4d8e-7c3a-9f1b-2d6e8a7b5c40',
  number: '0190a5c24d8e7c3a9f1b2d6e8a7b5c40',
  kind: 'items',
  status: 'failed',
  provider: 'alipay',
  amount: 65_000,
  currency: 'CNY',
  orderId: '1001',
  orderNumber: '202611251001',
  merchant: { id: '7', name: 'Maison' },
  merchantOrderId: '31',
  attempts: 3,
  requestedAt: '2026-11-25T02:00:00.000Z',
  doneAt: null,
};
const several = { ...refund, id: '0190a5c2-4d8e-7c3a-9f1b-2d6e8a7b5c41', merchant: null };
const shared = { ...several, merchantOrderId: null, orderNumber: '202611251002' };
const answers = {
  listRefunds: { items: [refund, shared], nextCursor: null },
  listMerchants,
};

test('shows refunds with their state, and leads to the order', async () => {
  renderScreen(Refunds, { answers });
  const link = await screen.findByText('202611251001');
  expect(link).toHaveAttribute('href', '/orders/31');
  expect(screen.getAllByText('Failed')[0]).toBeVisible();
  expect(screen.getAllByText('Alipay')[0]).toBeVisible();
  expect(screen.getAllByText('¥650')[0]).toBeVisible();
});

test('links no order of several merchants', async () => {
  renderScreen(Refunds, { answers });
  expect(await screen.findByText('202611251002')).not.toHaveAttribute('href');
  expect(screen.getByText('Several merchants')).toBeVisible();
});
