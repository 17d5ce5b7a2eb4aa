import { afterEach, expect, test, vi } from 'vitest';
import { createLightClient } from './light.ts';
import type { ApiRequest } from './transport.ts';

afterEach(() => void vi.doUnmock('@vitrine/contract/table'));

const pass = <T>(message: T): T => message;

function setUp() {
  const requests: string[] = [];
  const transport = async ({ method, url }: ApiRequest) => {
    requests.push(`${method} ${url}`);
    return { status: 200, statusText: 'OK', headers: {}, data: {} };
  };
  const onTableFailure = vi.fn();
  const api = createLightClient({
    onTableFailure,
    baseUrl: '/',
    withCredentials: true,
    interceptors: { request: pass, response: pass },
    transport,
  });
  return { api, requests, onTableFailure };
}

test('makes calls of the first table and of the full table', async () => {
  const { api, requests } = setUp();
  await api.track({ body: { events: [] } });
  await api.getProduct({ params: { id: '10000001' } });
  expect(requests).toEqual(['POST /api/v1/marketing/trackings', 'GET /api/v1/products/10000001']);
});

test('does not look like a promise, so that it can be returned from async functions', async () => {
  const { api } = setUp();
  expect(await Promise.resolve(api)).toBe(api);
});

test('a call fails as a network error when its table cannot be loaded; the first calls need no loading', async () => {
  vi.doMock('@vitrine/contract/table', () => Promise.reject(new Error('offline')));
  const { api, requests, onTableFailure } = setUp();
  await expect(api.getProduct({ params: { id: '1' } })).rejects.toMatchObject({ code: 'network' });
  await api.track({ body: { events: [] } });
  expect(requests).toHaveLength(1);
  expect(onTableFailure).toHaveBeenCalledOnce();
});
