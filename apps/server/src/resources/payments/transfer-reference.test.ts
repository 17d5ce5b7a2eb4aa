import { expect, it } from 'vitest';
import { parseTransferReference, toTransferReference } from './transfer-reference.ts';

it('names the checkout and the day in Beijing', () => {
  const payment = { checkout_order_id: '1001', created_at: new Date('2026-11-18T17:00:00Z') };
  expect(toTransferReference(payment)).toBe('T202611191001');
  expect(parseTransferReference(toTransferReference(payment))).toBe('1001');
});

it.each([
  ['t 2026 1119 1001', '1001'],
  ['202611191001', '1001'],
  ['  T202611191001 ', '1001'],
  ['T2026', null],
  ['Coat for Mei', null],
  ['', null],
])('reads “%s” as the checkout %s', (text, id) => expect(parseTransferReference(text)).toBe(id));
