import { lookup } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isAllowedAddress, type Network } from '../../notifications/networks.ts';
import { findUrlFault, readIpAddress } from './check-url.ts';

const TIMEOUT_MS = 10_000;

/** A request that was not sent or not answered, with a reason for operators. */
export class WebhookError extends Error {
  override name = 'WebhookError';
}

async function findAddresses(url: URL): Promise<string[]> {
  const address = readIpAddress(url);
  if (address !== undefined) return [address];
  try {
    return (await lookup(url.hostname, { all: true })).map((found) => found.address);
  } catch {
    throw new WebhookError('host not found');
  }
}

/** Plain HTTP is for private networks only. */
const isReachable = (url: URL, address: string, allowed: readonly Network[]) =>
  isAllowedAddress(address, allowed) &&
  (url.protocol === 'https:' || !isAllowedAddress(address, []));

/** Finds the address to connect to. Each address of the host has to be allowed. */
async function findAddress(url: URL, allowed: readonly Network[]): Promise<string> {
  const addresses = await findAddresses(url);
  const [first] = addresses;
  if (first === undefined) throw new WebhookError('host not found');
  if (!addresses.every((address) => isReachable(url, address, allowed)))
    throw new WebhookError('address not allowed');
  return first;
}

export interface WebhookRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Sends a request to the address that was checked, so that the host cannot lead elsewhere between the
 * check and the connection. Redirects are not followed. Returns the status.
 */
export async function sendWebhookRequest(
  { url: text, headers, body }: WebhookRequest,
  allowed: readonly Network[],
  timeoutMs = TIMEOUT_MS,
): Promise<number> {
  const fault = findUrlFault(text, allowed);
  if (fault) throw new WebhookError(fault);
  const url = new URL(text);
  const address = await findAddress(url, allowed);
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = send(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
      lookup: (_host, { all }, done) => {
        const family = isIP(address);
        if (all) done(null, [{ address, family }]);
        else done(null, address, family);
      },
    });
    request.on('response', (response) => {
      // The body is of no interest, and may be endless.
      response.destroy();
      resolve(response.statusCode ?? 0);
    });
    request.on('error', (error) =>
      reject(new WebhookError(error.name === 'AbortError' ? 'no answer in time' : 'no answer')),
    );
    request.end(body);
  });
}
