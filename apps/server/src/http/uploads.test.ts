import { call } from '@vitrine/contract';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { Answers } from './answers.ts';
import { noSessions } from './call-context.ts';
import { answerFailure } from './failures.ts';
import { serve } from './serve.ts';
import { acceptUploads } from './uploads.ts';

const MOST = 100;
const calls = {
  upload: call({
    group: 'Test',
    summary: 'Test',
    caller: 'anyone',
    method: 'POST',
    path: '/api/v1/files',
    upload: { maxBytes: MOST },
    response: z.object({ size: z.int(), type: z.string(), name: z.string() }),
  }),
};

const app = Fastify();
beforeAll(async () => {
  app.setErrorHandler(answerFailure);
  await acceptUploads(app);
  const handlers = {
    upload: ({ body }: { body: { bytes: Uint8Array; type: string; name: string } }) => ({
      size: body.bytes.length,
      type: body.type,
      name: body.name,
    }),
  };
  serve(app, calls, handlers, {
    sessions: noSessions,
    answers: new Answers(1_000),
    checksAnswers: true,
  });
});
afterAll(() => app.close());

const part = (name: string, size: number) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n${'x'.repeat(size)}\r\n`;

const send = (payload: string, type = 'multipart/form-data; boundary=b') =>
  app.inject({ method: 'POST', url: '/api/v1/files', payload, headers: { 'content-type': type } });

it('takes the file of a form', async () => {
  const answer = await send(`${part('file', 40)}--b--\r\n`);
  expect(answer.json()).toEqual({ size: 40, type: 'image/png', name: 'a.png' });
});

it.each([
  ['no form', '{}', 415, 'application/json'],
  ['an empty form', '--b--\r\n', 400, undefined],
  ['a file of another name', `${part('other', 1)}--b--\r\n`, 400, undefined],
  ['a form that ends in its file', part('file', 40), 400, undefined],
  ['a form within another border', part('file', 1), 400, 'multipart/form-data; boundary=x'],
  ['a form without a border', part('file', 1), 400, 'multipart/form-data'],
  ['a file that is too large', `${part('file', MOST + 1)}--b--\r\n`, 413, undefined],
] as const)('refuses %s', async (_, payload, status, type) => {
  expect((await send(payload, type)).statusCode).toBe(status);
});
