import {
  ApiError,
  errorCode,
  errorReason,
  fillPath,
  formatQuery,
  toApiError,
} from '@vitrine/client';
import type { ClientRequest, ClientResponse } from '@vitrine/contract';
import type { AdminCallName, AdminCalls } from '@vitrine/contract/admin';
import { adminTable } from '@vitrine/contract/admin/table';

interface AdminCallOptions {
  /** The version that a change was made from; a stale one is refused with `precondition-failed`. */
  version?: number;
  /** The server runs calls with the same key only once. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** The call is made even when the page is left. */
  keepalive?: boolean;
}

export type AdminRequest<N extends AdminCallName> = ClientRequest<AdminCalls[N]>;
export type AdminResponse<N extends AdminCallName> = ClientResponse<AdminCalls[N]>;

type Arguments<N extends AdminCallName> =
  Record<never, never> extends AdminRequest<N>
    ? [request?: AdminRequest<N>, options?: AdminCallOptions]
    : [request: AdminRequest<N>, options?: AdminCallOptions];

/** Every call of operators as a function. */
export type AdminApi = {
  readonly [N in AdminCallName]: (...args: Arguments<N>) => Promise<AdminResponse<N>>;
};

interface RequestValues {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  file?: Blob;
}

function buildBody({ body, file }: RequestValues): BodyInit | undefined {
  if (!file) return body === undefined ? undefined : JSON.stringify(body);
  const form = new FormData();
  form.append('file', file);
  return form;
}

function buildHeaders(
  language: string,
  { body }: RequestValues,
  { version, idempotencyKey }: AdminCallOptions,
): Record<string, string> {
  return {
    'accept-language': language,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
    ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
  };
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

async function sendRequest(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, init).catch((cause: unknown) => {
    throw new ApiError(init.signal?.aborted ? 'cancelled' : 'network', undefined, undefined, cause);
  });
  const data = parseJson(await response.text());
  if (response.ok) return data;
  const { status, statusText } = response;
  const retryAfter = response.headers.get('retry-after');
  const headers = retryAfter === null ? {} : { 'retry-after': retryAfter };
  throw toApiError({ status, statusText, headers, data });
}

interface AdminApiConfig {
  getLanguage(): string;
  /** Asks the operator for a fresh proof of who they are. */
  confirm(): Promise<boolean>;
  /** The session ended, on the server or in another tab. */
  onSessionEnd(): void;
}

/**
 * Typed calls of operators over fetch. The session is a cookie that scripts cannot read.
 * @example
 * const page = await api.listMerchantOrders({ query: { status: 'placed' } });
 */
export function createAdminApi({ getLanguage, confirm, onSessionEnd }: AdminApiConfig): AdminApi {
  const send = (
    name: AdminCallName,
    request: RequestValues,
    options: AdminCallOptions,
  ): Promise<unknown> => {
    const [method, path] = adminTable[name];
    const body = buildBody(request);
    return sendRequest(fillPath(path, request.params) + formatQuery(request.query), {
      method,
      headers: buildHeaders(getLanguage(), request, options),
      ...(body === undefined ? {} : { body }),
      ...(options.signal ? { signal: options.signal } : {}),
      ...(options.keepalive ? { keepalive: true } : {}),
      credentials: 'same-origin',
    });
  };

  /** Sends a call, and once more after the fresh proof that it needs. Without the proof it counts as cancelled. */
  async function sendConfirmed(...call: Parameters<typeof send>): Promise<unknown> {
    try {
      return await send(...call);
    } catch (error) {
      if (errorReason(error) !== 'confirmation-needed') throw error;
      if (await confirm()) return send(...call);
      throw new ApiError('cancelled', undefined, undefined, error);
    }
  }

  const createCall =
    (name: AdminCallName) =>
    (request: RequestValues = {}, options: AdminCallOptions = {}) =>
      sendConfirmed(name, request, options).catch((error: unknown) => {
        if (errorCode(error) === 'unauthorised' && name !== 'logInOperator') onSessionEnd();
        throw error;
      });
  return Object.fromEntries(
    Object.keys(adminTable).map((name) => [name, createCall(name as AdminCallName)]),
  ) as unknown as AdminApi;
}
