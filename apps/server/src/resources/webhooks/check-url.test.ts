import { expect, it } from 'vitest';
import { parseNetworks } from '../../notifications/networks.ts';
import { findUrlFault, hasForeignPort } from './check-url.ts';

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
  ['https://localhost./', [], 'private-address'],
  ['https://shop.localhost/', [], 'private-address'],
  ['https://vm/', [], 'private-address'],
  ['https://vm../', [], 'private-address'],
  ['https://erp.internal/', [], 'private-address'],
  ['https://printer.local./', [], 'private-address'],
  ['https://internal.example/', [], undefined],
  ['https://erp.example./', [], undefined],
  ['https://vm/', OWN, undefined],
  ['https://1.1.1.1/', [], undefined],
  ['https://10.8.1.1/', OWN, undefined],
  ['http://10.8.1.1/', OWN, undefined],
  ['http://10.9.1.1/', OWN, 'private-address'],
] as const)('the URL %s with the networks %j has the fault %s', (url, networks, fault) => {
  expect(findUrlFault(url, networks)).toBe(fault);
});

it.each([
  ['https://erp.example/', [], [], false],
  ['https://erp.example:443/', [], [], false],
  ['https://erp.example:22/', [], [], true],
  ['https://erp.example:8443/', [], [], true],
  ['https://erp.example:8443/', [8443], [], false],
  ['https://erp.example:80/', [8443], [], true],
  ['https://1.1.1.1:22/', [], OWN, true],
  ['http://10.8.1.1:80/', [], OWN, false],
  ['http://10.8.1.1:3000/', [], OWN, false],
  ['http://10.9.1.1:3000/', [], OWN, true],
] as const)(
  'the port of the URL %s with the ports %j and the networks %j is foreign: %s',
  (url, webhookPorts, webhookNetworks, isForeign) => {
    expect(hasForeignPort(url, { webhookPorts, webhookNetworks })).toBe(isForeign);
  },
);
