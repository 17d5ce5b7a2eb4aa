import { ROLE_PERMISSIONS } from '@vitrine/contract/admin';
import { expect, test } from 'vitest';
import { SCREENS } from '../screens.ts';
import { canOpen } from './can-open.ts';

test.each([
  [{}, [], null, true],
  [{ call: 'listMerchantOrders' }, ['orders:read'], null, true],
  [{ call: 'listMerchantOrders' }, ['orders:read'], '7', true],
  [{ call: 'listMerchantOrders' }, ['catalogue:read'], null, false],
  [{ call: 'listAuditRecords' }, ['audit:read'], null, true],
  [{ call: 'listAuditRecords' }, ['audit:read'], '7', false],
  [{ call: 'listBrands' }, ['catalogue:read'], '7', true],
  [{ call: 'listBrands', work: 'createBrand' }, ['catalogue:read'], '7', false],
  [{ call: 'listBrands', work: 'createBrand' }, ['catalogue:read'], null, true],
] as const)('opens %o with %o for merchant %s: %s', (row, permissions, merchantId, expected) => {
  expect(canOpen(row, { permissions: [...permissions], merchantId, importsGoods: false })).toBe(
    expected,
  );
});

test('shows to the staff of a merchant what they can work with', () => {
  const permissions = [...ROLE_PERMISSIONS.merchant];
  const operator = { permissions, merchantId: '7', importsGoods: true };
  expect(SCREENS.filter((row) => canOpen(row, operator)).map(({ path }) => path)).toEqual([
    ...['/today', '/orders', '/orders/:id', '/returns', '/products', '/products/:id', '/imports'],
    ...['/money', '/money/payouts', '/money/commissions', '/money/refunds', '/fapiao', '/jobs'],
    '/account',
  ]);
});

test.each([true, false])(
  'opens what concerns imported goods where the shop imports: %s',
  (importsGoods) => {
    expect(
      canOpen({ isImportOnly: true }, { permissions: [], merchantId: null, importsGoods }),
    ).toBe(importsGoods);
  },
);
