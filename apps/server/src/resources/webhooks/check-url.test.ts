import { expect, it } from 'vitest';
import { parseNetworks } from '../../notifications/networks.ts';
import { findUrlFault } from './check-url.ts';

const OWN = parseNetworks('10.8.0.0/16') ?? [];

it.each([
  ['https://erp.example/events', [], undefined],
  ['https://erp.example:8443/events?x=1', [], undefined],
  ['http://erp.example/events', [], 'https-needed'],
  ['https://user@erp.example/', [], 'credentials-in-url'],
  ['https://:secret@erp.example/', [], 'credentials-in-url'],
  ['https://127.0.0.1/', [], 'private-address'],
  ['https://2130706433/', [], 'private-address'],
  ['https://0x7f.1/', [], 'private-address'],
  ['https://[::1]/', [], 'private-address'],
  ['https://[::ffff:169.254.169.254]/', [], 'private-address'],
  ['https://localhost/', [], 'private-address'],
  ['https://1.1.1.1/', [], undefined],
  ['https://10.8.1.1/', OWN, undefined],
  ['http://10.8.1.1/', OWN, undefined],
  ['http://10.9.1.1/', OWN, 'private-address'],
] as const)('the URL %s with the networks %j has the fault %s', (url, networks, fault) => {
  expect(findUrlFault(url, networks)).toBe(fault);
});
