import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { MerchantReturn, OperatorRole } from '@vitrine/contract/admin';
import { expect, it, test } from 'vitest';
import { listMerchants } from '../../testing/fixtures/merchant.ts';
import { merchantReturn } from '../../testing/fixtures/return.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { fill, pressTwice } from '../../testing/screen-steps.ts';
import { type CallAnswers, problemResponse } from '../../testing/stub-calls.ts';
import { ReturnDrawer } from './ReturnDrawer.tsx';
import { Returns } from './Returns.tsx';

async function show(
  changes: Partial<MerchantReturn> = {},
  answers: CallAnswers = {},
  role: OperatorRole = 'owner',
) {
  const view = renderScreen(() => <ReturnDrawer id="71" onClose={() => undefined} />, {
    role,
    answers: {
      getMerchantReturn: { ...merchantReturn, ...changes },
      listReturnPhotos: [],
      ...answers,
    },
  });
  await screen.findByText('Too tight');
  return view;
}
/** A form is a dialog over the drawer, which is a dialog too. */
const findForm = async () => {
  await waitFor(() => expect(document.querySelector('.ant-modal form')).not.toBeNull());
  return document.querySelector('.ant-modal form') as HTMLFormElement;
};
const open = async (name: string) => {
  fireEvent.click(screen.getByText(name));
  return findForm();
};

it('lists returns by step for a merchant in Chinese, and opens one from the URL', async () => {
  const { findSent } = renderScreen(Returns, {
    ...{ path: '/returns', url: '/returns?status=picked-up&open=71' },
    ...{ role: 'merchant', language: 'zh-CN' },
    answers: {
      listMerchants,
      listMerchantReturns: { items: [merchantReturn], nextCursor: null },
      getMerchantReturn: merchantReturn,
      listReturnPhotos: [],
    },
  });
  expect(await screen.findByText('Too tight')).toBeInTheDocument();
  expect(screen.getAllByText('尺码或规格不合适')).toHaveLength(2);
  expect(screen.getByText('2026-11-21 上午')).toBeInTheDocument();
  expect(screen.getByText('记录验货')).toBeInTheDocument();
  expect(screen.queryByLabelText('商家')).toBeNull();
  expect(findSent('listMerchantReturns')[0]?.query).toMatchObject({ status: 'picked-up' });
});

it('records what came back once, with whether it can be sold again', async () => {
  const inspected = { ...merchantReturn, status: 'inspected', actions: ['refund'] };
  let shown: object = merchantReturn;
  const { findSent } = await show(
    {},
    {
      getMerchantReturn: () => shown,
      inspectReturn: () => {
        shown = { ...inspected, inspectionNote: 'A scratch' };
        return shown;
      },
    },
  );
  const form = await open('Record inspection');
  fireEvent.submit(form);
  expect(await screen.findByText('Required')).toBeInTheDocument();
  expect(findSent('inspectReturn')).toEqual([]);
  fill('Inspection', 'A scratch');
  fireEvent.click(within(form).getByLabelText(/It can be sold again/));
  fireEvent.submit(form);
  fireEvent.submit(form);
  expect(await screen.findByText('To refund')).toBeInTheDocument();
  expect(screen.getByText('Done')).toBeInTheDocument();
  expect(findSent('inspectReturn').map(({ params, body }) => [params.id, body])).toEqual([
    ['71', { note: 'A scratch', isSellable: false, deductions: [], shippingAmount: 0 }],
  ]);
  await waitFor(() => expect(findSent('getMerchantReturn')).toHaveLength(2));
});

it('keeps a part back only with a reason, refunds delivery, and adds up what goes back', async () => {
  const { findSent } = await show({}, { inspectReturn: merchantReturn });
  const form = await open('Record inspection');
  expect(within(form).getByText('Left of the delivery: ¥100.00')).toBeInTheDocument();
  fill('Inspection', 'A worn collar');
  fill('Deduction: Maison 38', '500.5');
  fill('Refund of delivery', '20');
  expect(await within(form).findByText('¥4,019.50')).toBeInTheDocument();
  fireEvent.submit(form);
  expect(await screen.findByText('Say why it is kept back')).toBeInTheDocument();
  expect(findSent('inspectReturn')).toEqual([]);
  fireEvent.mouseDown(within(form).getByLabelText('Why: Maison 38'));
  fireEvent.click(await screen.findByTitle('Signs of wear'));
  fill('In your words: Maison 38', 'Make-up');
  fireEvent.submit(form);
  await waitFor(() => expect(findSent('inspectReturn')).toHaveLength(1));
  expect(findSent('inspectReturn')[0]?.body).toEqual({
    ...{ note: 'A worn collar', isSellable: true, shippingAmount: 2_000 },
    deductions: [{ orderItemId: '301', amount: 50_050, reason: 'worn', note: 'Make-up' }],
  });
});

it('shows what was kept back and which delivery goes back', async () => {
  const items = merchantReturn.items.map((item) => ({
    ...item,
    deduction: { amount: 50_000, reason: 'missing-tags' as const, note: '' },
  }));
  await show({ items, refundAmount: 401_000, refundedShipping: 1_000 });
  for (const text of ['¥500.00 kept back: Tags are missing', '¥4,010.00', '¥10.00'])
    expect(screen.getByText(text)).toBeInTheDocument();
});

it('refuses a return only with a reason, and keeps one that the server refused', async () => {
  const { findSent } = await show(
    { status: 'requested', actions: ['approve', 'reject'] },
    { rejectReturn: () => problemResponse(400, 'bad-input', { reason: 'Say more' }) },
  );
  const form = await open('Refuse');
  fireEvent.submit(form);
  expect(await screen.findByText('Required')).toBeInTheDocument();
  fill('Why it was refused', 'Worn');
  fireEvent.submit(form);
  expect(await screen.findByText('Say more')).toBeInTheDocument();
  expect(screen.getByLabelText('Why it was refused')).toHaveValue('Worn');
  expect(findSent('rejectReturn').map(({ body }) => body)).toEqual([{ reason: 'Worn' }]);
});

test.each([
  ['Approve', { status: 'requested', actions: ['approve'] }, 'approveReturn'],
  ['Received', { status: 'scheduled', actions: ['receive'] }, 'receiveReturn'],
] as const)('takes the step %s once', async (name, changes, call) => {
  const { findSent } = await show(changes as never, { [call]: merchantReturn });
  pressTwice(screen.getByText(name));
  await screen.findByText('Done');
  expect(findSent(call)).toMatchObject([{ params: { id: '71' } }]);
});

it('refunds only after a question that names the amount', async () => {
  const { findSent } = await show(
    { status: 'inspected', actions: ['refund'] },
    { refundReturn: merchantReturn },
    'finance',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Refund' }));
  expect((await screen.findAllByText('Refund ¥4,500.00?'))[0]).toBeInTheDocument();
  expect(findSent('refundReturn')).toEqual([]);
  pressTwice(screen.getAllByRole('button', { name: 'Refund' }).at(-1) as HTMLElement);
  await waitFor(() => expect(findSent('refundReturn')).toHaveLength(1));
});

it('shows the return as it is after another operator was faster', async () => {
  let shown: object = { ...merchantReturn, status: 'requested', actions: ['approve'] };
  await show(
    {},
    {
      getMerchantReturn: () => shown,
      approveReturn: () => {
        shown = { ...merchantReturn, status: 'cancelled', actions: [] };
        return problemResponse(409, 'conflict');
      },
    },
  );
  fireEvent.click(screen.getByText('Approve'));
  expect(await screen.findByText('problem conflict')).toBeInTheDocument();
  expect(await screen.findByText('Cancelled')).toBeInTheDocument();
  expect(screen.queryByText('Approve')).toBeNull();
});

test.each<[OperatorRole, string[]]>([
  ['operations', ['Refuse', 'Refund']],
  ['merchant', ['Refuse']],
  ['finance', ['Refund']],
  ['support', []],
])('offers %s only what the role may do', async (role, names) => {
  await show({ status: 'inspected', actions: ['reject', 'refund'] }, {}, role);
  const shown = ['Refuse', 'Refund'].filter((name) => screen.queryByRole('button', { name }));
  expect(shown).toEqual(names);
});
