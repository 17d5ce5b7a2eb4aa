import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { OperatorRole, PrivacyRequest } from '@vitrine/contract/admin';
import { expect, it, test, vi } from 'vitest';
import { shopper } from '../../testing/fixtures/shopper.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { choose, press } from '../../testing/screen-steps.ts';
import { type CallAnswers, problemResponse } from '../../testing/stub-calls.ts';
import { Shopper } from './Shopper.tsx';
import { Shoppers } from './Shoppers.tsx';

const AT = '2026-11-23T02:00:00.000Z';
const request: PrivacyRequest = {
  ...{ id: '5', shopperId: '12', kind: 'erase', channel: 'mail', status: 'open' },
  ...{ receivedAt: AT, dueAt: '2026-12-14T15:59:59.000Z', isLate: true, closedAt: null },
};
const order = {
  id: '1001',
  number: '202611231001',
  placedAt: AT,
  grandTotal: 120_000,
  currency: 'EUR',
  isTest: true,
};

async function show(
  changes: Partial<typeof shopper> = {},
  answers: CallAnswers = {},
  role: OperatorRole = 'support',
) {
  const view = renderScreen(Shopper, {
    ...{ path: '/shoppers/:id', url: '/shoppers/12', role },
    answers: { getShopper: { ...shopper, ...changes }, ...answers },
  });
  await screen.findByText('138****0000');
  return view;
}
/** Gives a reason in the open dialog, twice. */
async function giveReason(reason: string) {
  await waitFor(() => expect(document.querySelector('.ant-modal form')).not.toBeNull());
  const form = document.querySelector('.ant-modal form') as HTMLFormElement;
  fireEvent.change(within(form).getByLabelText('Reason'), { target: { value: reason } });
  fireEvent.submit(form);
  fireEvent.submit(form);
}

it('shows orders in their currency, and notices of what was done to the account', async () => {
  await show({
    orders: [{ ...order, status: 'under-way' }],
    blocked: { at: AT, reason: 'Fraud' },
    coupons: [{ id: 'c', name: 'Ten off', validTo: AT, isUsed: true }],
    privacyRequests: [request],
  });
  for (const text of ['€1,200', 'Under way', 'Ten off', 'Used', 'Erase personal data', 'Late'])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByText(/^Blocked on .*: Fraud$/)).toBeInTheDocument();
  expect(screen.getByText('202611231001')).toHaveAttribute('href', '/orders?search=202611231001');
});

it('blocks with a reason once, and reads the shopper again', async () => {
  const { findSent } = await show({}, { blockShopper: { ...shopper } });
  press('Block');
  await giveReason('Chargebacks ');
  expect(await screen.findByText('Blocked, and logged out on all devices')).toBeInTheDocument();
  expect(findSent('blockShopper').map(({ body }) => body)).toEqual([{ reason: 'Chargebacks' }]);
  await waitFor(() => expect(findSent('getShopper')).toHaveLength(2));
});

it('lets a blocked shopper in again only after a question', async () => {
  const { findSent } = await show(
    { blocked: { at: AT, reason: 'Fraud' } },
    { unblockShopper: shopper },
  );
  press('Unblock');
  await screen.findAllByText('Let this shopper log in again?');
  expect(findSent('unblockShopper')).toEqual([]);
  fireEvent.click(screen.getAllByRole('button', { name: 'Unblock' }).at(-1) as HTMLElement);
  expect(await screen.findByText('Unblocked')).toBeInTheDocument();
});

it('lets a shopper pay without money only by who may change settings, after a question', async () => {
  await show();
  expect(screen.queryByRole('button', { name: 'Make a tester' })).toBeNull();
  cleanup();
  const { findSent } = await show({}, { markTester: { ...shopper, isTester: true } }, 'owner');
  press('Make a tester');
  await screen.findAllByText(/Let this shopper order without money/);
  expect(findSent('markTester')).toEqual([]);
  fireEvent.click(screen.getAllByRole('button', { name: 'Make a tester' }).at(-1) as HTMLElement);
  expect(await screen.findByText('Is a tester now')).toBeInTheDocument();
});

it('marks a tester and their test orders, and ends the testing', async () => {
  const orders = [{ ...order, status: 'under-way' as const }];
  const { findSent } = await show({ isTester: true, orders }, { unmarkTester: shopper }, 'owner');
  expect(screen.getByText('Tester')).toBeInTheDocument();
  expect(screen.getByText('Test')).toBeInTheDocument();
  press('End testing');
  expect(await screen.findByText('Is no tester any more')).toBeInTheDocument();
  expect(findSent('unmarkTester')).toHaveLength(1);
});

it('erases personal data only with a reason, and keeps the reason when it is refused', async () => {
  const { findSent } = await show(
    { privacyRequests: [request] },
    {
      eraseForPrivacyRequest: () =>
        problemResponse(409, 'conflict', { reason: 'An order is open' }),
    },
  );
  press('Erase');
  await screen.findByText(/Erase the personal data of shopper 12 for good/);
  await giveReason('abc');
  expect(findSent('eraseForPrivacyRequest')).toEqual([]);
  await giveReason('Asked by mail');
  expect(await screen.findByText('An order is open')).toBeInTheDocument();
  expect(screen.getByLabelText('Reason')).toHaveValue('Asked by mail');
  expect(findSent('eraseForPrivacyRequest')).toMatchObject([
    { params: { id: '5' }, body: { reason: 'Asked by mail' } },
  ]);
});

it('hands personal data over as a file, with a recorded reason', async () => {
  const saved = vi.fn((_: Blob) => 'blob:json');
  URL.createObjectURL = saved as typeof URL.createObjectURL;
  URL.revokeObjectURL = () => undefined;
  const { findSent } = await show(
    { privacyRequests: [{ ...request, kind: 'export', isLate: false }] },
    { exportForPrivacyRequest: { exportedAt: AT, sections: [{ name: 'orders', rows: [] }] } },
    'owner',
  );
  press('Export');
  await giveReason('Asked by phone');
  expect(await screen.findByText(/The data was downloaded/)).toBeInTheDocument();
  expect(await saved.mock.calls[0]?.[0].text()).toContain('"orders"');
  expect(findSent('exportForPrivacyRequest')).toHaveLength(1);
});

it('notes what a shopper asked for, by its channel', async () => {
  const { findSent } = await show({}, { createPrivacyRequest: request });
  press('Note a request');
  await screen.findByText('Empty for now');
  fireEvent.click(screen.getByText('Erase personal data'));
  await choose('Channel', 'Letter');
  fireEvent.submit(document.querySelector('.ant-modal form') as HTMLFormElement);
  expect(await screen.findByText('Request noted')).toBeInTheDocument();
  expect(findSent('createPrivacyRequest').map(({ body }) => body)).toEqual([
    { kind: 'erase', channel: 'letter' },
  ]);
});

test.each<[OperatorRole, string[]]>([
  ['support', ['Block', 'Note a request', 'Erase', 'Reject']],
  ['operations', ['Show personal data']],
  ['owner', ['Show personal data', 'Block', 'Note a request', 'Erase', 'Reject']],
])('offers %s only what the role may do', async (role, names) => {
  await show({ privacyRequests: [request] }, {}, role);
  const all = ['Show personal data', 'Block', 'Note a request', 'Erase', 'Reject'];
  expect(all.filter((name) => screen.queryByRole('button', { name }))).toEqual(names);
});

it('offers nothing for a shopper whose data was erased', async () => {
  await show({ erasedAt: AT }, {}, 'owner');
  expect(screen.getByText(/^Personal data was erased on/)).toBeInTheDocument();
  for (const name of ['Show personal data', 'Block', 'Note a request'])
    expect(screen.queryByText(name)).toBeNull();
});

it('finds shoppers by what they tell, keeps it in the URL, and lists none before', async () => {
  let isDown = true;
  const { findSent, history } = renderScreen(Shoppers, {
    ...{ path: '/shoppers', role: 'support', language: 'zh-CN' },
    answers: { findShoppers: () => (isDown ? problemResponse(500, 'internal') : [shopper]) },
  });
  expect(findSent('findShoppers')).toEqual([]);
  const field = screen.getByLabelText('手机号、邮箱、订单号或顾客编号');
  fireEvent.change(field, { target: { value: ' 13800000000 ' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(await screen.findByText('problem internal')).toBeInTheDocument();
  expect(history?.at(-1)).toBe('/shoppers?search=13800000000');
  isDown = false;
  press('重试');
  expect(await screen.findByText('12')).toHaveAttribute('href', '/shoppers/12');
  expect(findSent('findShoppers').map(({ query }) => query.search)).toEqual([
    ...['13800000000', '13800000000'],
  ]);
});

it('tells when no shopper was found', async () => {
  renderScreen(Shoppers, {
    ...{ path: '/shoppers', url: '/shoppers?search=x', role: 'support' },
    answers: { findShoppers: [] },
  });
  expect(await screen.findByText(/^No shopper was found/)).toBeInTheDocument();
});
