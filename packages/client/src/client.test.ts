import { expect, test, vi } from 'vitest';
import { REQUEST_TIMEOUT_MS } from './client.ts';
import type { ClientConfig } from './config.ts';
import { ApiError, isCancelled } from './error.ts';
import { isRefused } from './refused.ts';
import type { ApiRequest, ApiResponse, Transport } from './transport.ts';
import { createClient } from './whole.ts';

const answer = (status: number, data: unknown = {}): ApiResponse => ({
  status,
  statusText: `status ${status}`,
  headers: {},
  data,
});

/** A transport that remembers what it carried. */
function recorder(status = 200, data: unknown = {}) {
  const carried: ApiRequest[] = [];
  const transport: Transport = async (request) => {
    carried.push(request);
    return answer(status, data);
  };
  return { carried, transport };
}

const config = (more: Partial<ClientConfig> = {}): ClientConfig => ({
  baseUrl: 'https://shop.example/',
  withCredentials: false,
  interceptors: { request: (request) => request, response: (response) => response },
  transport: recorder().transport,
  ...more,
});

const refusedConfigs: [string, object][] = [
  ['no base URL', { baseUrl: undefined }],
  ['an empty base URL', { baseUrl: '' }],
  ['a base URL without scheme', { baseUrl: 'shop.example' }],
  ['withCredentials as text', { withCredentials: 'true' }],
  ['no withCredentials', { withCredentials: undefined }],
  ['no interceptors', { interceptors: undefined }],
  ['an interceptor that is no function', { interceptors: { request: {}, response: () => {} } }],
  ['one interceptor missing', { interceptors: { request: (r: ApiRequest) => r } }],
  ['a third-party host without scheme', { thirdPartyUrl: 'data.example' }],
];

test.each(refusedConfigs)('refuses a configuration with %s', (_, wrong) => {
  expect(() => createClient({ ...config(), ...wrong })).toThrow(TypeError);
});

test('sends the call with its parameters, its query and the base headers', async () => {
  const { carried, transport } = recorder();
  const api = createClient(config({ transport, newRequestId: () => 'r1' }));
  await api.listCategoryProducts({ params: { id: '141258' }, query: { page: 2, brands: '7,8' } });
  expect(carried[0]).toMatchObject({
    method: 'GET',
    url: 'https://shop.example/api/v1/categories/141258/products?page=2&brands=7%2C8',
    headers: {
      'Accept-Language': 'zh-CN',
      'Content-Type': 'application/json',
      'request-id': 'r1',
      country: 'CN',
      currency: 'CNY',
    },
    withCredentials: false,
    binary: false,
    timeoutMs: 200_000,
  });
});

test('asks for language and session key at every call', async () => {
  const { carried, transport } = recorder();
  let language = 'zh-CN';
  const api = createClient(
    config({ transport, platform: 'minip', context: () => ({ language, sessionKey: 'k' }) }),
  );
  await api.getHome();
  language = 'en-US';
  await api.getHome();
  expect(carried.map(({ headers }) => headers['Accept-Language'])).toEqual(['zh-CN', 'en-US']);
  expect(carried[0]?.headers['mini-session-key']).toBe('k');
});

test.each([200, 201, 202, 304])('%i is a success', async (status) => {
  const api = createClient(config({ transport: recorder(status, { fine: true }).transport }));
  await expect(api.getHome()).resolves.toEqual({ fine: true });
});

test.each([204, 301, 400, 401, 403, 404, 429, 500, 503])('%i is raised', async (status) => {
  const body = { error: { code: 'not-found', message: 'no', requestId: 'r' } };
  const api = createClient(config({ transport: recorder(status, body).transport }));
  const error = await api.getProduct({ params: { id: '1' } }).catch((raised) => raised);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status, statusText: `status ${status}`, code: 'not-found' });
  expect(error.response.data).toBe(body);
});

test.each([401, 403])('a call that tolerates %i is answered by it', async (status) => {
  const refusal = { error: { code: 'forbidden', message: 'no', requestId: 'r' } };
  const api = createClient(config({ transport: recorder(status, refusal).transport }));
  const reply = await api.rankCategories();
  expect(reply).toEqual(refusal);
  expect(isRefused(reply)).toBe(true);
  expect(isRefused([])).toBe(false);
});

test('whatever the transport throws becomes a network error that keeps its cause', async () => {
  const cause = new TypeError('Failed to fetch');
  const api = createClient(config({ transport: () => Promise.reject(cause) }));
  await expect(api.getHome()).rejects.toMatchObject({ code: 'network', status: 0, cause });
});

test('interceptors see the request and the answer', async () => {
  const { carried, transport } = recorder(200, 1);
  const api = createClient(
    config({
      transport,
      interceptors: {
        request: (request) => ({ ...request, headers: { ...request.headers, extra: 'yes' } }),
        response: (response) => ({ ...response, data: [response.data] }),
      },
    }),
  );
  await expect(api.getHome()).resolves.toEqual([1]);
  expect(carried[0]?.headers.extra).toBe('yes');
});

/** A transport that answers when told, and notes what was cancelled. */
function patient() {
  const answers: ((response: ApiResponse) => void)[] = [];
  const cancelled: string[] = [];
  const transport: Transport = (request) =>
    new Promise((resolve) => {
      request.onCancel(() => cancelled.push(request.url));
      answers.push(resolve);
    });
  return { answers, cancelled, transport };
}

test('a newer listing cancels the older one of its name', async () => {
  const { answers, cancelled, transport } = patient();
  const api = createClient(config({ transport, baseUrl: '/' }));
  const older = api.suggest({ query: { keyword: '风' } }).catch((error) => error);
  const newer = api.suggest({ query: { keyword: '风衣' } });
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.(answer(200, ['newer']));
  expect(isCancelled(await older)).toBe(true);
  expect(cancelled).toHaveLength(1);
  await expect(newer).resolves.toEqual(['newer']);
});

test.each([
  ['in different lanes', {}, { lane: 'other' }],
  ['on a server', { cancelsOlder: false }, {}],
  ['of which the newer has its own signal', {}, { signal: new AbortController().signal }],
])('listings %s leave each other alone', async (_, more, options) => {
  const { answers, transport } = patient();
  const api = createClient(config({ transport, ...more }));
  const both = Promise.all([api.suggest(), api.suggest({}, options)]);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  for (const resolve of answers) resolve(answer(200, []));
  await expect(both).resolves.toEqual([[], []]);
});

test("the caller's signal ends a call, before or while it runs", async () => {
  const { answers, cancelled, transport } = patient();
  const api = createClient(config({ transport }));
  const controller = new AbortController();
  const running = api.getHome({}, { signal: controller.signal }).catch((error) => error);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  controller.abort();
  expect(isCancelled(await running)).toBe(true);
  expect(cancelled).toHaveLength(1);
  await expect(api.getHome({}, { signal: controller.signal })).rejects.toThrow('cancelled');
  expect(answers).toHaveLength(1);
});

test('gives up after the request timeout', async () => {
  vi.useFakeTimers();
  const api = createClient(config({ transport: patient().transport }));
  const late = api.getHome().catch((error) => error);
  await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS);
  expect(await late).toMatchObject({ code: 'timeout' });
  vi.useRealTimers();
});
