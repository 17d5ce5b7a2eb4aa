import { type Api, type ApiRequest, type ApiResponse, createClient } from '@vitrine/client';
import type { Call, Parts } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import { ApiError } from '../http/api-error.ts';
import type { CallContext } from '../http/caller.ts';
import { readCaller } from '../http/caller.ts';
import { asApiError, errorBodyOf } from '../http/failures.ts';
import { readParts } from '../http/read-parts.ts';

type AnyHandler = (parts: Parts<Call>, context: CallContext) => unknown;

interface Row {
  call: Call;
  handler: AnyHandler;
  pattern: RegExp;
}

const patternOf = ({ path }: Call) =>
  new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

const REQUEST_ID = 'page';
const ANY_HOST = 'http://in-process';

function rowsOf(calls: Record<string, Call>, handlers: Record<string, AnyHandler>): Row[] {
  return Object.entries(calls).flatMap(([name, call]) => {
    const handler = handlers[name];
    return handler ? [{ call, handler, pattern: patternOf(call) }] : [];
  });
}

function decoded(groups: Record<string, string> | undefined) {
  return Object.fromEntries(
    Object.entries(groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
  );
}

async function answer(rows: readonly Row[], request: ApiRequest): Promise<unknown> {
  const { pathname, searchParams } = new URL(request.url, ANY_HOST);
  const row = rows.find(
    ({ call, pattern }) => call.method === request.method && pattern.test(pathname),
  );
  if (!row) throw new ApiError('not-found');
  const caller = readCaller(
    Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name.toLowerCase(), value]),
    ),
  );
  const parts = readParts(
    row.call,
    {
      params: decoded(row.pattern.exec(pathname)?.groups),
      query: Object.fromEntries(searchParams),
      body: request.body === undefined ? undefined : JSON.parse(request.body),
    },
    caller.language,
  );
  return row.handler(parts, { ...caller, requestId: REQUEST_ID });
}

/**
 * Calls for pages that are rendered in this very process: the same validation, handlers and errors as
 * over HTTP, without the HTTP.
 */
export function inProcessApi(
  calls: Record<string, Call>,
  handlers: Record<string, AnyHandler>,
): (language: Language) => Api {
  const rows = rowsOf(calls, handlers);

  async function transport(request: ApiRequest): Promise<ApiResponse> {
    try {
      const data = await answer(rows, request);
      return { status: 200, statusText: 'OK', headers: {}, data };
    } catch (error) {
      const failure = asApiError(error);
      const data = errorBodyOf(failure, 'zh-CN', REQUEST_ID);
      if (failure.status >= 500) throw failure.cause ?? failure;
      return { status: failure.status, statusText: failure.code, headers: {}, data };
    }
  }

  return (language) =>
    createClient({
      baseUrl: '/',
      withCredentials: false,
      interceptors: { request: (request) => request, response: (response) => response },
      transport,
      cancelsOlder: false,
      context: () => ({ language }),
    });
}
