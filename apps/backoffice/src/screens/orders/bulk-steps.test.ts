import { expect, it } from 'vitest';
import { orderRow } from '../../testing/fixtures/merchant-order.ts';
import { moveOn, selectAfter } from './bulk-steps.ts';

const [a, b, c] = ['1', '2', '3'].map((id) => ({ ...orderRow, id }));
const rows = [a, b, c].flatMap((row) => row ?? []);
const describeRows = (selected: readonly { id: string; status: string }[]) =>
  selected.map(({ id, status }) => `${id} ${status}`);

it('keeps what is done selected in its next step, with what had no part in it', () => {
  const done = moveOn('accept', rows.slice(0, 2));
  expect(describeRows(selectAfter(rows, { step: 'accept', done, failed: [] }))).toEqual([
    ...['1 accepted', '2 accepted', '3 paid'],
  ]);
});

it('selects what failed on its own', () => {
  const done = moveOn('pack', rows.slice(0, 2));
  const failed = rows.slice(2).map((row) => ({ row, problem: 'gone' }));
  expect(describeRows(selectAfter(rows, { step: 'pack', done, failed }))).toEqual(['3 paid']);
});

it('lets go of what is shipped', () => {
  const done = moveOn('ship', rows.slice(0, 2));
  expect(describeRows(selectAfter(rows, { step: 'ship', done, failed: [] }))).toEqual(['3 paid']);
  expect(selectAfter(rows, { step: 'ship', done: [], failed: [] })).toEqual(rows);
});
