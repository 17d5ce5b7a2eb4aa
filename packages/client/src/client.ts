import type { CallName } from '@vitrine/contract';
import { type CallRow, callTable } from '@vitrine/contract/table';
import type { Api, CallOptions } from './api.ts';
import { createCancellation } from './cancel.ts';
import { type ClientConfig, checkConfig } from './config.ts';
import { environments } from './environments.ts';
import { ApiError, errorCode, errorOf } from './error.ts';
import { baseHeaders } from './headers.ts';
import { fillPath, isBinary, isThirdParty, joined, queryText, rewritten } from './paths.ts';
import type { ApiRequest, ApiResponse } from './transport.ts';

/** Long enough for a shopper on a train; the server gives up far earlier. */
export const REQUEST_TIMEOUT_MS = 200_000;

const SUCCESSES: readonly number[] = [200, 201, 202, 304];

interface Given {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

const randomId = (): string =>
  Date.now().toString(36) + Math.random().toString(36).slice(2, 10).padEnd(8, '0');

/** What a request to the third-party host says of itself, beside the base headers. */
const thirdPartyHeaders = ({ environment = 'production' }: ClientConfig) => ({
  'service-id': environments[environment].serviceId,
  'app-id': environments[environment].appId,
});

function requestOf(
  config: ClientConfig,
  [method, path]: CallRow,
  { params, query, body }: Given,
  onCancel: ApiRequest['onCancel'],
): ApiRequest {
  const outside = isThirdParty(path);
  const base = (outside && config.thirdPartyUrl) || config.baseUrl;
  const requestId = (config.newRequestId ?? randomId)();
  return {
    method,
    url: joined(base, rewritten(fillPath(path, params))) + queryText(query),
    headers: {
      ...baseHeaders(config.context?.() ?? {}, config.platform, requestId),
      ...(outside ? thirdPartyHeaders(config) : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    withCredentials: config.withCredentials,
    binary: isBinary(path),
    timeoutMs: REQUEST_TIMEOUT_MS,
    onCancel,
  };
}

async function carry(config: ClientConfig, request: ApiRequest): Promise<ApiResponse> {
  const ready = await config.interceptors.request(request);
  try {
    return await config.interceptors.response(await config.transport(ready));
  } catch (cause) {
    throw errorCode(cause) ? cause : new ApiError('network', undefined, undefined, cause);
  }
}

/**
 * Typed calls over any transport.
 * @example
 * const api = createClient({ baseUrl: '/', withCredentials: true, interceptors, transport: fetchTransport() });
 * const product = await api.getProduct({ params: { id: '10000001' } });
 */
export function createClient(config: ClientConfig): Api {
  checkConfig(config);
  const underWay = new Map<string, () => void>();

  async function call(name: string, row: CallRow, given: Given = {}, options: CallOptions = {}) {
    const [, , cancellable, tolerated = []] = row;
    if (options.signal?.aborted) throw new ApiError('cancelled');
    const { cancel, failed, onCancel, done } = createCancellation(
      options.signal,
      REQUEST_TIMEOUT_MS,
    );
    const lane = `${name} ${options.lane ?? ''}`;
    if (cancellable && !options.signal && config.cancelsOlder !== false) {
      underWay.get(lane)?.();
      underWay.set(lane, cancel);
    }
    try {
      const request = requestOf(config, row, given, onCancel);
      const response = await Promise.race([carry(config, request), failed]);
      if (![...SUCCESSES, ...tolerated].includes(response.status)) throw errorOf(response);
      return response.data;
    } finally {
      done();
      if (underWay.get(lane) === cancel) underWay.delete(lane);
    }
  }

  const calls = Object.entries(callTable).map(([name, row]) => [
    name,
    (given?: Given, options?: CallOptions) => call(name, row, given, options),
  ]);
  return Object.fromEntries(calls) as Record<CallName, unknown> as Api;
}
