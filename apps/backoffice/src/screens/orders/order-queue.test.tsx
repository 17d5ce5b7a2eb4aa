import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { listMerchants } from '../../testing/fixtures/merchant.ts';
import { countMerchantOrders, order } from '../../testing/fixtures/merchant-order.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { press } from '../../testing/screen-steps.ts';
import { problemResponse, type SentCall } from '../../testing/stub-calls.ts';
import { Orders } from './Orders.tsx';

const answers = { listMerchants, countMerchantOrders };
const page = (ids: readonly string[], nextCursor: string | null = null) => ({
  items: ids.map((id) => ({ ...order, id, orderNumber: `202611${id}` })),
  nextCursor,
});
const path = '/orders';

it('keeps step, search, merchant and what is overdue in the URL, and asks for them', async () => {
  const { findSent, history } = renderScreen(Orders, {
    ...{ path, url: '/orders?status=shipped&merchant-id=7' },
    answers: { ...answers, listMerchantOrders: page(['1']) },
  });
  const query = () => findSent('listMerchantOrders').at(-1)?.query;
  const link = await screen.findByRole('link', { name: '2026111' });
  expect(link).toHaveAttribute(
    'href',
    '/orders/31?status=shipped&merchant-id=7'.replace('31', '1'),
  );
  expect(query()).toMatchObject({ status: 'shipped', 'merchant-id': '7', sort: 'newest' });
  expect(screen.getByRole('tab', { name: /On its way/ })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByText('1 overdue order')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(query()).toMatchObject({ overdue: 'true' }));
  const search = screen.getByLabelText('Recipient, mobile or number');
  fireEvent.change(search, { target: { value: '123' } });
  fireEvent.keyDown(search, { key: 'Enter' });
  fireEvent.keyUp(search, { key: 'Enter' });
  expect(screen.getByText('At least 2 letters of a name, or 4 digits of a number')).toBeVisible();
  fireEvent.change(search, { target: { value: '王' } });
  fireEvent.keyDown(search, { key: 'Enter' });
  fireEvent.keyUp(search, { key: 'Enter' });
  expect(screen.getByText('At least 2 letters of a name, or 4 digits of a number')).toBeVisible();
  fireEvent.change(search, { target: { value: ' SF1111 ' } });
  expect(screen.queryByText('At least 2 letters of a name, or 4 digits of a number')).toBeNull();
  fireEvent.keyDown(search, { key: 'Enter' });
  await waitFor(() => expect(query()).toMatchObject({ search: 'SF1111' }));
  expect(query()).not.toHaveProperty('status');
  expect(findSent('listMerchantOrders').map((call) => call.query.search)).not.toContain('123');
  press('Clear filters');
  await waitFor(() => expect(history?.at(-1)).toBe('/orders?status=shipped'));
  fireEvent.click(screen.getByRole('tab', { name: /To do/ }));
  await waitFor(() =>
    expect(query()).toMatchObject({ status: 'paid,accepted,packed', sort: 'due' }),
  );
});

it('loads more, hides a column, and exports all pages without it', async () => {
  const saved = vi.fn((_: Blob) => 'blob:csv');
  URL.createObjectURL = saved as typeof URL.createObjectURL;
  URL.revokeObjectURL = () => undefined;
  const { findSent } = renderScreen(Orders, {
    path,
    answers: {
      ...answers,
      listMerchantOrders: ({ query }: SentCall) =>
        query.cursor === 'next' ? page(['2']) : page(['1'], 'next'),
    },
  });
  expect(await screen.findByText('1 row shown')).toBeInTheDocument();
  press('Load more');
  expect(await screen.findByText('2 rows in all')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  press('Columns');
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Recipient' }));
  expect(screen.queryByText('林**')).toBeNull();
  press('Export');
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  const text = await saved.mock.calls[0]?.[0].text();
  expect(text).toContain(
    '2026111,Maison Wool coat MA-1-38 · Black · 38 ×2; Maison Silk scarf MA-2 · One ×1,To accept,',
  );
  expect(text).toContain('2026112,Maison Wool coat');
  expect(text).not.toContain('林**');
  expect(findSent('listMerchantOrders').map(({ query }) => [query.size, query.cursor])).toEqual([
    ...[
      ['50', undefined],
      ['50', 'next'],
    ],
    ...[
      ['200', undefined],
      ['200', 'next'],
    ],
  ]);
});

it('says why the queue could not be read, counts nothing then, and reads it again', async () => {
  let isDown = true;
  renderScreen(Orders, {
    path,
    answers: {
      ...answers,
      listMerchantOrders: () => (isDown ? problemResponse(500, 'internal') : page([])),
    },
  });
  expect(await screen.findByText('problem internal')).toBeInTheDocument();
  expect(screen.queryByText('0 rows in all')).toBeNull();
  isDown = false;
  press('Try again');
  expect(await screen.findByText('Nothing here yet')).toBeInTheDocument();
  expect(screen.getByText('0 rows in all')).toBeInTheDocument();
});

it('shows staff of a merchant their queue in Chinese, without a choice of merchants', async () => {
  renderScreen(Orders, {
    ...{ path, role: 'merchant', language: 'zh-CN' },
    answers: { ...answers, listMerchantOrders: page(['1']) },
  });
  expect(await screen.findByText('2026111')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '订单处理' })).toBeInTheDocument();
  expect(screen.getByText('1 个订单已超时')).toBeInTheDocument();
  expect(screen.queryByLabelText('商家')).toBeNull();
  expect(screen.queryByText('Maison')).toBeNull();
  expect(screen.getAllByRole('checkbox', { name: '选择' }).length).toBeGreaterThan(0);
});

it('saves a named view of the filters in this browser', async () => {
  renderScreen(Orders, {
    ...{ path, url: '/orders?overdue=true' },
    answers: { ...answers, listMerchantOrders: page(['1']) },
  });
  await screen.findByText('2026111');
  press('Views');
  const name = await screen.findByLabelText('Name of the view');
  for (const text of ['Late', ' Late ']) {
    fireEvent.change(name, { target: { value: text } });
    press('Save this view');
  }
  const links = screen.getAllByRole('link', { name: 'Late' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['?overdue=true']);
  press('Delete Late');
  expect(screen.getByText('No saved views yet')).toBeInTheDocument();
});
