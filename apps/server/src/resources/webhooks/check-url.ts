import { isIP } from 'node:net';
import { isAllowedAddress, type Network } from '../../notifications/networks.ts';

/** The IP address that a URL names, without brackets; undefined when it names a host. */
export function readIpAddress({ hostname }: URL): string | undefined {
  const address = hostname.replace(/^\[|\]$/g, '');
  return isIP(address) === 0 ? undefined : address;
}

export type UrlFault = 'https-needed' | 'credentials-in-url' | 'private-address';

/**
 * What is wrong with the URL of an endpoint. Where a host leads is checked when a connection is opened,
 * because that may change at any time. Plain HTTP is for the allowed private networks.
 */
export function findUrlFault(text: string, allowed: readonly Network[]): UrlFault | undefined {
  const url = new URL(text);
  if (url.username || url.password) return 'credentials-in-url';
  if (url.protocol !== 'https:' && allowed.length === 0) return 'https-needed';
  const address = readIpAddress(url);
  if (address !== undefined && !isAllowedAddress(address, allowed)) return 'private-address';
  return url.hostname === 'localhost' && allowed.length === 0 ? 'private-address' : undefined;
}
