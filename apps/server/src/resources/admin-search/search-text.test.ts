import { expect, it } from 'vitest';
import { parseSearchText } from './search-text.ts';

it.each([
  ['5001', { id: '5001', orderId: null, mobile: null }],
  ['202611251001', { id: '202611251001', orderId: '1001' }],
  ['sf 1234-5678', { id: null, trackingNumber: 'SF12345678' }],
  ['138 0013 8000', { id: '13800138000', mobile: '8613800138000' }],
  ['Wool', { id: null, orderId: null, mobile: null, lowerCase: 'wool' }],
  ['0', { id: null }],
])('reads %s', (text, expected) => expect(parseSearchText(text)).toMatchObject(expected));
