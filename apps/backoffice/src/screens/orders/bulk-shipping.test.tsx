import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listMerchants } from '../../testing/fixtures/merchant.ts';
import { countMerchantOrders, order } from '../../testing/fixtures/merchant-order.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { fill, press, pressEnter, pressTwice } from '../../testing/screen-steps.ts';
import { type CallAnswers, problemResponse, type SentCall } from '../../testing/stub-calls.ts';
import { Orders } from './Orders.tsx';

const row = (id: string, status = 'packed') => ({
  ...order,
  id,
  orderNumber: `202611${id}`,
  status,
});
const fieldOf = (id: string) => screen.getByLabelText(`Tracking number of order 202611${id}`);
const carrierOf = (id: string) => screen.getByLabelText(`Carrier of order 202611${id}`);
const type = (id: string, value: string) => fill(`Tracking number of order 202611${id}`, value);

async function select(items: readonly object[], answers: CallAnswers) {
  const view = renderScreen(Orders, {
    role: 'operations',
    answers: {
      ...{ listMerchants, countMerchantOrders },
      listMerchantOrders: { items, nextCursor: null },
      suggestCarriers: ({ query }: SentCall) => [
        { code: 'shunfeng', name: 'SF Express', isSuggested: query.number?.startsWith('SF') },
        { code: 'ems', name: 'EMS', isSuggested: false },
      ],
      ...answers,
    },
  });
  await screen.findByText('2026111');
  fireEvent.click(screen.getAllByRole('checkbox', { name: 'Select' })[0] as HTMLElement);
  return view;
}

it('ships each order once, keeps the one that failed, and sends only that one again', async () => {
  let isRefused = true;
  const { findSent } = await select([row('1'), row('2')], {
    shipMerchantOrder: ({ params }: SentCall) =>
      params.id === '2' && isRefused ? problemResponse(409, 'conflict') : order,
  });
  press('Ship (2)');
  await screen.findByRole('dialog');
  type('1', 'sf-1111 1111');
  expect(fieldOf('1')).toHaveValue('SF11111111');
  pressEnter(fieldOf('1'));
  expect(fieldOf('2')).toHaveFocus();
  type('2', 'SF22222222');
  pressTwice(await screen.findByRole('button', { name: 'Ship 2' }));
  expect(await screen.findByText('problem conflict')).toBeInTheDocument();
  expect(screen.getByText('Shipped')).toBeInTheDocument();
  expect(fieldOf('1')).toBeDisabled();
  expect(fieldOf('2')).toHaveValue('SF22222222');
  isRefused = false;
  fireEvent.click(await screen.findByRole('button', { name: 'Ship 1' }));
  expect(await screen.findByText('1 done')).toBeInTheDocument();
  expect(findSent('shipMerchantOrder').map(({ params }) => params.id)).toEqual(['1', '2', '2']);
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull());
});

it('ships no number that is wrong, repeated or without a carrier', async () => {
  await select([row('1'), row('2')], {});
  press('Ship (2)');
  await screen.findByRole('dialog');
  type('1', 'SF1');
  expect(screen.getByText('8 to 30 letters or digits')).toBeInTheDocument();
  type('1', 'SF11111111');
  type('2', 'SF11111111');
  expect(screen.getAllByText('This number stands twice in the list')).toHaveLength(2);
  await waitFor(() => expect(screen.getAllByText('SF Express').length).toBeGreaterThan(1));
  expect(screen.getByRole('button', { name: 'Ship 0' })).toBeDisabled();
  type('2', 'XX22222222');
  expect(await screen.findByRole('button', { name: 'Ship 1' })).toBeEnabled();
  await waitFor(() => expect(carrierOf('2')).toBeEnabled());
  fireEvent.mouseDown(carrierOf('2'));
  fireEvent.click((await screen.findAllByTitle('EMS')).at(-1) as HTMLElement);
  expect(await screen.findByRole('button', { name: 'Ship 2' })).toBeEnabled();
  // The carrier was chosen for the number before.
  type('2', 'XX33333333');
  expect(screen.getByRole('button', { name: 'Ship 1' })).toBeInTheDocument();
});

it('takes a step for those that wait for it, and tries only the failed ones again', async () => {
  let isDown = true;
  const { findSent } = await select([row('1', 'accepted'), row('2', 'accepted'), row('3')], {
    packMerchantOrder: ({ params }: SentCall) =>
      params.id === '2' && isDown ? problemResponse(503, 'unavailable') : order,
  });
  for (const name of ['Accept (0)', 'Ship (1)', 'Print slips (3)', 'Packed (2)'])
    expect(screen.getByRole('button', { name })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Accept (0)' })).toBeDisabled();
  press('Packed (2)');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('2 of 2 done')).toBeInTheDocument();
  expect(await dialog.findByText('1 failed')).toBeInTheDocument();
  isDown = false;
  pressTwice(await dialog.findByRole('button', { name: 'Try the failed ones again' }));
  expect(await screen.findByText('1 done')).toBeInTheDocument();
  const sent = findSent('packMerchantOrder');
  expect(sent.map(({ params }) => params.id)).toEqual(['1', '2', '2']);
  expect(sent[1]?.idempotencyKey).toBe(sent[2]?.idempotencyKey);
  await waitFor(() => expect(findSent('listMerchantOrders').length).toBeGreaterThan(2));
});

it('goes by the newest state of what is selected', async () => {
  let status = 'paid';
  await select([], { listMerchantOrders: () => ({ items: [row('1', status)], nextCursor: null }) });
  expect(screen.getByRole('button', { name: 'Accept (1)' })).toBeEnabled();
  status = 'accepted';
  press('Refresh');
  expect(await screen.findByRole('button', { name: 'Packed (1)' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Accept (0)' })).toBeDisabled();
});
