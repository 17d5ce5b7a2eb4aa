import { z } from 'zod';
import { ProviderError } from '../provider-error.ts';
import { type ProviderRequest, requestProvider } from '../provider-request.ts';
import { parseProviderJson } from '../read-provider.ts';

export interface VendorAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

const TOO_MANY = 429;
const UNAVAILABLE = 503;
const SERVER_ERROR = 500;

const anyObject = z.record(z.string(), z.unknown());

/** Throws when the status says that the vendor has no time, or that the outcome is unknown. */
export function checkStatus(status: number): void {
  if (status === TOO_MANY || status === UNAVAILABLE)
    throw new ProviderError('busy', 'The push vendor is busy', String(status));
  if (status >= SERVER_ERROR)
    throw new ProviderError('unreachable', 'The push vendor failed', String(status));
}

/** Asks a push vendor, whose answers are JSON objects, also with the status of an error. */
export async function askVendor(request: ProviderRequest): Promise<VendorAnswer> {
  const { status, text } = await requestProvider({ method: 'POST', ...request });
  checkStatus(status);
  return { status, body: parseProviderJson(anyObject, text) };
}

export const formBody = (fields: Readonly<Record<string, string>>) => ({
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
});

export const jsonBody = (value: object) => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});
