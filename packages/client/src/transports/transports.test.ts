import { expect, test, vi } from 'vitest';
import type { ApiRequest } from '../transport.ts';
import { fetchTransport } from './fetch.ts';
import { miniTransport } from './mini.ts';

const request = (more: Partial<ApiRequest> = {}): ApiRequest => ({
  method: 'GET',
  url: 'https://shop.example/api/v1/home',
  headers: { country: 'CN' },
  withCredentials: true,
  binary: false,
  timeoutMs: 1000,
  onCancel: () => {},
  ...more,
});

test('fetch: JSON is read, and text stays text', async () => {
  const fetcher = vi.fn<typeof fetch>();
  fetcher.mockResolvedValueOnce(new Response('{"a":1}', { status: 201 }));
  fetcher.mockResolvedValueOnce(new Response('Bad gateway', { status: 502 }));
  const send = fetchTransport(fetcher);
  expect(await send(request({ method: 'POST', body: '{}' }))).toMatchObject({
    status: 201,
    data: { a: 1 },
  });
  expect(await send(request())).toMatchObject({ status: 502, data: 'Bad gateway' });
  expect(fetcher.mock.calls[0]?.[1]).toMatchObject({ body: '{}', credentials: 'include' });
});

test('fetch: what must be told outlives the page, and nothing else does', async () => {
  const fetcher = vi.fn<typeof fetch>(async () => new Response('{}'));
  await fetchTransport(fetcher)(request({ method: 'POST', body: '{}', keepalive: true }));
  await fetchTransport(fetcher)(request());
  expect(fetcher.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, undefined]);
});

test('fetch: bytes come as a blob', async () => {
  const send = fetchTransport(async () => new Response('bytes'));
  const { data } = await send(request({ binary: true }));
  expect(data).toBeInstanceOf(Blob);
});

test('fetch: a cancelled call aborts the request', async () => {
  let cancel = () => {};
  let signal: AbortSignal | null | undefined;
  const send = fetchTransport(async (_, init) => {
    signal = init?.signal;
    return new Response('{}');
  });
  await send(request({ onCancel: (listener) => (cancel = listener) }));
  cancel();
  expect(signal?.aborted).toBe(true);
});

test('mini-program: asks its own request function and reads its own words', async () => {
  const send = vi.fn(async () => ({ statusCode: 202, header: { etag: 'x' }, data: { a: 1 } }));
  const answer = await miniTransport(send)(request({ method: 'POST', body: '{}', binary: true }));
  expect(send).toHaveBeenCalledWith(
    expect.objectContaining({ data: '{}', header: { country: 'CN' }, responseType: 'arraybuffer' }),
  );
  expect(answer).toEqual({ status: 202, statusText: '', headers: { etag: 'x' }, data: { a: 1 } });
});

test('mini-program: a cancelled call aborts its task', async () => {
  const abort = vi.fn();
  const task = Object.assign(Promise.resolve({ statusCode: 200, data: null }), { abort });
  await miniTransport(() => task)(request({ onCancel: (listener) => listener() }));
  expect(abort).toHaveBeenCalledOnce();
});

test('fetch: a file goes in a form, whose boundary the browser writes', async () => {
  const fetcher = vi.fn<typeof fetch>(async () => new Response('{}'));
  const file = new Blob(['x'], { type: 'image/jpeg' });
  const headers = { 'Content-Type': 'application/json', country: 'CN' };
  await fetchTransport(fetcher)(request({ method: 'POST', headers, file }));
  const sent = fetcher.mock.calls[0]?.[1];
  expect(sent?.headers).toEqual({ country: 'CN' });
  expect((sent?.body as FormData | undefined)?.get('file')).toBeInstanceOf(Blob);
});

test('mini-program: a file is sent by its path', async () => {
  const upload = vi.fn(async () => ({ statusCode: 200, data: '{"id":"1"}' }));
  const send = miniTransport(vi.fn(), upload);
  const answer = await send(request({ method: 'POST', file: { filePath: 'tmp://a.jpg' } }));
  expect(upload).toHaveBeenCalledWith(
    expect.objectContaining({ filePath: 'tmp://a.jpg', name: 'file' }),
  );
  expect(answer).toMatchObject({ status: 200, data: { id: '1' } });
});
