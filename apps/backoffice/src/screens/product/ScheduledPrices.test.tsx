import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AdminResponse } from '../../api/admin-api.ts';
import { variant } from '../../testing/product-fixtures.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import {
  doublePress,
  fill,
  press,
  readRows,
  toPage,
  typeTime,
} from '../../testing/screen-steps.ts';
import { type CallAnswers, problemResponse, type SentCall } from '../../testing/stub-calls.ts';
import { ScheduledPrices } from './ScheduledPrices.tsx';

const variants = [variant, { ...variant, id: '52', size: '40', sku: 'S-40' }];
const scheduled: AdminResponse<'createScheduledPrice'> = {
  ...{ id: '61', variantId: '51', price: 999_000, state: 'active' },
  ...{ startsAt: '2026-11-10T16:00:00.000Z', endsAt: null },
};

type Options = Omit<NonNullable<Parameters<typeof renderScreen>[1]>, 'answers'>;
const show = (answers: CallAnswers = {}, options: Options = {}, shown = variants) =>
  renderScreen(() => <ScheduledPrices productId="11" variants={shown} />, {
    ...options,
    answers: { listScheduledPrices: toPage(), createScheduledPrice: scheduled, ...answers },
  });

const findStart = () => document.querySelector('.ant-picker-range input') ?? undefined;

const create = () => doublePress('Schedule');

async function fillSchedule() {
  await screen.findByText('No scheduled prices');
  create();
  await screen.findAllByText('Required');
  fill('Price', '9990');
  typeTime(findStart(), '2026-12-01 10:00');
  await waitFor(() => expect(screen.queryByText('Required')).toBeNull());
}

test('a price whose answer was lost is tried again with its key, the ones before it are not', async () => {
  let isDown = true;
  const { findSent } = show({
    createScheduledPrice: ({ params }: SentCall) =>
      params.id === '52' && isDown ? problemResponse(503, 'unavailable') : scheduled,
  });
  await fillSchedule();
  create();
  expect(await screen.findByText('problem unavailable')).toBeInTheDocument();
  isDown = false;
  create();
  expect(await screen.findByText('The price is scheduled')).toBeInTheDocument();
  const calls = findSent('createScheduledPrice');
  expect(calls.map(({ params }) => params.id)).toEqual(['51', '52', '52']);
  const [first, lost, again] = calls.map(({ idempotencyKey }) => idempotencyKey);
  expect(again).toBe(lost);
  expect(first).not.toBe(lost);
});

test('a price that was corrected after a lost answer is another one', async () => {
  const { findSent } = show({ createScheduledPrice: () => problemResponse(503, 'unavailable') });
  await fillSchedule();
  create();
  expect(await screen.findByText('problem unavailable')).toBeInTheDocument();
  fill('Price', '8990');
  create();
  await waitFor(() => expect(findSent('createScheduledPrice')).toHaveLength(2));
  const [before, after] = findSent('createScheduledPrice');
  expect(after?.idempotencyKey).not.toBe(before?.idempotencyKey);
});

test('ends a price that is in effect, and only shows one that has ended', async () => {
  const ended = { ...scheduled, id: '62', state: 'ended' as const };
  const { findSent } = show({
    listScheduledPrices: toPage(scheduled, ended),
    deleteScheduledPrice: { done: true },
  });
  await waitFor(() => expect(readRows()).toHaveLength(2));
  expect(readRows().map((row) => row.at(-2))).toEqual(['In effect', 'Ended']);
  expect(readRows()[1]?.at(-1)).toBe('');
  press('End');
  expect(await screen.findByText('The scheduled price is removed')).toBeInTheDocument();
  expect(findSent('deleteScheduledPrice').map(({ params }) => params.id)).toEqual(['61']);
});

test.each([
  ['those who only read', { role: 'read-only' }, variants],
  ['a product without sizes', {}, []],
] as const)('offers no new price to %s, in Chinese', async (_, options, shown) => {
  show({}, { ...options, language: 'zh-CN' }, [...shown]);
  expect(await screen.findByText('没有定时价格')).toBeInTheDocument();
  expect(document.querySelector('form')).toBeNull();
});
