import { isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
const GROUP_BITS = 16;
const NETWORK_GROUPS = 4;
const SITE_GROUPS = 3;

/** Expands `::` to all eight groups. */
function expandGroups(ip: string): string[] {
  const [head = '', tail = ''] = ip.split('::');
  const split = (part: string) => (part ? part.split(':') : []);
  const missing = GROUPS - split(head).length - split(tail).length;
  return [...split(head), ...Array<string>(Math.max(missing, 0)).fill('0'), ...split(tail)];
}

function getPrefix(ip: string, groups: number): string {
  const mapped = MAPPED_IPV4.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [address = ''] = ip.split('%');
  const prefix = expandGroups(address).slice(0, groups);
  const texts = prefix.map((group) => Number.parseInt(group, 16).toString(16));
  return `${texts.join(':')}::/${groups * GROUP_BITS}`;
}

/**
 * The network that limits are counted by. One household or phone has a whole /64 of IPv6 addresses, so all of
 * them count as one; an IPv4 address counts alone.
 */
export const getNetwork = (ip: string): string => getPrefix(ip, NETWORK_GROUPS);

/** The site that a network belongs to: one customer of a provider often has a whole /48 of IPv6 networks. */
export const getSite = (ip: string): string => getPrefix(ip, SITE_GROUPS);
