import type { Order } from '@vitrine/contract';
import { expect, test } from 'vitest';
import { needsPersonalId } from './rules.ts';

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
