import { lookup } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isAllowedAddress, type Network } from '../../notifications/networks.ts';
import { createTimeLimitSignal } from '../../time-limit.ts';
import { findUrlFault, readIpAddress } from './check-url.ts';

/** How long a receiver may take, for the look-up of its host and its answer together. */
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

interface RequestLimits {
  readonly timeoutMs?: number;
  /** Ends the request without an answer. */
  readonly stop?: AbortSignal;
}

const toWebhookError = (error: unknown, limit: AbortSignal) =>
  error instanceof WebhookError
    ? error
    : new WebhookError(limit.aborted ? 'no answer in time' : 'no answer');

const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

interface CheckedRequest extends WebhookRequest {
  readonly address: string;
}

const postTo = ({ url: text, headers, body, address }: CheckedRequest, signal: AbortSignal) =>
  new Promise<number>((resolve, reject) => {
    const url = new URL(text);
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const request = send(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      agent: false,
      signal,
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
    request.on('error', reject);
    request.end(body);
  });

/**
 * Sends a request to the address that was checked, so that the host cannot lead elsewhere between the
 * check and the connection. Redirects are not followed. Returns the status.
 */
export async function sendWebhookRequest(
  request: WebhookRequest,
  allowed: readonly Network[],
  { timeoutMs = TIMEOUT_MS, stop }: RequestLimits = {},
): Promise<number> {
  const fault = findUrlFault(request.url, allowed);
  if (fault) throw new WebhookError(fault);
  const limit = createTimeLimitSignal(timeoutMs);
  const signal = stop ? AbortSignal.any([limit, stop]) : limit;
  try {
    const found = findAddress(new URL(request.url), allowed);
    const address = await Promise.race([found, rejectOnAbort(signal)]);
    return await postTo({ ...request, address }, signal);
  } catch (error) {
    throw toWebhookError(error, limit);
  }
}
