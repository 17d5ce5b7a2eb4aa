import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { MerchantOrderDetails, OperatorRole } from '@vitrine/contract/admin';
import { expect, it, test } from 'vitest';
import { OpenScreensContext } from '../../parts/open-screens.ts';
import { order } from '../../testing/fixtures/merchant-order.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { fill, press, pressTwice } from '../../testing/screen-steps.ts';
import { type CallAnswers, problemResponse } from '../../testing/stub-calls.ts';
import { Order } from './Order.tsx';

const AT = '2026-11-23T02:00:00.000Z';
const place = { path: '/orders/:id', url: '/orders/31' };
const queue = (...ids: string[]) => ({
  items: ids.map((id) => ({ ...order, id })),
  nextCursor: null,
});

interface Shown {
  changes?: Partial<MerchantOrderDetails>;
  answers?: CallAnswers;
  role?: OperatorRole;
  url?: string;
}

const SHOPPER_SCREENS = ['/shoppers/:id', '/conversations/:id'].map((path) => ({
  path,
  title: { 'zh-CN': '', 'en-US': '' },
}));
const FramedOrder = () => (
  <OpenScreensContext value={SHOPPER_SCREENS}>
    <Order />
  </OpenScreensContext>
);

async function show({ changes = {}, answers = {}, role = 'owner', url = place.url }: Shown = {}) {
  const view = renderScreen(FramedOrder, {
    ...{ ...place, url, role },
    answers: {
      getMerchantOrder: { ...order, ...changes },
      listMerchantOrders: queue('30', '31', '32'),
      ...answers,
    },
  });
  await screen.findByRole('heading', { name: order.orderNumber });
  return view;
}

const shipped: Partial<MerchantOrderDetails> = {
  status: 'shipped',
  isOverdue: true,
  actions: ['depart', 'deliver'],
  customsWarnings: [{ gap: 'hs-code', orderItemIds: ['302'] }],
  parcels: [
    {
      ...{ id: '1', carrier: 'shunfeng', carrierName: 'SF Express', trackingNumber: 'SF11111111' },
      ...{ shippedAt: AT, deliveredAt: null, isTracked: true, reports: [] },
      items: [
        { orderItemId: '301', quantity: 1 },
        { orderItemId: '302', quantity: 1 },
      ],
    },
  ],
  refunds: [
    {
      ...{ id: '9', at: AT, author: 'Zhou', reason: 'damaged', note: 'A torn seam' },
      items: [{ orderItemId: '301', quantity: 1, amount: 40_000 }],
      ...{ shipping: 3_000, goodwill: 2_000, total: 45_000, status: 'processing' },
    },
  ],
  notes: [{ id: '4', at: AT, author: 'Mei', content: 'Gift wrap please' }],
  timeline: [{ code: 'shipped', at: AT, text: 'Handed to the carrier' }],
};

it('shows what was ordered, where it is, what was refunded and what its papers lack', async () => {
  await show({ changes: shipped });
  for (const text of [
    ...['On its way', 'Overdue', '林**', '138****0000', '上海 上海市 静安区', 'Passed'],
    ...['Wool coat', 'Silk scarf', '¥13,000', 'SF Express', 'Maison 38 × 1, Maison One × 1'],
    ...['The carrier has not reported yet', 'A torn seam', 'In progress', '¥450.00'],
    ...['Maison 38 × 1 ¥400.00', 'Delivery ¥30.00', 'Goodwill ¥20.00'],
    ...['Gift wrap please', 'Handed to the carrier', '2026-12-01'],
  ])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Maison Silk scarf' })).toHaveAttribute(
    'href',
    '/products/11',
  );
});

it('lists what returns refund beside the refunds of operators', async () => {
  const requestedAt = AT;
  await show({
    changes: {
      ...shipped,
      returns: [
        {
          ...{ id: '8', status: 'refunded', requestedAt, refundedAt: AT, amount: 129_000 },
          shipping: 10_000,
          deductions: [{ orderItemId: '301', amount: 5_000, reason: 'worn', note: 'collar' }],
        },
        {
          ...{ id: '9', status: 'requested', requestedAt, refundedAt: null, amount: 99_000 },
          ...{ shipping: 0, deductions: [] },
        },
      ],
      cancellation: { at: AT, amount: 77_700 },
    },
  });
  expect(screen.getByRole('link', { name: 'Return 8' })).toHaveAttribute('href', '/returns?open=8');
  for (const text of [
    ...['¥1,290.00', 'Delivery ¥100.00', '¥990.00', 'Cancelled by the shopper', '¥777.00'],
    'Maison 38 · ¥50.00 kept back: Signs of wear · collar',
  ])
    expect(screen.getByText(text)).toBeInTheDocument();
});

it('explains every amount, and names the payment, the shopper and their conversation', async () => {
  await show({ changes: { amounts: { ...order.amounts, refunded: 45_001, left: 1_254_999 } } });
  for (const [name, amount] of [
    ['Items at their original prices', '¥14,900.00'],
    ['Reduced prices', '−¥1,000.00'],
    ['Autumn voucher', '−¥1,000.00'],
    ['Delivery', '¥100.00'],
    ['Refunded', '−¥450.01'],
    ['Left to refund', '¥12,549.99'],
  ] as const)
    expect(screen.getByText(name).closest('dt')?.nextElementSibling).toHaveTextContent(amount);
  expect(screen.getByText('with duty ¥800.00 and VAT ¥1,200.00')).toBeInTheDocument();
  for (const text of ['WeChat Pay', '4200001', order.paymentNumber])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open the shopper' })).toHaveAttribute(
    'href',
    '/shoppers/5001',
  );
  expect(screen.getByRole('link', { name: 'Open the conversation' })).toHaveAttribute(
    'href',
    `/conversations/${order.conversationId}`,
  );
});

it('is in Chinese for an operator who reads Chinese', async () => {
  renderScreen(Order, {
    ...{ ...place, language: 'zh-CN' },
    answers: { getMerchantOrder: { ...order, ...shipped }, listMerchantOrders: queue() },
  });
  expect(await screen.findByText('运输中')).toBeInTheDocument();
  for (const text of [
    '已超时',
    'Maison 38 × 1，Maison One × 1',
    '报关资料不全',
    '承运商还没有消息',
  ])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '添加备注' })).toBeInTheDocument();
});

it('says why it could not be loaded, and loads it at the next try', async () => {
  let isDown = true;
  const { findSent } = renderScreen(Order, {
    ...place,
    answers: {
      getMerchantOrder: () => (isDown ? problemResponse(500, 'internal') : order),
      listMerchantOrders: queue(),
    },
  });
  expect(await screen.findByText('problem internal')).toBeInTheDocument();
  isDown = false;
  press('Try again');
  await screen.findByRole('heading', { name: order.orderNumber });
  expect(findSent('getMerchantOrder')).toHaveLength(2);
});

it('accepts once at two clicks, says so, and offers the next step', async () => {
  const accepted = { ...order, status: 'accepted', actions: ['pack'] };
  let shown: object = order;
  const { findSent } = await show({
    answers: {
      getMerchantOrder: () => shown,
      acceptMerchantOrder: () => {
        shown = accepted;
        return accepted;
      },
    },
  });
  pressTwice(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByRole('button', { name: 'Packed' })).toBeEnabled();
  expect(await screen.findByText('Done')).toBeInTheDocument();
  expect(findSent('acceptMerchantOrder').map(({ params }) => params)).toEqual([{ id: '31' }]);
  await waitFor(() => expect(findSent('getMerchantOrder')).toHaveLength(2));
});

it('reads the order again after another operator has taken the step', async () => {
  let shown: object = order;
  const { findSent } = await show({
    answers: {
      getMerchantOrder: () => shown,
      acceptMerchantOrder: () => {
        shown = { ...order, status: 'cancelled', actions: [] };
        return problemResponse(409, 'conflict');
      },
    },
  });
  press('Accept');
  expect(await screen.findByText('problem conflict')).toBeInTheDocument();
  expect(await screen.findByText('Cancelled')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  expect(findSent('acceptMerchantOrder')).toHaveLength(1);
});

test.each([
  ['accept', 'a', 'acceptMerchantOrder', undefined],
  ['pack', 'P', 'packMerchantOrder', undefined],
] as const)('takes the step %s by its key', async (action, key, call, body) => {
  const { findSent } = await show({ changes: { actions: [action] }, answers: { [call]: order } });
  fireEvent.keyDown(screen.getByLabelText('Add note'), { key });
  fireEvent.keyDown(document.body, { key, ctrlKey: true });
  expect(findSent(call)).toEqual([]);
  fireEvent.keyDown(document.body, { key });
  fireEvent.keyDown(document.body, { key });
  await screen.findByText('Done');
  expect(findSent(call)).toMatchObject([{ params: { id: '31' }, body }]);
});

it('records what happened on the way from the menu', async () => {
  const { findSent } = await show({ changes: shipped, answers: { recordFulfilment: order } });
  press('More');
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Departed' }));
  await screen.findByText('Done');
  expect(findSent('recordFulfilment').map(({ body }) => body)).toEqual([{ action: 'depart' }]);
});

it('rejects only with a reason and a note, and keeps both when it is refused', async () => {
  let isRefused = true;
  const { findSent } = await show({
    answers: {
      rejectMerchantOrder: () =>
        isRefused
          ? problemResponse(400, 'bad-input', { note: 'Say more' })
          : { ...order, status: 'cancelled', actions: [] },
    },
  });
  press('More');
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Reject' }));
  expect(await screen.findByText(/This cannot be undone/)).toBeInTheDocument();
  press('Reject');
  await waitFor(() => expect(screen.getAllByText('Required')).toHaveLength(2));
  expect(findSent('rejectMerchantOrder')).toEqual([]);
  fireEvent.mouseDown(screen.getByLabelText('Reason'));
  fireEvent.click(await screen.findByTitle('Out of stock'));
  fill('Note', 'Sold in store');
  pressTwice(screen.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('Say more')).toBeInTheDocument();
  expect(screen.getByLabelText('Note')).toHaveValue('Sold in store');
  isRefused = false;
  press('Reject');
  await screen.findByText('Done');
  const body = { reason: 'out-of-stock', note: 'Sold in store' };
  expect(findSent('rejectMerchantOrder').map((call) => call.body)).toEqual([body, body]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('shows the recipient in full only after a recorded reason', async () => {
  const { findSent } = await show({
    role: 'operations',
    answers: {
      revealOrderAddress: {
        ...{ name: '林小满', mobile: '13800000000', state: '上海', city: '上海市' },
        ...{ district: '静安区', addressLine: '南京西路 1 号', zipCode: '200040' },
      },
    },
  });
  press('Show in full');
  const [, confirm] = await screen.findAllByRole('button', { name: 'Show in full' });
  fill('Reason', 'abc');
  fireEvent.click(confirm as HTMLElement);
  await waitFor(() => expect(screen.getByLabelText('Reason')).toBeInvalid());
  expect(findSent('revealOrderAddress')).toEqual([]);
  fill('Reason', ' lost parcel ');
  pressTwice(confirm as HTMLElement);
  expect(await screen.findByText('13800000000')).toBeInTheDocument();
  expect(screen.getByText('上海 上海市 静安区 南京西路 1 号 200040')).toBeInTheDocument();
  expect(findSent('revealOrderAddress').map(({ body }) => body)).toEqual([
    { reason: 'lost parcel' },
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show in full' })).toBeNull());
});

it('adds a trimmed note once, empties the field, and keeps a note that failed', async () => {
  let isDown = true;
  const { findSent } = await show({
    answers: { addOrderNote: () => (isDown ? problemResponse(503, 'unavailable') : order) },
  });
  const button = screen.getByRole('button', { name: 'Add note' });
  fill('Add note', '   ');
  expect(button).toBeDisabled();
  fill('Add note', ' Call first ');
  pressTwice(button);
  await screen.findByText('problem unavailable');
  expect(screen.getByRole('textbox', { name: 'Add note' })).toHaveValue(' Call first ');
  isDown = false;
  fireEvent.click(button);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Add note' })).toHaveValue(''));
  expect(findSent('addOrderNote').map(({ body }) => body)).toEqual([
    { content: 'Call first' },
    { content: 'Call first' },
  ]);
});

it('goes through the queue by key and keeps it in the URL', async () => {
  const url = `${place.url}?status=paid&merchant-id=7`;
  const { history, findSent } = await show({ url });
  await waitFor(() => expect(screen.getByRole('link', { name: 'Next order' })).toBeEnabled());
  expect(findSent('listMerchantOrders')[0]?.query).toMatchObject({
    ...{ status: 'paid', sort: 'due', 'merchant-id': '7' },
  });
  expect(screen.getByRole('link', { name: 'Back to the list' })).toHaveAttribute(
    'href',
    '/orders?status=paid&merchant-id=7',
  );
  fireEvent.keyDown(document.body, { key: 'j' });
  await waitFor(() => expect(history?.at(-1)).toBe('/orders/32?status=paid&merchant-id=7'));
});

test.each<[OperatorRole, { steps: boolean; refund: boolean; reveal: boolean; papers: boolean }]>([
  ['operations', { steps: true, refund: true, reveal: true, papers: true }],
  ['merchant', { steps: true, refund: false, reveal: false, papers: true }],
  ['finance', { steps: false, refund: true, reveal: false, papers: false }],
  ['support', { steps: false, refund: false, reveal: false, papers: false }],
  ['read-only', { steps: false, refund: false, reveal: false, papers: false }],
])('offers %s only what the role may do', async (role, { steps, refund, reveal, papers }) => {
  await show({ role });
  const has = (name: string) => screen.queryByRole('button', { name }) !== null;
  expect({ steps: has('Accept'), refund: has('Refund'), reveal: has('Show in full') }).toEqual({
    ...{ steps, refund, reveal },
  });
  expect(has('Add note')).toBe(steps);
  expect(has('More')).toBe(papers);
});
