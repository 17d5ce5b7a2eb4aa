import { expect, test } from 'vitest';
import { returnMessages } from '../../../shared/order/return-messages.ts';
import { merchantOrder, order, orderItem } from '../../../shared/order/testing.ts';
import {
  countReturnable,
  createDraft,
  findProblem,
  findShipment,
  isPhotoTooLarge,
  isVisibleReason,
  listChosenItems,
  listReasons,
  pickupDays,
  restoreDraft,
} from './rules.ts';

/** Half past midnight in Beijing. */
const MIDNIGHT = Date.UTC(2026, 10, 20, 16, 30);

const OTHER_REASONS = ['changed-mind', 'not-as-pictured', 'faulty', 'wrong-item', 'other'];

/** A shipment from which the shopper has to choose. */
const twoItems = {
  items: [
    { ...orderItem, id: '71' },
    { ...orderItem, id: '72' },
  ],
};
const oneItem = {
  items: [
    { ...orderItem, id: '71', quantity: 3, returnedQuantity: 1 },
    { ...orderItem, id: '72', quantity: 1, returnedQuantity: 1 },
  ],
};

test('offers pickup on the seven days from tomorrow in Beijing time', () => {
  const days = pickupDays(MIDNIGHT);
  expect([days[0], days.at(-1), days.length]).toEqual(['2026-11-22', '2026-11-28', 7]);
});

test.each([
  [{}, 'items'],
  [{ quantities: { '71': 0 } }, 'items'],
  [{ quantities: { '71': 1 } }, 'reason'],
  [{ quantities: { '71': 1 }, reason: 'other' as const }, 'note'],
  [{ quantities: { '71': 1 }, reason: 'other' as const, note: '颜色' }, undefined],
  [{ quantities: { '71': 1 }, reason: 'size' as const }, undefined],
])('finds the first missing field of %j: %s', (changes, problem) =>
  expect(findProblem({ ...createDraft(twoItems, MIDNIGHT), ...changes })).toBe(problem),
);

test('lists chosen items, and counts only quantities not yet returned', () => {
  expect(
    listChosenItems({ ...createDraft(twoItems, MIDNIGHT), quantities: { a: 2, b: 0 } }),
  ).toEqual([{ orderItemId: 'a', quantity: 2 }]);
  expect(countReturnable({ ...orderItem, quantity: 3, returnedQuantity: 1 })).toBe(2);
});

test.each([
  [['FR 38'], ['size', ...OTHER_REASONS]],
  [
    ['', 'M'],
    ['size', ...OTHER_REASONS],
  ],
  [['', ''], OTHER_REASONS],
])('offers the reasons for items of the sizes %j: %j', (sizes, reasons) => {
  const items = sizes.map((sizeDescription) => ({ sizeDescription }));
  const names = { ...returnMessages['zh-CN'].reasons };
  expect(listReasons(names, { items }).map(({ value }) => value)).toEqual(reasons);
});

test('chooses the only item that can be returned, and none of several', () => {
  expect(createDraft(oneItem, MIDNIGHT).quantities).toEqual({ '71': 2 });
  expect(createDraft(twoItems, MIDNIGHT).quantities).toEqual({});
});

test('completes a stored draft, without what has been returned and without a day that has passed', () => {
  const stored = { quantities: { '71': 3, '72': 1 }, note: '袖口脱线', date: '2026-11-20' };
  expect(restoreDraft(oneItem, stored, MIDNIGHT)).toEqual({
    quantities: { '71': 2 },
    reason: '',
    note: '袖口脱线',
    date: '2026-11-22',
    part: 'morning',
  });
  expect(restoreDraft(oneItem, { date: '2026-11-25' }, MIDNIGHT).date).toBe('2026-11-25');
});

test('falls back to the first returnable shipment without one in the URL', () => {
  const loaded = order({
    merchantOrders: [merchantOrder(), merchantOrder({ id: '32', canReturn: true })],
  });
  expect(findShipment(loaded, undefined)?.id).toBe('32');
  expect(findShipment(loaded, '32')?.id).toBe('32');
  expect(findShipment(loaded, '31')).toBeUndefined();
});

test.each([
  ['size', false],
  ['not-as-pictured', true],
  ['faulty', true],
  ['wrong-item', true],
  ['other', false],
  ['', false],
] as const)('asks for photos with the reason “%s”: %s', (reason, isAsked) =>
  expect(isVisibleReason(reason)).toBe(isAsked),
);

test('takes photos of up to 10 MB', () => {
  expect([10_485_760, 10_485_761].map(isPhotoTooLarge)).toEqual([false, true]);
});
