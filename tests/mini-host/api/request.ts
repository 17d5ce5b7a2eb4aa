/** `request` over the loopback, with each vendor's manners about what counts as a failure. */
import type { HostState } from '../state.ts';
import { failure, finish, type Options } from './callbacks.ts';

interface Answer {
  status: number;
  headers: Record<string, string>;
  data: unknown;
}

/** WeChat and Douyin: any answer of the server is a success. */
export const requestApi = (state: HostState) => (options: Options) =>
  send(state, headersOf(options.header), options, ({ status, headers, data }) =>
    finish(options, 'success', {
      errMsg: 'request:ok',
      statusCode: status,
      header: headers,
      cookies: [],
      data,
    }),
  );

/** Alipay: other names, and a status outside 2xx is a failure that carries the answer. */
export const alipayRequestApi = (state: HostState) => (options: Options) =>
  send(state, headersOf(options.headers), options, (answer) => {
    if (answer.status >= 200 && answer.status < 300) finish(options, 'success', answer);
    else finish(options, 'fail', { error: 19, errorMessage: 'http status error', ...answer });
  });

function send(
  state: HostState,
  headers: Record<string, string>,
  options: Options,
  done: (answer: Answer) => void,
): Record<string, unknown> {
  const abort = new AbortController();
  const work = ask(state, headers, options, abort.signal).then(
    (answer) => state.guard(() => done(answer)),
    (error) => state.guard(() => finish(options, 'fail', failure('request', error))),
  );
  void state.clock.during(work);
  const nothing = () => undefined;
  return { abort: () => abort.abort(), onHeadersReceived: nothing, offHeadersReceived: nothing };
}

async function ask(
  state: HostState,
  headers: Record<string, string>,
  options: Options,
  signal: AbortSignal,
): Promise<Answer> {
  const method = String(options.method ?? 'GET').toUpperCase();
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

/** What a test may ask: nothing leaves the machine. */
export const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** On a GET the data become the query; otherwise an object is sent as its content type says. */
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

const headersOf = (given: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(Object(given ?? {}) as object).map(([name, value]) => [
      name.toLowerCase(),
      String(value),
    ]),
  );
