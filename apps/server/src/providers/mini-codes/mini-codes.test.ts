import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sandboxMiniCodes } from './sandbox.ts';
import { wechatMiniCodes } from './wechat.ts';

const CODE = { page: 'pages/content/index', scene: 'id=spring', width: 280 };
const asked: { url: string; body: Record<string, unknown> }[] = [];
let drawing: { type: string; body: string | Buffer };
let endpoint: string;

const server = createServer((request, response) => {
  let text = '';
  request.on('data', (chunk) => {
    text += chunk;
  });
  request.on('end', () => {
    asked.push({ url: request.url ?? '', body: JSON.parse(text) });
    const isToken = request.url?.startsWith('/cgi-bin/stable_token');
    response.setHeader('content-type', isToken ? 'application/json' : drawing.type);
    response.end(isToken ? '{"access_token":"a-token","expires_in":7200}' : drawing.body);
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked.length = 0;
  drawing = { type: 'image/jpeg', body: Buffer.from('a picture') };
});
afterAll(() => server.close());

it('asks WeChat for a picture, with a token that is asked for once', async () => {
  const { draw } = wechatMiniCodes({ appId: 'wx1', secret: 's' }, { endpoint });
  const { type, bytes } = await draw(CODE);
  await draw(CODE);
  expect([type, Buffer.from(bytes).toString()]).toEqual(['image/jpeg', 'a picture']);
  expect(asked.map(({ url }) => url)).toEqual([
    '/cgi-bin/stable_token?',
    '/wxa/getwxacodeunlimit?access_token=a-token',
    '/wxa/getwxacodeunlimit?access_token=a-token',
  ]);
  expect(asked[1]?.body).toEqual({ ...CODE, check_path: false });
});

it('asks once more with a new token when its own has been replaced', async () => {
  const { draw } = wechatMiniCodes({ appId: 'wx1', secret: 's' }, { endpoint });
  drawing = { type: 'application/json', body: '{"errcode":40001,"errmsg":"not latest"}' };
  await expect(draw(CODE)).rejects.toMatchObject({ fault: 'refused', code: '40001' });
  const tokens = asked.filter(({ url }) => url.startsWith('/cgi-bin/stable_token'));
  expect(tokens.map(({ body }) => body.force_refresh)).toEqual([false, true]);
  expect(asked).toHaveLength(4);
});

it.each([
  ['{"errcode":40169,"errmsg":"invalid length for scene"}', 'refused'],
  ['{"errcode":-1,"errmsg":"system error"}', 'busy'],
  ['no JSON', 'refused'],
])('tells what %s means', async (body, fault) => {
  drawing = { type: 'application/json', body };
  const { draw } = wechatMiniCodes({ appId: 'wx1', secret: 's' }, { endpoint });
  await expect(draw(CODE)).rejects.toMatchObject({ fault });
});

it('draws a picture of the asked size in the sandbox', async () => {
  const { type, bytes } = await sandboxMiniCodes().draw(CODE);
  expect(type).toBe('image/png');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 280, height: 280 });
});
