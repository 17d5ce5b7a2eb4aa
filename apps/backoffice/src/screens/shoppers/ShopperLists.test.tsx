import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AdminResponse } from '../../api/admin-api.ts';
import { shopper } from '../../testing/fixtures/shopper.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { readRows } from '../../testing/screen-steps.ts';
import { ShopperLists } from './ShopperLists.tsx';

const AT = '2026-11-23T04:00:00.000Z';
const full: AdminResponse<'getShopper'> = {
  ...shopper,
  orders: [
    {
      ...{ id: '1001', number: '202611231001', placedAt: AT, status: 'under-way' },
      ...{ grandTotal: 1_299_000, currency: 'CNY', isTest: false },
    },
  ],
  coupons: [
    { id: '1', name: 'Welcome', validTo: AT, isUsed: false },
    { id: '2', name: 'Birthday', validTo: AT, isUsed: true },
  ],
  conversations: [{ id: '7', topic: 'stylist', state: 'waiting', changedAt: AT }],
};
type Options = Parameters<typeof renderScreen>[1];
const show = (overview: AdminResponse<'getShopper'>, options?: Options) =>
  renderScreen(() => <ShopperLists shopper={overview} />, options);

test.each([
  ['zh-CN', '造型顾问', /^待回复 · /, '已使用', '进行中'],
  ['en-US', 'Stylist', /^Waiting · /, 'Used', 'Under way'],
] as const)('names everything in %s', (language, topic, state, used, status) => {
  show(full, { language, role: 'support' });
  expect(screen.getByRole('link', { name: topic })).toHaveAttribute('href', '/conversations/7');
  expect(screen.getByText(state)).toBeInTheDocument();
  expect(screen.getByText(used)).toBeInTheDocument();
  expect(readRows()[0]).toEqual([
    '202611231001',
    expect.stringContaining('12:00'),
    status,
    '¥12,990',
  ]);
});

test('a role that answers no conversations gets no link to one', () => {
  show(full, { role: 'finance' });
  expect(screen.getByText('Stylist')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Stylist' })).toBeNull();
});

test('says of each list that it is empty', () => {
  show(shopper, { language: 'zh-CN' });
  expect(screen.getAllByText('暂无')).toHaveLength(3);
});
