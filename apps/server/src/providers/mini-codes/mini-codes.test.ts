import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sandboxMiniCodes } from './sandbox.ts';
import { wechatMiniCodes } from './wechat.ts';

const CODE = { page: 'pages/content/index', scene: 'id=spring', width: 280 };
const requests: { url: string; body: Record<string, unknown> }[] = [];
let reply: { type: string; body: string | Buffer };
let endpoint: string;

const server = createServer((request, response) => {
  let text = '';
  request.on('data', (chunk) => {
    text += chunk;
  });
  request.on('end', () => {
    requests.push({ url: request.url ?? '', body: JSON.parse(text) });
    const isToken = request.url?.startsWith('/cgi-bin/stable_token');
    response.setHeader('content-type', isToken ? 'application/json' : reply.type);
    response.end(isToken ? '{"access_token":"a-token","expires_in":7200}' : reply.body);
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  requests.length = 0;
  reply = { type: 'image/jpeg', body: Buffer.from('an image') };
});
afterAll(() => server.close());

it('requests images from WeChat with one token', async () => {
  const { draw } = wechatMiniCodes({ appId: 'wx1', secret: 's' }, { endpoint });
  const { type, bytes } = await draw(CODE);
  await draw(CODE);
  expect([type, Buffer.from(bytes).toString()]).toEqual(['image/jpeg', 'an image']);
  expect(requests.map(({ url }) => url)).toEqual([
    '/cgi-bin/stable_token?',
    '/wxa/getwxacodeunlimit?access_token=a-token',
    '/wxa/getwxacodeunlimit?access_token=a-token',
  ]);
  expect(requests[1]?.body).toEqual({ ...CODE, check_path: false });
});

it('retries once with a new token', async () => {
  const { draw } = wechatMiniCodes({ appId: 'wx1', secret: 's' }, { endpoint });
  reply = { type: 'application/json', body: '{"errcode":40001,"errmsg":"not latest"}' };
  await expect(draw(CODE)).rejects.toMatchObject({ fault: 'refused', code: '40001' });
  const tokens = requests.filter(({ url }) => url.startsWith('/cgi-bin/stable_token'));
  expect(tokens.map(({ body }) => body.force_refresh)).toEqual([false, true]);
  expect(requests).toHaveLength(4);
});

it.each([
  ['{"errcode":40169,"errmsg":"invalid length for scene"}', 'refused'],
  ['{"errcode":-1,"errmsg":"system error"}', 'busy'],
  ['no JSON', 'refused'],
])('maps the response %s to a fault', async (body, fault) => {
  reply = { type: 'application/json', body };
  const { draw } = wechatMiniCodes({ appId: 'wx1', secret: 's' }, { endpoint });
  await expect(draw(CODE)).rejects.toMatchObject({ fault });
});

it('draws an image of the requested size in the sandbox', async () => {
  const { type, bytes } = await sandboxMiniCodes().draw(CODE);
  expect(type).toBe('image/png');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 280, height: 280 });
});
