import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { BillDifference, ProviderBill } from '@vitrine/contract/admin';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { fill, press, pressTwice } from '../../testing/screen-steps.ts';
import { type CallAnswers, problemResponse } from '../../testing/stub-calls.ts';
import { Reconciliation } from './Reconciliation.tsx';

const bill: ProviderBill = {
  ...{ id: '4', provider: 'wechat', day: '2026-11-22', status: 'compared', attempts: 1 },
  ...{ lines: 9, paymentAmount: 770_000, refundAmount: null, openDifferences: 2, comparedAt: null },
};
const difference: BillDifference = {
  ...{ id: '8', provider: 'alipay', day: '2026-11-22', kind: 'payment', number: 'P-1' },
  orderNumber: '202611211001',
  ...{ reason: 'missing-there', amountHere: 65_000, amountThere: null, status: 'open' },
  ...{ explanation: null, explainedAt: null, version: 3 },
};
const show = (answers: CallAnswers = {}, options: object = {}) =>
  renderScreen(Reconciliation, {
    ...{ path: '/reconciliation', role: 'finance', ...options },
    answers: {
      listProviderBills: { items: [bill], nextCursor: null },
      listBillDifferences: { items: [difference], nextCursor: null },
      ...answers,
    },
  });
const submit = () => fireEvent.submit(document.querySelector('.ant-modal form') as HTMLFormElement);

it('shows bills and differences, and compares a bill again once', async () => {
  const { findSent } = show(
    { compareProviderBill: { ...bill, status: 'waiting' } },
    { url: '/reconciliation?status=open' },
  );
  for (const text of [
    '¥7,700',
    '2 differences',
    'P-1',
    '202611211001',
    'Missing on the bill',
    '¥650',
  ])
    expect(await screen.findByText(text)).toBeInTheDocument();
  expect(findSent('listBillDifferences')[0]?.query).toMatchObject({ status: 'open' });
  pressTwice(screen.getByText('Compare again'));
  expect(await screen.findByText(/will be compared again/)).toBeInTheDocument();
  expect(findSent('compareProviderBill')).toMatchObject([{ params: { id: '4' } }]);
  await waitFor(() => expect(findSent('listProviderBills')).toHaveLength(2));
});

it('explains a difference from the version that was shown, and keeps a refused text', async () => {
  let isStale = true;
  const { findSent } = show({
    explainBillDifference: () =>
      isStale
        ? problemResponse(412, 'precondition-failed')
        : { ...difference, status: 'explained', explanation: 'Paid twice' },
  });
  fireEvent.click(await screen.findByText('Explain'));
  await screen.findByLabelText('Explanation');
  submit();
  expect(await screen.findByText('Required')).toBeInTheDocument();
  fill('Explanation', 'Paid twice');
  submit();
  expect(await screen.findByText(/Another operator has just changed this/)).toBeVisible();
  expect(screen.getByLabelText('Explanation')).toHaveValue('Paid twice');
  expect(findSent('listBillDifferences')[1]?.query).toMatchObject({ from: '2026-11-22' });
  isStale = false;
  submit();
  expect(await screen.findByText('Difference explained')).toBeInTheDocument();
  expect(findSent('explainBillDifference')[0]).toMatchObject({
    ...{ params: { id: '8' }, version: '"3"', body: { explanation: 'Paid twice' } },
  });
});

it('is in Chinese, and each part can be loaded again on its own', async () => {
  let isDown = true;
  const { findSent } = show(
    {
      listProviderBills: () =>
        isDown ? problemResponse(500, 'internal') : { items: [], nextCursor: null },
      listBillDifferences: { items: [], nextCursor: null },
    },
    { language: 'zh-CN' },
  );
  expect(await screen.findByText('problem internal')).toBeInTheDocument();
  isDown = false;
  press('重试');
  await waitFor(() => expect(screen.queryByText('problem internal')).toBeNull());
  expect(findSent('listProviderBills')).toHaveLength(2);
  expect(findSent('listBillDifferences')).toHaveLength(1);
});
