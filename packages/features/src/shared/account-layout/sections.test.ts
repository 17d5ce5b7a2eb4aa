import { expect, test } from 'vitest';
import { messages } from './messages.ts';
import { ACCOUNT_SECTIONS } from './sections.ts';

test('lists the sections in the order of the screen table, each with a name', () => {
  expect(ACCOUNT_SECTIONS).toEqual([
    'orders',
    'returns',
    'addresses',
    'personalIds',
    'coupons',
    'referral',
    'profile',
    'privacy',
    'conversations',
    'productAlerts',
  ]);
  expect(Object.keys(messages['zh-CN'].sections)).toEqual(ACCOUNT_SECTIONS);
});
