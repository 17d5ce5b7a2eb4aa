/** Implements `request` over the loopback, with each vendor's definition of a failure. */
import { type PlatformName, platforms } from '../platforms.ts';
import type { HostState } from '../state.ts';
import { createFailure, type Options, runCallbacks } from './callbacks.ts';

interface HostResponse {
  status: number;
  headers: Record<string, string>;
  data: unknown;
}

/** WeChat and Douyin: any response of the server is a success. */
export const requestApi = (platform: PlatformName, state: HostState) => (options: Options) =>
  send(platform, state, headersOf(options.header), options, ({ status, headers, data }) =>
    runCallbacks(options, 'success', {
      errMsg: 'request:ok',
      statusCode: status,
      header: headers,
      cookies: [],
      data,
    }),
  );

/** Alipay: other field names, and a status outside 2xx is a failure that carries the response. */
export const alipayRequestApi = (state: HostState) => (options: Options) =>
  send('alipay', state, headersOf(options.headers), options, (response) => {
    if (response.status >= 200 && response.status < 300) runCallbacks(options, 'success', response);
    else
      runCallbacks(options, 'fail', { error: 19, errorMessage: 'http status error', ...response });
  });

function send(
  platform: PlatformName,
  state: HostState,
  headers: Record<string, string>,
  options: Options,
  done: (response: HostResponse) => void,
): Record<string, unknown> {
  const abort = new AbortController();
  const work = fetchAsOneOfTen(platform, state, headers, options, abort.signal).then(
    (response) => state.guard(() => done(response)),
    (error) => state.guard(() => runCallbacks(options, 'fail', createFailure('request', error))),
  );
  void state.clock.during(work);
  const nothing = () => undefined;
  return { abort: () => abort.abort(), onHeadersReceived: nothing, offHeadersReceived: nothing };
}

/** How many requests a host runs at once. WeChat queues more, the others do not say what happens. */
const MAX_REQUESTS = 10;

async function fetchAsOneOfTen(
  platform: PlatformName,
  state: HostState,
  headers: Record<string, string>,
  options: Options,
  signal: AbortSignal,
): Promise<HostResponse> {
  const method = String(options.method ?? 'GET').toUpperCase();
  if (!platforms[platform].methods.includes(method)) throw new Error(`method ${method} is invalid`);
  if (state.openRequests >= MAX_REQUESTS) throw new Error(`exceed max task count ${MAX_REQUESTS}`);
  state.openRequests += 1;
  try {
    return await fetchFromServer(state, method, headers, options, signal);
  } finally {
    state.openRequests -= 1;
  }
}

async function fetchFromServer(
  state: HostState,
  method: string,
  headers: Record<string, string>,
  options: Options,
  signal: AbortSignal,
): Promise<HostResponse> {
  const url = new URL(String(options.url));
  if (!LOOPBACK.has(url.hostname))
    throw new Error(`${url.hostname} is not on the list of allowed hosts`);
  const body = bodyOf(method, url, headers, options.data);
  state.requests.push({ method, url: url.href, body });
  const response = await fetch(url, {
    method,
    headers,
    signal,
    ...(body === undefined ? {} : { body }),
  });
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    data: await read(state, response, options),
  };
}

/** The allowed hosts: no request leaves the machine. */
export const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Adds the data of a GET to its query; encodes any other data by its content type. */
function bodyOf(
  method: string,
  url: URL,
  headers: Record<string, string>,
  data: unknown,
): string | undefined {
  if (data === undefined || data === null || data === '') return undefined;
  const fields = Object.entries(Object(data) as object).map(([k, v]) => [k, String(v)]);
  if (method === 'GET') {
    if (typeof data !== 'string')
      for (const [key, value] of fields) url.searchParams.append(key ?? '', value ?? '');
    return undefined;
  }
  if (typeof data === 'string') return data;
  headers['content-type'] ??= 'application/json';
  return headers['content-type'].includes('json')
    ? JSON.stringify(data)
    : new URLSearchParams(fields).toString();
}

async function read(state: HostState, response: Response, options: Options): Promise<unknown> {
  if (options.responseType === 'arraybuffer') return response.arrayBuffer();
  const text = await response.text();
  try {
    return text === '' ? '' : state.parseJson(text);
  } catch {
    return text;
  }
}

const headersOf = (headers: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(Object(headers ?? {}) as object).map(([name, value]) => [
      name.toLowerCase(),
      String(value),
    ]),
  );
