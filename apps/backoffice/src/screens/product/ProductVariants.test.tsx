import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AdminResponse } from '../../api/admin-api.ts';
import { productAnswers, variant } from '../../testing/product-fixtures.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import {
  doublePress,
  fieldProblem,
  fill,
  findField,
  getField,
  press,
  readRows,
  toPage,
  typeTime,
} from '../../testing/screen-steps.ts';
import { problemResponse, type SentCall } from '../../testing/stub-calls.ts';
import { ProductVariants } from './ProductVariants.tsx';

const Variants = () => <ProductVariants id="11" />;
const scheduled = {
  ...{ id: '61', variantId: '51', price: 999_000, state: 'active' },
  startsAt: '2026-11-10T16:00:00.000Z',
  endsAt: null,
} satisfies AdminResponse<'createScheduledPrice'>;
const prices = [
  scheduled,
  { ...scheduled, id: '62', variantId: '52', state: 'waiting' },
  { ...scheduled, id: '63', state: 'ended', endsAt: '2026-11-20T16:00:00.000Z' },
];
const answers = { ...productAnswers, listScheduledPrices: toPage(...prices) };
const findGrid = () => findField('Price 38');

test('says at its row which size could not be saved, and keeps what was typed there', async () => {
  const updateVariant = ({ params: { id } }: SentCall) =>
    id === '52' ? problemResponse(409, 'conflict') : variant;
  const { findSent } = renderScreen(Variants, { answers: { ...answers, updateVariant } });
  await findGrid();
  fill('Price 38', '9,990');
  fill('Price 40', '18000');
  press('Save 2 rows');
  expect(await screen.findByText('Please correct the marked cells')).toBeVisible();
  expect(findSent('updateVariant')).toHaveLength(0);
  fill('Price 40', '9990');
  doublePress('Save 2 rows');
  expect(await screen.findByText('1 row could not be saved; see the reasons')).toBeVisible();
  expect(findSent('updateVariant')).toHaveLength(2);
  expect(findSent('updateVariant')[0]).toMatchObject({
    params: { id: '51' },
    version: '"6"',
    body: { sku: 'S-38', price: 999_000, originalPrice: 1_500_000, position: 0 },
  });
  expect(screen.getByText('problem conflict').closest('tr')).toContainElement(getField('Price 40'));
  expect(getField('Price 40')).toHaveValue('9990');
  press('Discard changes');
  await waitFor(() => expect(getField('Price 40')).toHaveValue('12990'));
});

test('adds a size with the merchant of the others, and drops it again', async () => {
  const { findSent } = renderScreen(Variants, { answers: { ...answers, createVariant: variant } });
  await findGrid();
  press(/Add a size/);
  press('Remove', (await findField('Size 3')).closest('tr') as HTMLElement);
  await waitFor(() => expect(screen.queryByLabelText('Size 3')).toBeNull());
  press(/Add a size/);
  fireEvent.paste(await findField('Size 3'), {
    clipboardData: { getData: () => '42\tFR\t\tX-42\t¥12,990.00\t15000\t3' },
  });
  press('Save 1 row');
  expect(await screen.findByText('1 row saved')).toBeVisible();
  expect(findSent('createVariant').map(({ body }) => body)).toEqual([
    {
      ...{ size: '42', scale: 'FR', externalId: 'X-42', price: 1_299_000 },
      ...{ originalPrice: 1_500_000, merchantId: '7', position: 2, quantity: 3 },
    },
  ]);
  await waitFor(() => expect(findSent('listProductVariants')).toHaveLength(2));
});

test('staff of a merchant paste stock into the sizes that exist, and add none', async () => {
  const { findSent } = renderScreen(Variants, {
    role: 'merchant',
    answers: { ...answers, setStock: variant },
  });
  fireEvent.paste(await findField('Stock 38'), {
    clipboardData: { getData: () => '7\n8\n9' },
  });
  press('Save 2 rows');
  expect(await screen.findByText('2 rows saved')).toBeVisible();
  expect(findSent('setStock').map(({ params, body }) => [params.id, body])).toEqual([
    ['51', { quantity: 7 }],
    ['52', { quantity: 8 }],
  ]);
  expect(screen.queryByText('Schedule')).toBeNull();
});

test('shows the scheduled prices of each size, and ends one', async () => {
  const { findSent } = renderScreen(Variants, {
    answers: { ...answers, deleteScheduledPrice: { done: true } },
  });
  const [card] = await screen.findAllByText('11 Nov 2026, 00:00');
  const rows = readRows(card?.closest('.ant-card') as HTMLElement);
  expect(rows).toEqual([
    ['FR 38', '¥9,990', '11 Nov 2026, 00:00', '–', 'In effect', 'End'],
    ['FR 40', '¥9,990', '11 Nov 2026, 00:00', '–', 'Waiting', 'Remove'],
    ['FR 38', '¥9,990', '11 Nov 2026, 00:00', '21 Nov 2026, 00:00', 'Ended', ''],
  ]);
  doublePress('End');
  expect(await screen.findByText('The scheduled price is removed')).toBeVisible();
  expect(findSent('deleteScheduledPrice').map(({ params }) => params)).toEqual([{ id: '61' }]);
  await waitFor(() => expect(findSent('listScheduledPrices')).toHaveLength(2));
});

test('schedules a price for all sizes, and goes on with those that were refused', async () => {
  let refused: Response | undefined = fieldProblem({ endsAt: 'must be after the start' });
  const createScheduledPrice = ({ params: { id } }: SentCall) =>
    id === '52' && refused ? refused : scheduled;
  const { findSent } = renderScreen(Variants, { answers: { ...answers, createScheduledPrice } });
  await findGrid();
  const form = screen.getByText('Schedule').closest('form') as HTMLElement;
  press('Schedule', form);
  await waitFor(() => expect(within(form).getAllByText('Required')).toHaveLength(2));
  fill('Price', '9000', form);
  typeTime(form.querySelector('.ant-picker-input input') ?? undefined, '2026-12-12 00:00');
  await waitFor(() => expect(within(form).queryByText('Required')).toBeNull());
  press('Schedule', form);
  expect(await within(form).findByText('must be after the start')).toBeVisible();
  expect(findSent('createScheduledPrice').map(({ params, body }) => [params.id, body])).toEqual(
    ['51', '52'].map((id) => [
      id,
      { price: 900_000, startsAt: '2026-12-11T16:00:00.000Z', endsAt: null },
    ]),
  );
  await waitFor(() => expect(findSent('listScheduledPrices')).toHaveLength(2));
  refused = undefined;
  press('Schedule', form);
  expect(await screen.findByText('The price is scheduled')).toBeVisible();
  expect(findSent('createScheduledPrice').map(({ params }) => params.id)).toEqual([
    ...['51', '52', '52'],
  ]);
});
