import { DAY_MS } from '@vitrine/kit';
import { expect, it } from 'vitest';
import { readRegisteredTemplates } from '../../providers/messages/registered-templates.ts';
import { listPrompts, type SavedPermission } from './rules.ts';

const NOW = Date.UTC(2026, 10, 26);
const ORDER =
  'order-refunded=T4,order-shipped=T2,order-shipped:en-US=T2E,order-identity-needed=T1,order-delivered=T3,order-paid=T0';
const read = (text: string) => readRegisteredTemplates(text) ?? new Map();
const saved = (more: Partial<SavedPermission>): SavedPermission => ({
  templateCode: 'T1',
  remaining: 0,
  refusedAt: undefined,
  ...more,
});

it.each([
  ['three at most, the most important first', 'zh-CN', [], ['T1', 'T2', 'T3']],
  ['those of the language', 'en-US', [], ['T1', 'T2E', 'T3']],
  ['not what was just refused', 'zh-CN', [saved({ refusedAt: NOW - DAY_MS })], ['T2', 'T3', 'T4']],
  [
    'what was refused long ago',
    'zh-CN',
    [saved({ refusedAt: NOW - 30 * DAY_MS })],
    ['T1', 'T2', 'T3'],
  ],
  ['what was accepted once', 'zh-CN', [saved({ remaining: 1 })], ['T1', 'T2', 'T3']],
  ['not what was accepted often', 'zh-CN', [saved({ remaining: 5 })], ['T2', 'T3', 'T4']],
] as const)('an order asks for %s', (_, language, permissions, templateCodes) => {
  expect(listPrompts(read(ORDER), language, permissions, NOW)).toEqual([
    { moment: 'order', templateCodes },
  ]);
});

it('asks for nothing that the shop has not registered', () => {
  expect(listPrompts(new Map(), 'zh-CN', [], NOW)).toEqual([]);
  expect(
    listPrompts(read('coupon-ending=C,price-drop=P,back-in-stock=B'), 'zh-CN', [], NOW),
  ).toEqual([
    { moment: 'back-in-stock', templateCodes: ['B'] },
    { moment: 'price-drop', templateCodes: ['P'] },
    { moment: 'coupon', templateCodes: ['C'] },
  ]);
});
