import { expect, test } from 'vitest';
import { searchScreens } from './search-screens.ts';

const screens = [
  { path: '/orders', title: { 'zh-CN': '订单', 'en-US': 'Orders' } },
  { path: '/orders/:id', title: { 'zh-CN': '订单详情', 'en-US': 'Order' } },
  { path: '/staff', title: { 'zh-CN': '员工', 'en-US': 'Staff' } },
];

test.each([
  ['ORD', ['/orders']],
  ['订单', ['/orders']],
  ['staf', ['/staff']],
  ['  ', []],
  ['lottery', []],
])('finds for %o the screens %o', (text, expected) => {
  expect(searchScreens(screens, text).map(({ path }) => path)).toEqual(expected);
});
