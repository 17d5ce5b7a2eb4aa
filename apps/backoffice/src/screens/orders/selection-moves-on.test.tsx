import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listMerchants } from '../../testing/fixtures/merchant.ts';
import { countMerchantOrders, order } from '../../testing/fixtures/merchant-order.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { press } from '../../testing/screen-steps.ts';
import { problemResponse, type SentCall } from '../../testing/stub-calls.ts';
import { Orders } from './Orders.tsx';

/** A queue of orders that go from step to step, as the server has them. */
function openQueue(url: string, ids: readonly string[], failing: readonly string[] = []) {
  const statuses = new Map(ids.map((id) => [id, 'paid']));
  const toRow = (id: string) => {
    return { ...order, id, orderNumber: `202611${id}`, status: statuses.get(id) };
  };
  const move =
    (status: string) =>
    ({ params }: SentCall) => {
      const { id = '' } = params;
      if (failing.includes(id)) return problemResponse(409, 'conflict');
      statuses.set(id, status);
      return toRow(id);
    };
  return renderScreen(Orders, {
    ...{ path: '/orders', url, role: 'operations' },
    answers: {
      ...{ listMerchants, countMerchantOrders },
      listMerchantOrders: ({ query }: SentCall) => ({
        items: ids.map(toRow).filter(({ status = '' }) => query.status?.includes(status)),
        nextCursor: null,
      }),
      acceptMerchantOrder: move('accepted'),
      packMerchantOrder: move('packed'),
      shipMerchantOrder: move('shipped'),
      suggestCarriers: [{ code: 'shunfeng', name: 'SF Express', isSuggested: true }],
    },
  });
}

async function selectAll() {
  await screen.findByText('2026111');
  fireEvent.click(screen.getAllByRole('checkbox', { name: 'Select' })[0] as HTMLElement);
}
const findSelected = async (count: number) => {
  await screen.findByRole('group', { name: `${count} selected` });
};

test('accepts, packs and ships the same selection, which the list follows from tab to tab', async () => {
  const { history, findSent } = openQueue('/orders?status=paid', ['1', '2']);
  await selectAll();
  press('Accept (2)');
  await waitFor(() => expect(history?.at(-1)).toBe('/orders?status=accepted'));
  await findSelected(2);
  fireEvent.click(await screen.findByRole('button', { name: 'Packed (2)' }));
  await waitFor(() => expect(history?.at(-1)).toBe('/orders?status=packed'));
  await findSelected(2);
  fireEvent.click(await screen.findByRole('button', { name: 'Ship (2)' }));
  const field = await screen.findByLabelText('Tracking number of order 2026111');
  const text = '2026111\tSF11111111\n2026112\tSF22222222';
  fireEvent.paste(field, { clipboardData: { getData: () => text } });
  fireEvent.click(await screen.findByRole('button', { name: 'Ship 2' }));
  await waitFor(() => expect(screen.queryByRole('group', { name: /selected/ })).toBeNull());
  expect(history?.at(-1)).toBe('/orders?status=packed');
  expect(findSent('shipMerchantOrder').map(({ params }) => params.id)).toEqual(['1', '2']);
});

test('keeps the selection where one tab shows all that waits', async () => {
  const { history } = openQueue('/orders', ['1', '2']);
  await selectAll();
  press('Accept (2)');
  fireEvent.click(await screen.findByRole('button', { name: 'Packed (2)' }));
  await screen.findByRole('button', { name: 'Ship (2)' });
  await findSelected(2);
  expect(history?.at(-1)).toBe('/orders');
});

test('leaves what failed selected on its own, says why, and goes on with the others', async () => {
  const { history } = openQueue('/orders?status=paid', ['1', '2', '3'], ['2']);
  await selectAll();
  press('Accept (3)');
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('1 failed');
  fireEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  const notice = await screen.findByText('1 order failed and stayed selected');
  expect(notice.closest('.ant-alert')).toHaveTextContent('2026112 problem conflict');
  await findSelected(1);
  expect(screen.getByRole('button', { name: 'Accept (1)' })).toBeEnabled();
  expect(history?.at(-1)).toBe('/orders?status=paid');
  press('Go on with the 2 done');
  await waitFor(() => expect(history?.at(-1)).toBe('/orders?status=accepted'));
  await findSelected(2);
  expect(screen.getByRole('button', { name: 'Packed (2)' })).toBeEnabled();
  expect(screen.queryByText('1 order failed and stayed selected')).toBeNull();
});

test('another tab, also the one before, begins without a selection', async () => {
  openQueue('/orders?status=paid', ['1', '2']);
  await selectAll();
  press('Accept (2)');
  await screen.findByRole('button', { name: 'Packed (2)' });
  fireEvent.click(screen.getByRole('tab', { name: /To do/ }));
  await waitFor(() => expect(screen.queryByRole('group', { name: /selected/ })).toBeNull());
  fireEvent.click(screen.getByRole('tab', { name: /To pack/ }));
  await screen.findByText('2 rows in all');
  expect(screen.queryByRole('group', { name: /selected/ })).toBeNull();
});
