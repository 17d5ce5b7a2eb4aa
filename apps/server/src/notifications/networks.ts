import { BlockList, isIP } from 'node:net';

/** An IP network: `10.0.0.0/8`. */
export interface Network {
  readonly address: string;
  readonly prefix: number;
}

const BITS = { 4: 32, 6: 128 } as const;
const toFamily = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

function parseNetwork(text: string): Network | undefined {
  const [address = '', length, ...others] = text.trim().split('/');
  const version = isIP(address);
  if ((version !== 4 && version !== 6) || others.length > 0) return undefined;
  const prefix = length === undefined ? BITS[version] : Number(length);
  const isValid = Number.isInteger(prefix) && prefix >= 0 && prefix <= BITS[version];
  return isValid ? { address, prefix } : undefined;
}

/** Reads networks separated by commas; undefined when one is invalid. */
export function parseNetworks(text: string): readonly Network[] | undefined {
  const networks = text.split(',').filter(Boolean).map(parseNetwork);
  return networks.every((network) => network !== undefined) ? networks : undefined;
}

function createList(networks: readonly Network[]): BlockList {
  const list = new BlockList();
  for (const { address, prefix } of networks) list.addSubnet(address, prefix, toFamily(address));
  return list;
}

/** Networks that are not of the public internet (RFC 6890). An IPv4 address inside an IPv6 one is checked as IPv4. */
const RESERVED = createList(
  parseNetworks(
    [
      '0.0.0.0/8,10.0.0.0/8,100.64.0.0/10,127.0.0.0/8,169.254.0.0/16,172.16.0.0/12,192.0.0.0/24',
      '192.0.2.0/24,192.88.99.0/24,192.168.0.0/16,198.18.0.0/15,198.51.100.0/24,203.0.113.0/24',
      '224.0.0.0/4,240.0.0.0/4,::/96,64:ff9b::/96,64:ff9b:1::/48,100::/64',
      '2001::/23,2001:db8::/32,2002::/16,fc00::/7,fe80::/10,fec0::/10,ff00::/8',
    ].join(','),
  ) ?? [],
);

/** Whether a webhook may be sent to an IP address: a public one, or one of an allowed private network. */
export function isAllowedAddress(address: string, allowed: readonly Network[]): boolean {
  const family = toFamily(address);
  return createList(allowed).check(address, family) || !RESERVED.check(address, family);
}
