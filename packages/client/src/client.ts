import type { CallName, FileToUpload } from '@vitrine/contract';
import type { CallRow } from '@vitrine/contract/table';
import type { Api, CallOptions } from './api.ts';
import { createCancellation } from './cancellation.ts';
import { type ClientConfig, checkConfig } from './config.ts';
import { environments } from './environments.ts';
import { ApiError, errorCode, toApiError } from './error.ts';
import { buildBaseHeaders } from './headers.ts';
import {
  fillPath,
  formatQuery,
  isBinary,
  isThirdParty,
  joinUrl,
  needsKeepalive,
  rewriteCarnivalPath,
} from './paths.ts';
import type { ApiRequest, ApiResponse } from './transport.ts';

/** Long enough for slow mobile connections. The server's own timeouts are far shorter. */
export const REQUEST_TIMEOUT_MS = 200_000;

const SUCCESSES: readonly number[] = [200, 201, 202, 304];

interface CallValues {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  file?: FileToUpload;
}

const randomId = (): string =>
  Date.now().toString(36) + Math.random().toString(36).slice(2, 10).padEnd(8, '0');

/** The headers of a request to the third-party host, in addition to the base headers. */
const buildThirdPartyHeaders = ({ environment = 'production' }: ClientConfig) => ({
  'service-id': environments[environment].serviceId,
  'app-id': environments[environment].appId,
});

function buildRequest(
  config: ClientConfig,
  [method, path]: CallRow,
  { params, query, body, file }: CallValues,
  { idempotencyKey }: CallOptions,
  onCancel: ApiRequest['onCancel'],
): ApiRequest {
  const isOutside = isThirdParty(path);
  const base = (isOutside && config.thirdPartyUrl) || config.baseUrl;
  const requestId = (config.newRequestId ?? randomId)();
  return {
    method,
    url: joinUrl(base, rewriteCarnivalPath(fillPath(path, params))) + formatQuery(query),
    headers: {
      ...buildBaseHeaders(config.context?.() ?? {}, config.platform, requestId),
      ...(isOutside ? buildThirdPartyHeaders(config) : {}),
      ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(file === undefined ? {} : { file }),
    withCredentials: config.withCredentials,
    binary: isBinary(path),
    keepalive: needsKeepalive(path),
    timeoutMs: REQUEST_TIMEOUT_MS,
    onCancel,
  };
}

async function sendRequest(config: ClientConfig, request: ApiRequest): Promise<ApiResponse> {
  const interceptedRequest = await config.interceptors.request(request);
  try {
    return await config.interceptors.response(await config.transport(interceptedRequest));
  } catch (cause) {
    throw errorCode(cause) ? cause : new ApiError('network', undefined, undefined, cause);
  }
}

/** Finds the method and path of a call by its name. A row may have to be loaded first. */
export type FindCallRow = (name: CallName) => CallRow | Promise<CallRow>;

/** `await` reads this property. It must be undefined on a client, which would otherwise look like a promise. */
const THEN = 'then';

/** Creates typed calls over any transport. `findRow` gives the method and path of each call. */
export function createClientWith(findRow: FindCallRow, config: ClientConfig): Api {
  checkConfig(config);
  const cancelByGroup = new Map<string, () => void>();

  async function call(
    name: CallName,
    row: CallRow,
    values: CallValues,
    options: CallOptions,
  ): Promise<unknown> {
    const [, , isCancellable, toleratedStatuses = []] = row;
    if (options.signal?.aborted) throw new ApiError('cancelled');
    const { cancel, ended, onCancel, dispose } = createCancellation(
      options.signal,
      REQUEST_TIMEOUT_MS,
    );
    const group = `${name} ${options.cancelGroup ?? ''}`;
    if (isCancellable && !options.signal && config.cancelsPrevious !== false) {
      cancelByGroup.get(group)?.();
      cancelByGroup.set(group, cancel);
    }
    try {
      const request = buildRequest(config, row, values, options, onCancel);
      const response = await Promise.race([sendRequest(config, request), ended]);
      if (![...SUCCESSES, ...toleratedStatuses].includes(response.status))
        throw toApiError(response);
      return response.data;
    } finally {
      dispose();
      if (cancelByGroup.get(group) === cancel) cancelByGroup.delete(group);
    }
  }

  const createCall =
    (name: CallName) =>
    (values: CallValues = {}, options: CallOptions = {}) => {
      const row = findRow(name);
      return 'then' in row
        ? row.then((loadedRow) => call(name, loadedRow, values, options))
        : call(name, row, values, options);
    };
  return new Proxy({} as Api, {
    get: (_, name) =>
      typeof name === 'string' && name !== THEN ? createCall(name as CallName) : undefined,
  });
}
