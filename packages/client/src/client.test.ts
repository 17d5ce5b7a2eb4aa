import { expect, test, vi } from 'vitest';
import type { ClientConfig } from './config.ts';
import { createClient } from './create-client.ts';
import { ApiError, isCancelled } from './error.ts';
import { isErrorBody } from './error-body.ts';
import type { ApiRequest, ApiResponse, Transport } from './transport.ts';

const respond = (status: number, data: unknown = {}): ApiResponse => ({
  status,
  statusText: `status ${status}`,
  headers: {},
  data,
});

/** A transport that records its requests. */
function createRecorder(status = 200, data: unknown = {}) {
  const requests: ApiRequest[] = [];
  const transport: Transport = async (request) => {
    requests.push(request);
    return respond(status, data);
  };
  return { requests, transport };
}

const config = (more: Partial<ClientConfig> = {}): ClientConfig => ({
  baseUrl: 'https://shop.example/',
  withCredentials: false,
  interceptors: { request: (request) => request, response: (response) => response },
  transport: createRecorder().transport,
  ...more,
});

const invalidConfigs: [string, object][] = [
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

test.each(invalidConfigs)('refuses a configuration with %s', (_, invalid) => {
  expect(() => createClient({ ...config(), ...invalid })).toThrow(TypeError);
});

test('sends path parameters, query and base headers', async () => {
  const { requests, transport } = createRecorder();
  const api = createClient(config({ transport, newRequestId: () => 'r1' }));
  await api.listCategoryProducts({ params: { id: '141258' }, query: { page: 2, brands: '7,8' } });
  expect(requests[0]).toMatchObject({
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

test('reads the language and the session key at every call', async () => {
  const { requests, transport } = createRecorder();
  let language = 'zh-CN';
  const api = createClient(
    config({ transport, platform: 'minip', context: () => ({ language, sessionKey: 'k' }) }),
  );
  await api.getHome();
  language = 'en-US';
  await api.getHome();
  expect(requests.map(({ headers }) => headers['Accept-Language'])).toEqual(['zh-CN', 'en-US']);
  expect(requests[0]?.headers['mini-session-key']).toBe('k');
});

test.each([200, 201, 202, 304])('status %i resolves', async (status) => {
  const api = createClient(config({ transport: createRecorder(status, { fine: true }).transport }));
  await expect(api.getHome()).resolves.toEqual({ fine: true });
});

test.each([204, 301, 400, 401, 403, 404, 429, 500, 503])(
  'status %i throws an ApiError',
  async (status) => {
    const body = { error: { code: 'not-found', message: 'no', requestId: 'r' } };
    const api = createClient(config({ transport: createRecorder(status, body).transport }));
    const error = await api.getProduct({ params: { id: '1' } }).catch((cause) => cause);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status, statusText: `status ${status}`, code: 'not-found' });
    expect(error.response.data).toBe(body);
  },
);

test.each([401, 403])('a call that tolerates %i resolves to its error body', async (status) => {
  const errorBody = { error: { code: 'forbidden', message: 'no', requestId: 'r' } };
  const api = createClient(config({ transport: createRecorder(status, errorBody).transport }));
  const reply = await api.rankCategories();
  expect(reply).toEqual(errorBody);
  expect(isErrorBody(reply)).toBe(true);
  expect(isErrorBody([])).toBe(false);
});

test('an error of the transport becomes a network error with its cause', async () => {
  const cause = new TypeError('Failed to fetch');
  const api = createClient(config({ transport: () => Promise.reject(cause) }));
  await expect(api.getHome()).rejects.toMatchObject({ code: 'network', status: 0, cause });
});

test('interceptors can change the request and the response', async () => {
  const { requests, transport } = createRecorder(200, 1);
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
  expect(requests[0]?.headers.extra).toBe('yes');
});

/** A transport whose responses the test resolves, and which records cancelled requests. */
function createPendingTransport() {
  const pending: ((response: ApiResponse) => void)[] = [];
  const cancelled: string[] = [];
  const transport: Transport = (request) =>
    new Promise((resolve) => {
      request.onCancel(() => cancelled.push(request.url));
      pending.push(resolve);
    });
  return { pending, cancelled, transport };
}

test('a newer listing call cancels the older one of the same name', async () => {
  const { pending, cancelled, transport } = createPendingTransport();
  const api = createClient(config({ transport, baseUrl: '/' }));
  const older = api.suggest({ query: { keyword: '风' } }).catch((error) => error);
  const newer = api.suggest({ query: { keyword: '风衣' } });
  await vi.waitFor(() => expect(pending).toHaveLength(2));
  pending[1]?.(respond(200, ['newer']));
  expect(isCancelled(await older)).toBe(true);
  expect(cancelled).toHaveLength(1);
  await expect(newer).resolves.toEqual(['newer']);
});

test.each([
  ['in different cancel groups', {}, { cancelGroup: 'other' }],
  ['on a server', { cancelsPrevious: false }, {}],
  ['of which the newer has its own signal', {}, { signal: new AbortController().signal }],
])('listing calls %s do not cancel each other', async (_, more, options) => {
  const { pending, transport } = createPendingTransport();
  const api = createClient(config({ transport, ...more }));
  const both = Promise.all([api.suggest(), api.suggest({}, options)]);
  await vi.waitFor(() => expect(pending).toHaveLength(2));
  for (const resolve of pending) resolve(respond(200, []));
  await expect(both).resolves.toEqual([[], []]);
});

test("the caller's signal cancels a call before and during the request", async () => {
  const { pending, cancelled, transport } = createPendingTransport();
  const api = createClient(config({ transport }));
  const controller = new AbortController();
  const running = api.getHome({}, { signal: controller.signal }).catch((error) => error);
  await vi.waitFor(() => expect(pending).toHaveLength(1));
  controller.abort();
  expect(isCancelled(await running)).toBe(true);
  expect(cancelled).toHaveLength(1);
  await expect(api.getHome({}, { signal: controller.signal })).rejects.toThrow('cancelled');
  expect(pending).toHaveLength(1);
});

test('gives up after the request timeout', async () => {
  vi.useFakeTimers();
  const api = createClient(config({ transport: createPendingTransport().transport }));
  const result = api.getHome().catch((error) => error);
  await vi.advanceTimersByTimeAsync(199_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await result).toMatchObject({ code: 'timeout' });
  vi.useRealTimers();
});
