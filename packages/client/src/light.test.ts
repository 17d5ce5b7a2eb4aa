import { afterEach, expect, test, vi } from 'vitest';
import { createLightClient } from './light.ts';
import type { ApiRequest } from './transport.ts';

afterEach(() => void vi.doUnmock('@vitrine/contract/table'));

const pass = <T>(message: T): T => message;

function client() {
  const asked: string[] = [];
  const transport = async ({ method, url }: ApiRequest) => {
    asked.push(`${method} ${url}`);
    return { status: 200, statusText: 'OK', headers: {}, data: {} };
  };
  const api = createLightClient({
    baseUrl: '/',
    withCredentials: true,
    interceptors: { request: pass, response: pass },
    transport,
  });
  return { api, asked };
}

test('makes the first calls and all the others', async () => {
  const { api, asked } = client();
  await api.track({ body: { events: [] } });
  await api.getProduct({ params: { id: '10000001' } });
  expect(asked).toEqual(['POST /api/v1/marketing/trackings', 'GET /api/v1/products/10000001']);
});

test('is no promise, so that it may be awaited', async () => {
  const { api } = client();
  expect(await Promise.resolve(api)).toBe(api);
});

test('a call that cannot be fetched is one that found no network; the first need no fetching', async () => {
  vi.doMock('@vitrine/contract/table', () => Promise.reject(new Error('offline')));
  const { api, asked } = client();
  await expect(api.getProduct({ params: { id: '1' } })).rejects.toMatchObject({ code: 'network' });
  await api.track({ body: { events: [] } });
  expect(asked).toHaveLength(1);
});
