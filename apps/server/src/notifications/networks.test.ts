import { describe, expect, it } from 'vitest';
import { isAllowedAddress, parseNetworks } from './networks.ts';

describe('an address of a webhook', () => {
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.1.1',
    '198.19.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2001:db8::1',
    '2002:7f00:1::',
    'fd00::1',
    'fe80::1',
    'ff02::1',
  ])('%s is not allowed', (address) => {
    expect(isAllowedAddress(address, [])).toBe(false);
  });

  it.each(['1.1.1.1', '172.32.0.1', '192.169.0.1', '2606:4700::1111'])(
    '%s is allowed',
    (address) => {
      expect(isAllowedAddress(address, [])).toBe(true);
    },
  );

  it('of a private network is allowed where the settings name it', () => {
    const networks = parseNetworks('10.8.0.0/16, fd00::/8') ?? [];
    expect(isAllowedAddress('10.8.3.4', networks)).toBe(true);
    expect(isAllowedAddress('fd12::1', networks)).toBe(true);
    expect(isAllowedAddress('10.9.0.1', networks)).toBe(false);
  });
});

it.each(['10.0.0.0/33', 'example.com', '10.0.0.0/8/8', '::/129', '10.0.0.0/x'])(
  'the network %s is invalid',
  (text) => {
    expect(parseNetworks(text)).toBeUndefined();
  },
);
