import { isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
const NETWORK_GROUPS = 4;

/** Expands `::` to all eight groups. */
function expandGroups(ip: string): string[] {
  const [head = '', tail = ''] = ip.split('::');
  const split = (part: string) => (part ? part.split(':') : []);
  const missing = GROUPS - split(head).length - split(tail).length;
  return [...split(head), ...Array<string>(Math.max(missing, 0)).fill('0'), ...split(tail)];
}

/**
 * The network that limits are counted by. One household or phone has a whole /64 of IPv6 addresses, so all of
 * them count as one; an IPv4 address counts alone.
 */
export function getNetwork(ip: string): string {
  const mapped = MAPPED_IPV4.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [address = ''] = ip.split('%');
  const groups = expandGroups(address).slice(0, NETWORK_GROUPS);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
