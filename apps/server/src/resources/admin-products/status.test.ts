import { productStatus } from '@vitrine/contract/admin';
import { expect, it } from 'vitest';
import { STATUS_CHANGES, toProductStatus, toStoredStatus } from './status.ts';

it.each([
  ['draft', ['published', 'archived']],
  ['published', ['hidden', 'archived']],
  ['hidden', ['published', 'archived']],
  ['archived', ['hidden']],
] as const)('a product that is %s may become %j, and nothing else', (status, allowed) => {
  for (const next of productStatus.options)
    expect([next, STATUS_CHANGES[status].some((each) => each === next)]).toEqual([
      next,
      allowed.some((each) => each === next),
    ]);
});

it.each(['published', 'hidden', 'archived'] as const)('a stored product is %s again', (status) => {
  expect(toProductStatus(toStoredStatus(status))).toBe(status);
});
