import type { Order } from '@vitrine/contract';
import { expect, test } from 'vitest';
import { messages } from './messages.ts';
import { listNextSteps, needsPersonalId } from './rules.ts';

const withStatus = (clearanceStatus: string) => ({ clearanceStatus }) as never;

test.each([
  [{ isIdentityNeeded: true, isPersonalIdRequired: true }, withStatus('passed'), true],
  [{ isIdentityNeeded: false, isPersonalIdRequired: true }, null, true],
  [{ isIdentityNeeded: false, isPersonalIdRequired: true }, withStatus('failed'), true],
  [{ isIdentityNeeded: false, isPersonalIdRequired: true }, withStatus('checking'), false],
  [{ isIdentityNeeded: false, isPersonalIdRequired: false }, null, false],
])('%j with %j needs a personal ID: %s', (order, personalId, expected) => {
  expect(needsPersonalId(order as Order, personalId)).toBe(expected);
});

test.each([
  [['domestic'], 'own', ['接单并打包', '派送到您手中，签收后 30 天内可退']],
  [['bonded'], 'merchants', ['商家接单并打包', '保税仓清关放行', '国内派送，签收后 30 天内可退']],
  [['abroad'], 'boutiques', ['买手店接单并打包', '跨境运输与清关', '国内派送，签收后 30 天内可退']],
  [
    ['domestic', 'abroad'],
    'merchants',
    ['商家接单并打包', '跨境运输与清关', '国内派送，签收后 30 天内可退'],
  ],
] as const)('after an order of goods sent %j by %s comes %j', (origins, sellers, steps) => {
  const merchantOrders = origins.map((shipsFrom) => ({ shipsFrom }));
  expect(
    listNextSteps({ merchantOrders } as never, { sellers, returnDays: 30 }, messages['zh-CN']),
  ).toEqual(steps);
});
