import { expect, test } from 'vitest';
import { describeDevice, describeNetwork } from './session-client.ts';

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit Version/18.0 Safari/604.1',
    'Safari · iOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) Chrome/141.0 Safari/537.36 MicroMessenger/8.0',
    'WeChat · Android',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/141.0 Safari/537.36 Edg/141.0', 'Edge · Windows'],
  ['curl/8.0', null],
  [undefined, null],
])('describes %s as %s', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device);
});

test.each([
  ['203.0.113.7', '203.0.*.*'],
  ['2001:db8:1:2::5', '2001:db8:…'],
])('describes the network of %s as %s', (ip, network) => {
  expect(describeNetwork(ip)).toBe(network);
});
