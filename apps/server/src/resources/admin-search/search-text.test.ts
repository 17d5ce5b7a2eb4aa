import { expect, it } from 'vitest';
import { parseSearchText } from './search-text.ts';

it.each([
  ['5001', { id: '5001', orderId: null, mobile: null }],
  ['202611251001', { id: '202611251001', orderId: '1001' }],
  ['sf 1234-5678', { id: null, trackingNumber: 'SF12345678' }],
  ['138 0013 8000', { id: '13800138000', mobile: '8613800138000' }],
  [
    '0190a5c24d8e7c3a9f1b2d6e8a7b5c40',
    { paymentId: '0190a5c2-4d8e-7c3a-9f1b-2d6e8a7b5c40', orderId: null },
  ],
  ['Wool', { id: null, orderId: null, mobile: null, lowerCase: 'wool' }],
  ['0', { id: null }],
])('reads %s', (text, expected) => expect(parseSearchText(text)).toMatchObject(expected));
