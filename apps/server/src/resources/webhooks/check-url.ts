import { isIP } from 'node:net';
import { isAllowedAddress, type Network } from '../../notifications/networks.ts';

/** The IP address that a URL names, without brackets; undefined when it names a host. */
export function readIpAddress({ hostname }: URL): string | undefined {
  const address = hostname.replace(/^\[|\]$/g, '');
  return isIP(address) === 0 ? undefined : address;
}

export type UrlFault = 'https-needed' | 'credentials-in-url' | 'private-address';

/** Names that lead into the network of the shop: of this machine, without a domain, or of a private one. */
const PRIVATE_NAME = /^[^.]+$|(?:^|\.)(?:localhost|local|internal|home\.arpa)$/;
const isPrivateName = ({ hostname }: URL) => PRIVATE_NAME.test(hostname.replace(/\.+$/, ''));

interface AllowedPlaces {
  readonly webhookPorts: readonly number[];
  readonly webhookNetworks: readonly Network[];
}

/**
 * Whether a URL names a port of another service: any but that of its protocol or an allowed one. In a private
 * network that webhooks may reach, each service has a port of its own.
 */
export function hasForeignPort(
  text: string,
  { webhookPorts, webhookNetworks }: AllowedPlaces,
): boolean {
  const url = new URL(text);
  if (url.port === '' || webhookPorts.includes(Number(url.port))) return false;
  const address = readIpAddress(url);
  const isOwn =
    address !== undefined &&
    !isAllowedAddress(address, []) &&
    isAllowedAddress(address, webhookNetworks);
  return !isOwn;
}

/**
 * What is wrong with the URL of an endpoint. Where a host leads is checked when a connection is opened,
 * because that may change at any time. Plain HTTP is for the allowed private networks.
 */
export function findUrlFault(text: string, allowed: readonly Network[]): UrlFault | undefined {
  const url = new URL(text);
  if (url.username || url.password) return 'credentials-in-url';
  if (url.protocol !== 'https:' && allowed.length === 0) return 'https-needed';
  const address = readIpAddress(url);
  if (address !== undefined)
    return isAllowedAddress(address, allowed) ? undefined : 'private-address';
  return isPrivateName(url) && allowed.length === 0 ? 'private-address' : undefined;
}
