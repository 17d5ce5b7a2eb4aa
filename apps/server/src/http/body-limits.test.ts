import { connect } from 'node:net';
import { type Call, calls, maxBodyBytesOf } from '@vitrine/contract';
import { adminCalls } from '@vitrine/contract/admin';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../test/support/test-app.ts';
import { MAX_JSON_DEPTH } from '../json/parse-json.ts';

let shop: TestApp;
let port: number;
beforeAll(async () => {
  shop = await openTestApp();
  port = Number(new URL(await shop.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => shop.close());

const post = (url: string, payload: string, language = 'en') =>
  shop.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', 'accept-language': language },
  });

const LOG_IN = '/admin/api/v1/session';
const nest = (depth: number) => `{"a":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`;

describe('the depth of a body', () => {
  it('may be what a page needs', async () => {
    expect((await post(LOG_IN, nest(MAX_JSON_DEPTH))).json().error.reason).toBeUndefined();
  });

  it.each([
    ['en', 'The request is nested too deep'],
    ['zh-CN', '请求内容嵌套过深'],
  ])('is refused beyond that, in the language of the caller: %s', async (language, message) => {
    const { statusCode, body } = await post(LOG_IN, nest(MAX_JSON_DEPTH + 1), language);
    expect(statusCode).toBe(400);
    expect(JSON.parse(body).error).toMatchObject({
      code: 'bad-input',
      reason: 'json-too-deep',
      message,
    });
  });

  it('is found in what is no JSON otherwise, without reading on', async () => {
    expect((await post(LOG_IN, '['.repeat(10_000))).json().error.reason).toBe('json-too-deep');
  });
});

/** Sends the head of a request and never its body, and returns the first line of the answer. */
const announce = (path: string, bytes: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: ${bytes}\r\n\r\n{`,
      ),
    );
    socket.once('data', (data) => {
      resolve(data.toString().split('\r\n', 1)[0] ?? '');
      socket.destroy();
    });
    socket.once('error', reject);
  });

describe('a body that is too large', () => {
  it.each<[string, Call]>([
    ['the log-in of operators', adminCalls.logInOperator],
    ['the bag', calls.addBagItem],
    ['events', calls.track],
  ])('is refused before it is sent: %s', async (_, call) => {
    const path = call.path.replaceAll(/\{[^}]+\}/g, '1');
    expect(await announce(path, maxBodyBytesOf(call) + 1)).toContain('413');
  });

  it('is refused when its size is not announced', async () => {
    const { path } = calls.openSession;
    const { statusCode } = await post(path, JSON.stringify({ grant: 'x'.repeat(17_000) }));
    expect(statusCode).toBe(413);
  });
});
