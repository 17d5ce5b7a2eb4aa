import { expect, test } from 'vitest';
import { canOpen } from './can-open.ts';

test.each([
  [{}, [], null, true],
  [{ permission: 'orders:read' }, ['orders:read'], null, true],
  [{ permission: 'orders:read' }, ['orders:read'], '7', true],
  [{ permission: 'orders:read' }, ['catalogue:read'], null, false],
  [{ permission: 'catalogue:read', isShopOnly: true }, ['catalogue:read'], '7', false],
  [{ permission: 'catalogue:read', isShopOnly: true }, ['catalogue:read'], null, true],
] as const)('opens %o with %o for merchant %s: %s', (row, permissions, merchantId, expected) => {
  expect(canOpen(row, { permissions: [...permissions], merchantId, importsGoods: false })).toBe(
    expected,
  );
});

test.each([true, false])(
  'opens what concerns imported goods where the shop imports: %s',
  (importsGoods) => {
    expect(
      canOpen({ isImportOnly: true }, { permissions: [], merchantId: null, importsGoods }),
    ).toBe(importsGoods);
  },
);
