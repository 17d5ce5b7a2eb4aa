import { setTimeout as wait } from 'node:timers/promises';
import { type CircuitBreaker, CircuitOpenError, createCircuitBreaker } from '../circuit-breaker.ts';
import { createTimeLimitSignal } from '../time-limit.ts';
import { ProviderError } from './provider-error.ts';

const TIMEOUT_MS = 5_000;
/** How long an attempt may take that can be repeated. */
const ATTEMPT_MS = 3_000;
/** How long all attempts of a request may take, because a shopper waits for them. */
const DEADLINE_MS = 6_000;
const PAUSE_MS = 200;
/** After this many requests in a row without an answer, a provider is left alone for a while. */
const FAILURES = 5;
const CIRCUIT_PAUSE_MS = 10_000;

/** The circuits by host, because a provider's calls share its outages. */
const circuits = new Map<string, CircuitBreaker>();

function getCircuit({ host }: URL): CircuitBreaker {
  let circuit = circuits.get(host);
  if (!circuit) {
    circuit = createCircuitBreaker({ failures: FAILURES, pauseMs: CIRCUIT_PAUSE_MS });
    circuits.set(host, circuit);
  }
  return circuit;
}

export interface ProviderRequest {
  url: string | URL;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  timeoutMs?: number;
  /** How often an idempotent request is retried when the provider does not answer. */
  retries?: number;
}

export interface ProviderResponse {
  status: number;
  headers: Headers;
  text: string;
}

async function requestOnce({
  url,
  method = 'GET',
  headers,
  body,
  signal,
}: ProviderRequest & { signal: AbortSignal }) {
  const response = await fetch(url, {
    method,
    redirect: 'error',
    signal,
    ...(headers ? { headers } : {}),
    ...(body === undefined ? {} : { body }),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

async function requestWithRetries(request: ProviderRequest): Promise<ProviderResponse> {
  const { retries = 0, timeoutMs = TIMEOUT_MS } = request;
  const attemptMs = retries > 0 ? Math.min(timeoutMs, ATTEMPT_MS) : timeoutMs;
  const deadline = createTimeLimitSignal(DEADLINE_MS);
  for (let attempt = 0; ; attempt++) {
    const isLast = () => attempt >= retries || deadline.aborted;
    const signal = AbortSignal.any([deadline, createTimeLimitSignal(attemptMs)]);
    try {
      const response = await requestOnce({ ...request, signal });
      if (response.status < 500 || isLast()) return response;
    } catch (error) {
      if (isLast()) throw error;
    }
    await wait(PAUSE_MS * (attempt + 1));
  }
}

/** Runs what asks a host. A host that keeps silent is left alone for a while. */
export const runInCircuit = <T>(url: string | URL, run: () => Promise<T>): Promise<T> =>
  getCircuit(new URL(url)).run(run);

/**
 * Sends a request to a provider. A provider that keeps silent is left alone for a while, so that shoppers do
 * not wait for it. The error does not contain the URL, because some URLs contain secrets.
 */
export async function requestProvider(request: ProviderRequest): Promise<ProviderResponse> {
  try {
    return await runInCircuit(request.url, () => requestWithRetries(request));
  } catch (cause) {
    const message =
      cause instanceof CircuitOpenError ? cause.message : 'The provider did not answer';
    throw new ProviderError('unreachable', message, undefined, cause);
  }
}

/** Sends a request to a provider that answers with a JSON object. */
export async function requestProviderJson(
  request: ProviderRequest,
): Promise<Record<string, unknown>> {
  const { status, text } = await requestProvider(request);
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    // Reported below, together with JSON that is not an object.
  }
  const fault = status >= 500 ? 'unreachable' : 'refused';
  throw new ProviderError(fault, 'The provider did not answer with a JSON object', String(status));
}
