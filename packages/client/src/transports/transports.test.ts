import { expect, test, vi } from 'vitest';
import type { ApiRequest } from '../transport.ts';
import { fetchTransport } from './fetch.ts';
import { type MiniRequest, miniTransport } from './mini.ts';

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

test('fetch: parses JSON and returns other text as it is', async () => {
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

test('fetch: sets keepalive only when the request asks for it', async () => {
  const fetcher = vi.fn<typeof fetch>(async () => new Response('{}'));
  await fetchTransport(fetcher)(request({ method: 'POST', body: '{}', keepalive: true }));
  await fetchTransport(fetcher)(request());
  expect(fetcher.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, undefined]);
});

test('fetch: returns a binary response as a blob', async () => {
  const send = fetchTransport(async () => new Response('bytes'));
  const { data } = await send(request({ binary: true }));
  expect(data).toBeInstanceOf(Blob);
});

test('fetch: cancelling aborts the request', async () => {
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

test('mini-program: maps the request and the response of the host', async () => {
  const send = vi.fn(async () => ({ statusCode: 202, header: { etag: 'x' }, data: { a: 1 } }));
  const response = await miniTransport(send)(request({ method: 'POST', body: '{}', binary: true }));
  expect(send).toHaveBeenCalledWith(
    expect.objectContaining({ data: '{}', header: { country: 'CN' }, responseType: 'arraybuffer' }),
  );
  expect(response).toEqual({ status: 202, statusText: '', headers: { etag: 'x' }, data: { a: 1 } });
});

test('mini-program: sends a PATCH as a POST that names it, because hosts have no PATCH', async () => {
  const send = vi.fn<MiniRequest>(async () => ({ statusCode: 200, data: {} }));
  const transport = miniTransport(send);
  for (const method of ['PATCH', 'PUT', 'POST', 'DELETE'] as const)
    await transport(request({ method, body: '{}' }));
  const override = { country: 'CN', 'X-HTTP-Method-Override': 'PATCH' };
  expect(send.mock.calls.map(([sent]) => [sent.method, sent.header])).toEqual([
    ['POST', override],
    ...['PUT', 'POST', 'DELETE'].map((method) => [method, { country: 'CN' }]),
  ]);
});

test('mini-program: has at most eight requests pending, and starts the others in order', async () => {
  const open: { url: string; answer: () => void }[] = [];
  const send: MiniRequest = ({ url }) =>
    new Promise((resolve) => {
      open.push({ url, answer: () => resolve({ statusCode: 200, data: url }) });
    });
  const transport = miniTransport(send);
  const urls = Array.from({ length: 20 }, (_, index) => `/${index}`);
  const responses = Promise.all(urls.map((url) => transport(request({ url }))));
  await vi.waitFor(() => expect(open).toHaveLength(8), { interval: 1 });
  for (let answered = 0; answered < urls.length; answered += 1) {
    const started = Math.min(answered + 8, urls.length);
    await vi.waitFor(() => expect(open).toHaveLength(started), { interval: 1 });
    open[answered]?.answer();
  }
  expect((await responses).map(({ data }) => data)).toEqual(urls);
  expect(open.map(({ url }) => url)).toEqual(urls);
});

test('mini-program: a failed request makes room, and one cancelled before its turn is never sent', async () => {
  let fail = (_: Error): void => undefined;
  const send = vi.fn<MiniRequest>(() => Promise.resolve({ statusCode: 200, data: null }));
  send.mockImplementation(
    () =>
      new Promise((_, reject) => {
        fail = reject;
      }),
  );
  const transport = miniTransport(send);
  const first = Array.from({ length: 8 }, () => transport(request()).catch(() => 'failed'));
  const cancelled = transport(request({ onCancel: (cancel) => cancel() })).catch(() => 'cancelled');
  const last = transport(request()).catch(() => 'failed');
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(8));
  fail(new Error('offline'));
  expect(await cancelled).toBe('cancelled');
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(9));
  fail(new Error('offline'));
  expect(await last).toBe('failed');
  expect(first).toHaveLength(8);
});

test('mini-program: cancelling aborts the task', async () => {
  const abort = vi.fn();
  const task = Object.assign(Promise.resolve({ statusCode: 200, data: null }), { abort });
  let cancel = (): void => undefined;
  const onCancel = (listener: () => void) => {
    cancel = listener;
  };
  const response = miniTransport(() => task)(request({ onCancel }));
  cancel();
  await response;
  expect(abort).toHaveBeenCalledOnce();
});

test('fetch: sends a file as a form without a content type of its own', async () => {
  const fetcher = vi.fn<typeof fetch>(async () => new Response('{}'));
  const file = new Blob(['x'], { type: 'image/jpeg' });
  const headers = { 'Content-Type': 'application/json', country: 'CN' };
  await fetchTransport(fetcher)(request({ method: 'POST', headers, file }));
  const sent = fetcher.mock.calls[0]?.[1];
  expect(sent?.headers).toEqual({ country: 'CN' });
  expect((sent?.body as FormData | undefined)?.get('file')).toBeInstanceOf(Blob);
});

test('mini-program: sends a file by its path', async () => {
  const upload = vi.fn(async () => ({ statusCode: 200, data: '{"id":"1"}' }));
  const send = miniTransport(vi.fn(), upload);
  const response = await send(request({ method: 'POST', file: { filePath: 'tmp://a.jpg' } }));
  expect(upload).toHaveBeenCalledWith(
    expect.objectContaining({ filePath: 'tmp://a.jpg', name: 'file' }),
  );
  expect(response).toMatchObject({ status: 200, data: { id: '1' } });
});
