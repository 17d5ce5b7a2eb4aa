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

const COAT = '301';

/** A preview as the server computes it: the share of the units, or the amount that was typed. */
function createSplit({ query }: SentCall): RefundSplit {
  const lines = (query.items ?? '')
    .split(',')
    .filter(Boolean)
    .map((text) => {
      const [orderItemId = '', units, typed] = text.split(':');
      const quantity = Number(units);
      const share = quantity * 450_000;
      return {
        ...{ orderItemId, quantity, share, fullAmount: quantity * 500_000 },
        ...{ discount: quantity * 50_000, amount: typed ? Number(typed) : share },
        ...{ duty: 30_000, vat: 20_000, unshippedQuantity: quantity },
      };
    });
  const shipping = Number(query.shippingAmount ?? 10_000);
  const goodwill = Number(query.goodwill ?? 0);
  return {
    ...{ currency: 'CNY', lines, shipping, goodwill },
    total: lines.reduce((sum, { amount }) => sum + amount, shipping + goodwill),
    left: {
      items: order.items.map(({ id, amountPaid }) => ({ orderItemId: id, amount: amountPaid })),
      ...{ shipping: 10_000, total: 1_300_000 },
    },
  };
}

async function openRefund(answers: CallAnswers = {}, changes: Partial<MerchantOrderDetails> = {}) {
  const view = show(changes, {
    previewOrderRefund: createSplit,
    refundMerchantOrder: order,
    ...answers,
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Refund' }));
  return { ...view, dialog: within(await screen.findByRole('dialog')) };
}
const fillReason = async () => {
  fireEvent.mouseDown(screen.getByLabelText('Reason'));
  fireEvent.click(await screen.findByTitle('Damaged'));
  fill('Note', 'A torn seam');
};

it('fills in what goes back, shows how it is composed, and sends the total that was shown', async () => {
  const { findSent, dialog } = await openRefund();
  fill('Units to refund: Maison 38', '1');
  const confirm = await dialog.findByRole('button', { name: 'Refund ¥4,600.00' });
  expect(dialog.getByLabelText('Amount: Maison 38')).toHaveValue('4500.00');
  expect(dialog.getByLabelText('Refund of delivery')).toHaveValue('100.00');
  for (const text of [
    'Price ¥5,000.00 · Share of discounts −¥500.00 · with duty ¥300.00 and VAT ¥200.00',
    'Goes back to the shopper by WeChat Pay',
    'Left: 2 units, ¥9,000.00',
    '¥8,400.00',
  ])
    expect(dialog.getByText(text)).toBeInTheDocument();
  await fillReason();
  pressTwice(confirm);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(findSent('refundMerchantOrder').map(({ body }) => body)).toEqual([
    {
      items: [{ orderItemId: COAT, quantity: 1 }],
      ...{ shippingAmount: 10_000, goodwill: 0, total: 460_000 },
      ...{ restocksUnshipped: true, restocksShipped: false },
      ...{ reason: 'damaged', note: 'A torn seam' },
    },
  ]);
});

it('refunds another amount, no delivery and no stock, without a reason', async () => {
  const { findSent, dialog } = await openRefund();
  fill('Units to refund: Maison 38', '2');
  await dialog.findByRole('button', { name: 'Refund ¥9,100.00' });
  fill('Amount: Maison 38', '800.55');
  fill('Refund of delivery', '0');
  fireEvent.click(dialog.getByLabelText('Return the 2 units that were not sent to stock'));
  fireEvent.click(await dialog.findByRole('button', { name: 'Refund ¥800.55' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(findSent('refundMerchantOrder').map(({ body }) => body)).toEqual([
    {
      items: [{ orderItemId: COAT, quantity: 2, amount: 80_055 }],
      ...{ shippingAmount: 0, goodwill: 0, total: 80_055 },
      ...{ restocksUnshipped: false, restocksShipped: false, note: '' },
    },
  ]);
});

it('gives goodwill only with a reason', async () => {
  const { findSent, dialog } = await openRefund();
  fill('Refund of delivery', '0');
  fill('Goodwill', '66');
  const confirm = await dialog.findByRole('button', { name: 'Refund ¥66.00' });
  fireEvent.click(confirm);
  expect(await dialog.findByText('Required')).toBeInTheDocument();
  expect(findSent('refundMerchantOrder')).toEqual([]);
  await fillReason();
  fireEvent.click(confirm);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(findSent('refundMerchantOrder')[0]?.body).toMatchObject({
    ...{ items: [], shippingAmount: 0, goodwill: 6_600, total: 6_600, reason: 'damaged' },
  });
});

it('fills in the share again when other units are chosen', async () => {
  const { dialog } = await openRefund();
  fill('Units to refund: Maison 38', '1');
  fill('Amount: Maison 38', '10');
  await dialog.findByRole('button', { name: 'Refund ¥110.00' });
  fill('Units to refund: Maison 38', '2');
  await dialog.findByRole('button', { name: 'Refund ¥9,100.00' });
});

it('shows the new amount and keeps the reason when it has changed meanwhile', async () => {
  let shipping = 10_000;
  const { findSent, dialog } = await openRefund({
    previewOrderRefund: (call: SentCall) => {
      const split = createSplit(call);
      return { ...split, shipping, total: split.total - 10_000 + shipping };
    },
    refundMerchantOrder: () => {
      shipping = 5_000;
      return problemResponse(409, 'conflict');
    },
  });
  fill('Units to refund: Maison 38', '2');
  const confirm = await dialog.findByRole('button', { name: 'Refund ¥9,100.00' });
  await fillReason();
  fireEvent.click(confirm);
  expect(await dialog.findByRole('button', { name: 'Refund ¥9,050.00' })).toBeInTheDocument();
  expect(screen.getByLabelText('Note')).toHaveValue('A torn seam');
  expect(findSent('refundMerchantOrder')).toHaveLength(1);
});

it('says why an amount cannot be refunded, and refunds nothing then', async () => {
  const { dialog } = await openRefund({
    previewOrderRefund: () => problemResponse(409, 'conflict'),
  });
  expect(await screen.findByText('problem conflict')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Refund' })).toBeDisabled();
});

test.each([
  ['all of it went back', { amounts: { ...order.amounts, left: 0 }, items: [] }],
  ['it is cancelled', { amounts: { ...order.amounts, left: 0 }, status: 'cancelled' }],
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
