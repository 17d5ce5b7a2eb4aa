import type { CallName, Sendable } from '@vitrine/contract';
import type { CallRow } from '@vitrine/contract/table';
import type { Api, CallOptions } from './api.ts';
import { createCancellation } from './cancel.ts';
import { type ClientConfig, checkConfig } from './config.ts';
import { environments } from './environments.ts';
import { ApiError, errorCode, errorOf } from './error.ts';
import { baseHeaders } from './headers.ts';
import {
  fillPath,
  isBinary,
  isThirdParty,
  joined,
  outlivesPage,
  queryText,
  rewritten,
} from './paths.ts';
import type { ApiRequest, ApiResponse } from './transport.ts';

/** Long enough for a shopper on a train; the server gives up far earlier. */
export const REQUEST_TIMEOUT_MS = 200_000;

const SUCCESSES: readonly number[] = [200, 201, 202, 304];

interface Given {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  file?: Sendable;
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
  { params, query, body, file }: Given,
  { idempotencyKey }: CallOptions,
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
      ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(file === undefined ? {} : { file }),
    withCredentials: config.withCredentials,
    binary: isBinary(path),
    keepalive: outlivesPage(path),
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

/** How a call is made, by its name. It may have to be fetched. */
export type FindRow = (name: CallName) => CallRow | Promise<CallRow>;

/** Whoever awaits a client would find out that it is no promise. */
const THEN = 'then';

/** Typed calls over any transport, made as `findRow` says. */
export function createClientBy(findRow: FindRow, config: ClientConfig): Api {
  checkConfig(config);
  const underWay = new Map<string, () => void>();

  async function call(
    name: CallName,
    row: CallRow,
    given: Given,
    options: CallOptions,
  ): Promise<unknown> {
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
      const request = requestOf(config, row, given, options, onCancel);
      const response = await Promise.race([carry(config, request), failed]);
      if (![...SUCCESSES, ...tolerated].includes(response.status)) throw errorOf(response);
      return response.data;
    } finally {
      done();
      if (underWay.get(lane) === cancel) underWay.delete(lane);
    }
  }

  const callBy =
    (name: CallName) =>
    (given: Given = {}, options: CallOptions = {}) => {
      const row = findRow(name);
      return 'then' in row
        ? row.then((found) => call(name, found, given, options))
        : call(name, row, given, options);
    };
  return new Proxy({} as Api, {
    get: (_, name) =>
      typeof name === 'string' && name !== THEN ? callBy(name as CallName) : undefined,
  });
}
