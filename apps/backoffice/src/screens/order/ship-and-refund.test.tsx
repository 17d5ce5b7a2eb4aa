import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { MerchantOrderDetails, RefundSplit } from '@vitrine/contract/admin';
import { expect, it, test } from 'vitest';
import { order } from '../../testing/fixtures/merchant-order.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { fill, press, pressEnter, pressTwice } from '../../testing/screen-steps.ts';
import { type CallAnswers, problemResponse, type SentCall } from '../../testing/stub-calls.ts';
import { Order } from './Order.tsx';

const suggestCarriers = [
  { code: 'shunfeng', name: 'SF Express', isSuggested: true },
  { code: 'ems', name: 'EMS', isSuggested: false },
];
const [coat, scarf] = order.items;

const show = (changes: Partial<MerchantOrderDetails>, answers: CallAnswers) =>
  renderScreen(Order, {
    ...{ path: '/orders/:id', url: '/orders/31', role: 'operations' },
    answers: {
      getMerchantOrder: { ...order, ...changes },
      listMerchantOrders: { items: [], nextCursor: null },
      suggestCarriers,
      ...answers,
    },
  });

async function openShipping(
  answers: CallAnswers = {},
  changes: Partial<MerchantOrderDetails> = { actions: ['ship'], status: 'packed' },
) {
  const view = show(changes, answers);
  await screen.findByRole('button', { name: 'Ship' });
  fireEvent.keyDown(document.body, { key: 's' });
  const dialog = within(await screen.findByRole('dialog'));
  return { ...view, dialog, confirm: dialog.getByRole('button', { name: 'Ship' }) };
}
const countOf = (item: string) => screen.getByLabelText(`Units in this parcel: ${item}`);

it('ships a part of the units, with the number as carriers write it', async () => {
  const { findSent, confirm } = await openShipping({ shipMerchantOrder: order });
  expect(countOf('Maison 38')).toHaveValue('2');
  expect(confirm).toBeDisabled();
  fill('Units in this parcel: Maison 38', '1');
  fill('Units in this parcel: Maison One', '0');
  fill('Tracking number', 'sf 1111-1111 ');
  expect(screen.getByLabelText('Tracking number')).toHaveValue('SF11111111');
  await waitFor(() => expect(confirm).toBeEnabled());
  pressTwice(confirm);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(findSent('shipMerchantOrder').map(({ params, body }) => [params.id, body])).toEqual([
    [
      '31',
      {
        ...{ carrier: 'shunfeng', trackingNumber: 'SF11111111' },
        items: [{ orderItemId: '301', quantity: 1 }],
      },
    ],
  ]);
  expect(findSent('suggestCarriers').map(({ query }) => query.number)).toEqual(['SF11111111']);
});

it('offers only the units that are not shipped yet, and refuses an empty parcel', async () => {
  const items = [
    { ...coat, shippedQuantity: 1, unshippedQuantity: 1 },
    { ...scarf, shippedQuantity: 1, unshippedQuantity: 0 },
  ] as MerchantOrderDetails['items'];
  const { confirm } = await openShipping({}, { actions: ['ship'], items });
  expect(countOf('Maison 38')).toHaveValue('1');
  expect(countOf('Maison One')).toBeDisabled();
  fill('Tracking number', 'SF11111111');
  await waitFor(() => expect(confirm).toBeEnabled());
  fill('Units in this parcel: Maison 38', '0');
  expect(await screen.findByText('Choose at least one unit')).toBeInTheDocument();
  expect(confirm).toBeDisabled();
});

it('sends by Enter, and keeps the number and the chosen carrier when it is refused', async () => {
  const { findSent, confirm } = await openShipping({
    shipMerchantOrder: () => problemResponse(503, 'unavailable'),
  });
  const field = screen.getByLabelText('Tracking number');
  pressEnter(field);
  fill('Tracking number', 'SF1');
  pressEnter(field);
  expect(findSent('shipMerchantOrder')).toEqual([]);
  fill('Tracking number', 'SF11111111');
  await waitFor(() => expect(confirm).toBeEnabled());
  fireEvent.mouseDown(screen.getByLabelText('Carrier'));
  fireEvent.click(await screen.findByTitle('EMS'));
  pressEnter(field);
  await screen.findByText('problem unavailable');
  expect(field).toHaveValue('SF11111111');
  expect(findSent('shipMerchantOrder').map(({ body }) => body)).toMatchObject([{ carrier: 'ems' }]);
});

it('waits for the carrier of a number that was scanned after another', async () => {
  const { findSent, confirm } = await openShipping({
    shipMerchantOrder: order,
    suggestCarriers: ({ query }: SentCall) =>
      query.number?.startsWith('SF')
        ? suggestCarriers
        : [{ ...suggestCarriers[1], isSuggested: true }],
  });
  fill('Tracking number', 'SF11111111');
  await waitFor(() => expect(confirm).toBeEnabled());
  fill('Tracking number', 'EA12345678CN');
  expect(confirm).toBeDisabled();
  pressEnter(screen.getByLabelText('Tracking number'));
  expect(findSent('shipMerchantOrder')).toEqual([]);
  await waitFor(() => expect(confirm).toBeEnabled());
  pressEnter(screen.getByLabelText('Tracking number'));
  await waitFor(() => expect(findSent('shipMerchantOrder')).toHaveLength(1));
  expect(findSent('shipMerchantOrder')[0]?.body).toMatchObject({ carrier: 'ems' });
});

const split = (quantity: number, total: number): RefundSplit => ({
  currency: 'CNY',
  lines: [
    {
      ...{ orderItemId: '301', quantity, fullAmount: quantity * 500_000 },
      ...{ discount: quantity * 50_000, amount: quantity * 450_000 },
      ...{ duty: 30_000, vat: 20_000, unshippedQuantity: quantity },
    },
  ],
  shipping: 0,
  total,
});

async function openRefund(answers: CallAnswers = {}, changes: Partial<MerchantOrderDetails> = {}) {
  const view = show(changes, {
    previewOrderRefund: ({ query }: SentCall) => {
      const quantity = Number(query.items?.split(':')[1]);
      return split(quantity, quantity * 450_000 + (query.shipping === 'true' ? 10_000 : 0));
    },
    refundMerchantOrder: order,
    ...answers,
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Refund' }));
  await screen.findByText('Choose the units to refund');
  return view;
}
const fillReason = async () => {
  fireEvent.mouseDown(screen.getByLabelText('Reason'));
  fireEvent.click(await screen.findByTitle('Damaged'));
  fill('Note', 'A torn seam');
};

it('shows how the refund is split before it is done, and sends the total that was shown', async () => {
  const { findSent } = await openRefund();
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Refund' })).toBeDisabled();
  fill('Units to refund: Maison 38', '1');
  await dialog.findByRole('button', { name: 'Refund ¥4,500' });
  for (const text of [
    '¥5,000',
    '¥500',
    'with duty ¥300 and VAT ¥200',
    '1 unit back to stock at once',
  ])
    expect(dialog.getByText(text)).toBeInTheDocument();
  fireEvent.click(dialog.getByLabelText('Refund the delivery too'));
  const confirm = await dialog.findByRole('button', { name: 'Refund ¥4,600' });
  fireEvent.click(confirm);
  await waitFor(() => expect(dialog.getAllByText('Required')).toHaveLength(2));
  expect(findSent('refundMerchantOrder')).toEqual([]);
  await fillReason();
  pressTwice(confirm);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(findSent('refundMerchantOrder').map(({ body }) => body)).toEqual([
    {
      items: [{ orderItemId: '301', quantity: 1 }],
      ...{ includesShipping: true, restocksShipped: false, total: 460_000 },
      ...{ reason: 'damaged', note: 'A torn seam' },
    },
  ]);
});

it('shows the new split and keeps the reason when the amount has changed meanwhile', async () => {
  let total = 900_000;
  const { findSent } = await openRefund({
    previewOrderRefund: () => split(2, total),
    refundMerchantOrder: () => {
      total = 850_000;
      return problemResponse(409, 'conflict');
    },
  });
  fill('Units to refund: Maison 38', '2');
  await fillReason();
  fireEvent.click(await screen.findByRole('button', { name: 'Refund ¥9,000' }));
  expect(await screen.findByText('problem conflict')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Refund ¥8,500' })).toBeEnabled();
  expect(screen.getByLabelText('Note')).toHaveValue('A torn seam');
  expect(findSent('refundMerchantOrder')).toHaveLength(1);
});

it('says why a split cannot be computed, and refunds nothing then', async () => {
  await openRefund({ previewOrderRefund: () => problemResponse(409, 'conflict') });
  fill('Units to refund: Maison 38', '1');
  expect(await screen.findByText('problem conflict')).toBeInTheDocument();
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Refund' })).toBeDisabled();
});

test.each([
  ['what was shipped can go back to stock', { shippedQuantity: 1 }, true],
  ['nothing was shipped', {}, false],
])('asks about stock only where %s', async (_, changes, isAsked) => {
  await openRefund({}, { items: [{ ...coat, ...changes }] as MerchantOrderDetails['items'] });
  expect(screen.queryByLabelText('Return shipped units to stock too') !== null).toBe(isAsked);
});

test.each([
  [
    'all of it is refunded or returned',
    { items: [{ ...coat, refundedQuantity: 1, returnedQuantity: 1 }] },
  ],
  ['it is cancelled', { status: 'cancelled' }],
])('offers no refund when %s', async (_, changes) => {
  show(changes as Partial<MerchantOrderDetails>, {});
  await screen.findByText('No refunds');
  expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
});

it('prints the papers of the order', async () => {
  const { findSent } = show({}, { createPackingSlip: { html: '<p>paper</p>' } });
  await screen.findByRole('button', { name: 'More' });
  press('More');
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Print customs papers' }));
  await screen.findByTitle('Print preview');
  fireEvent.click(screen.getByText('A4'));
  await waitFor(() => expect(findSent('createPackingSlip')).toHaveLength(2));
  expect(findSent('createPackingSlip').map(({ body }) => body)).toEqual([
    { document: 'customs', paper: 'a6' },
    { document: 'customs', paper: 'a4' },
  ]);
});
