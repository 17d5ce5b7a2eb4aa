import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listMerchants } from '../../testing/fixtures/merchant.ts';
import {
  countMerchantOrders,
  order as details,
  orderRow,
} from '../../testing/fixtures/merchant-order.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { problemResponse, type SentCall } from '../../testing/stub-calls.ts';
import { Orders } from './Orders.tsx';

const order = (id: string, status: string) => ({
  ...{ ...details, id, orderId: id, orderNumber: `2026112300${id}`, status },
  isOverdue: id === '1',
  isTest: id === '1',
});

const answers = {
  listMerchants,
  countMerchantOrders,
};
const list = (...items: object[]) => ({
  ...answers,
  listMerchantOrders: { items, nextCursor: null },
});

const selectAll = async () => {
  await screen.findByRole('link', { name: '20261123001' });
  const [all] = screen.getAllByRole('checkbox', { name: 'Select' });
  if (all) fireEvent.click(all);
};

test('asks for what waits, what is due first, and marks what is overdue or a test', async () => {
  const { findSent } = renderScreen(Orders, { answers: list(order('1', 'paid')) });
  const row = (await screen.findByRole('link', { name: '20261123001' })).closest('.ant-table-row');
  expect(within(row as HTMLElement).getByText('Overdue')).toBeInTheDocument();
  expect(within(row as HTMLElement).getByText('Test')).toBeInTheDocument();
  expect(findSent('listMerchantOrders')[0]?.query).toMatchObject({
    status: 'paid,accepted,packed',
    sort: 'due',
  });
});

test.each([
  [true, 0, true],
  [false, 0, false],
  [false, 3, true],
])(
  'a shop that imports goods (%s) with %i orders in customs has their step: %s',
  async (importsGoods, clearing, expected) => {
    const counts = {
      ...countMerchantOrders,
      byStatus: { ...countMerchantOrders.byStatus, clearing },
    };
    renderScreen(Orders, {
      answers: { ...list(order('1', 'paid')), countMerchantOrders: counts },
      operator: { importsGoods },
    });
    await screen.findByRole('link', { name: '20261123001' });
    await screen.findAllByText('Out for delivery');
    expect(screen.queryAllByText('In customs').length > 0).toBe(expected);
  },
);

test('accepts the selected orders and names the one that failed', async () => {
  const { findSent } = renderScreen(Orders, {
    answers: {
      ...list(order('1', 'paid'), order('2', 'paid'), order('3', 'packed')),
      acceptMerchantOrder: ({ params }: SentCall) =>
        params.id === '2' ? problemResponse(409, 'conflict') : order('1', 'accepted'),
    },
  });
  await selectAll();
  fireEvent.click(screen.getByRole('button', { name: 'Accept (2)' }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText('1 failed');
  expect(dialog).toHaveTextContent('20261123002 problem conflict');
  expect(findSent('acceptMerchantOrder').map(({ params }) => params.id)).toEqual(['1', '2']);
});

test('ships by a pasted list with the suggested carrier', async () => {
  const { findSent } = renderScreen(Orders, {
    answers: {
      ...list(order('1', 'packed'), order('2', 'packed')),
      suggestCarriers: [{ code: 'shunfeng', name: 'SF Express', isSuggested: true }],
      shipMerchantOrder: order('1', 'shipped'),
    },
  });
  await selectAll();
  fireEvent.click(screen.getByRole('button', { name: 'Ship (2)' }));
  const field = await screen.findByLabelText('Tracking number of order 20261123001');
  const text = '20261123002\tSF22222222\n20261123001\tSF11111111';
  fireEvent.paste(field, { clipboardData: { getData: () => text } });
  const button = await screen.findByRole('button', { name: 'Ship 2' });
  fireEvent.click(button);
  await waitFor(() => expect(findSent('shipMerchantOrder')).toHaveLength(2));
  expect(findSent('shipMerchantOrder').map(({ params, body }) => [params.id, body])).toEqual([
    ['1', { carrier: 'shunfeng', trackingNumber: 'SF11111111' }],
    ['2', { carrier: 'shunfeng', trackingNumber: 'SF22222222' }],
  ]);
});

test('keeps the sheet open while pasted rows need mending', async () => {
  const { findSent } = renderScreen(Orders, {
    answers: {
      ...list(order('1', 'packed'), order('2', 'packed'), order('3', 'packed')),
      suggestCarriers: [{ code: 'shunfeng', name: 'SF Express', isSuggested: true }],
      shipMerchantOrder: order('1', 'shipped'),
    },
  });
  await selectAll();
  fireEvent.click(screen.getByRole('button', { name: 'Ship (3)' }));
  const fieldOf = (id: string) => screen.getByLabelText(`Tracking number of order 2026112300${id}`);
  await screen.findByLabelText('Tracking number of order 20261123001');
  const text = '20261123001\tSF11111111\n20261123002\tSF1\n20261123999\tSF33333333';
  fireEvent.paste(fieldOf('1'), { clipboardData: { getData: () => text } });
  expect(screen.getByText(/not in this list \(1\): 20261123999/)).toBeVisible();
  expect(fieldOf('2')).toHaveAccessibleDescription('8 to 30 letters or digits');
  fireEvent.click(await screen.findByRole('button', { name: 'Ship 1' }));
  await screen.findByText('Shipped');
  expect(fieldOf('1')).toBeDisabled();
  fireEvent.click(screen.getByRole('button', { name: 'Go to it' }));
  expect(fieldOf('2')).toHaveFocus();
  fireEvent.change(fieldOf('2'), { target: { value: 'SF22222222' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Ship 1' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(findSent('shipMerchantOrder').map(({ params }) => params.id)).toEqual(['1', '2']);
});

test('selects every order that matches, also those that are not loaded yet', async () => {
  const all = ['1', '2', '3'].map((id) => order(id, 'paid'));
  const { findSent } = renderScreen(Orders, {
    answers: {
      ...answers,
      listMerchantOrders: ({ query }: SentCall) =>
        query.size === '200'
          ? { items: all, nextCursor: null }
          : { items: all.slice(0, 2), nextCursor: 'more' },
      acceptMerchantOrder: order('1', 'accepted'),
    },
  });
  await selectAll();
  fireEvent.click(screen.getByRole('button', { name: /Select everything that matches/ }));
  await screen.findByRole('group', { name: '3 selected' });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select 2' }));
  fireEvent.click(screen.getByRole('button', { name: 'Accept (2)' }));
  await waitFor(() =>
    expect(findSent('acceptMerchantOrder').map(({ params }) => params.id)).toEqual(['1', '3']),
  );
});

test('offers no selection to an operator who may only read', async () => {
  renderScreen(Orders, { role: 'read-only', answers: list(order('1', 'paid')) });
  await screen.findByRole('link', { name: '20261123001' });
  expect(screen.queryByRole('checkbox', { name: 'Select' })).toBeNull();
});

test('shows what to pick, and folds what is beyond the first line', async () => {
  renderScreen(Orders, { answers: list(order('1', 'paid')) });
  expect(await screen.findByText('Maison Wool coat')).toBeVisible();
  expect(screen.getByText('MA-1-38 · Black · 38')).toBeVisible();
  expect(screen.getByText('×2')).toBeVisible();
  expect(screen.queryByText('Maison Silk scarf')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '+1 more' }));
  expect(screen.getByText('MA-2 · One')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Less' }));
  expect(screen.queryByText('Maison Silk scarf')).toBeNull();
});

test('says what is left of a line until the order is shipped', async () => {
  const [line] = orderRow.lines;
  const lines = [{ ...line, quantity: 3, unshippedQuantity: 1 }];
  renderScreen(Orders, {
    answers: list({ ...order('1', 'packed'), lines }, { ...order('2', 'shipped'), lines }),
  });
  expect(await screen.findByText('MA-1-38 · Black · 38 · 1 to ship')).toBeVisible();
  expect(screen.getByText('MA-1-38 · Black · 38')).toBeVisible();
});

test.each([
  ['/orders', true],
  ['/orders?status=all', true],
  ['/orders?status=paid', false],
  ['/orders?status=paid&search=SF1111', true],
])('at %s the step has a column: %s', async (url, isShown) => {
  renderScreen(Orders, { path: '/orders', url, answers: list(order('1', 'paid')) });
  await screen.findByRole('link', { name: '20261123001' });
  expect(screen.queryAllByRole('columnheader', { name: 'Step' })).toHaveLength(isShown ? 1 : 0);
});
