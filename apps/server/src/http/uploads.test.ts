import { call } from '@vitrine/contract';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { noSessions } from './create-handler-context.ts';
import { ResponseCache } from './response-cache.ts';
import { sendProblem } from './send-problem.ts';
import { serve } from './serve.ts';
import { registerUploads } from './uploads.ts';

const MAX_BYTES = 100;
const calls = {
  upload: call({
    group: 'Test',
    summary: 'Test',
    caller: 'anyone',
    method: 'POST',
    path: '/api/v1/files',
    upload: { maxBytes: MAX_BYTES },
    response: z.object({ size: z.int(), type: z.string(), name: z.string() }),
  }),
};

const app = Fastify();
beforeAll(async () => {
  app.setErrorHandler(sendProblem);
  await registerUploads(app);
  const handlers = {
    upload: ({ body }: { body: { bytes: Uint8Array; type: string; name: string } }) => ({
      size: body.bytes.length,
      type: body.type,
      name: body.name,
    }),
  };
  serve(app, calls, handlers, {
    sessions: noSessions,
    responseCache: new ResponseCache(1_000),
    validatesResponses: true,
  });
});
afterAll(() => app.close());

const part = (name: string, size: number) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n${'x'.repeat(size)}\r\n`;

const send = (payload: string, type = 'multipart/form-data; boundary=b') =>
  app.inject({ method: 'POST', url: '/api/v1/files', payload, headers: { 'content-type': type } });

it('accepts the file of a form', async () => {
  const response = await send(`${part('file', 40)}--b--\r\n`);
  expect(response.json()).toEqual({ size: 40, type: 'image/png', name: 'a.png' });
});

it.each([
  ['a body that is not a form', '{}', 415, 'application/json'],
  ['an empty form', '--b--\r\n', 400, undefined],
  ['a file of another name', `${part('other', 1)}--b--\r\n`, 400, undefined],
  ['a truncated form', part('file', 40), 400, undefined],
  ['a form with another boundary', part('file', 1), 400, 'multipart/form-data; boundary=x'],
  ['a form without a boundary', part('file', 1), 400, 'multipart/form-data'],
  ['a file that is too large', `${part('file', MAX_BYTES + 1)}--b--\r\n`, 413, undefined],
] as const)('rejects %s', async (_, payload, status, type) => {
  expect((await send(payload, type)).statusCode).toBe(status);
});
