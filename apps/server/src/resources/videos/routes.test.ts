import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseByteRange } from './byte-range.ts';
import { registerVideoRoutes } from './routes.ts';

const VIDEO = Buffer.from('0123456789');

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-videos-'));
  await writeFile(join(folder, 'wind.mp4'), VIDEO);
  await writeFile(join(folder, 'secret.txt'), 'not a video');
  app = Fastify();
  registerVideoRoutes(app, folder);
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (headers: Record<string, string> = {}, url = '/content/films/wind.mp4') =>
  app.inject({ url, headers });

describe('a video', () => {
  it('is sent whole and announces range support', async () => {
    const { statusCode, headers, rawPayload } = await get();
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '10',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=86400',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(rawPayload).toEqual(VIDEO);
  });

  it.each([
    ['bytes=0-', '0123456789', 'bytes 0-9/10'],
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
  ])('answers %s with a partial response', async (range, part, contentRange) => {
    const { statusCode, headers, body } = await get({ range });
    expect([statusCode, body, headers['content-range']]).toEqual([206, part, contentRange]);
    expect(headers['content-length']).toBe(String(part.length));
  });

  it('refuses a range beyond its end', async () => {
    const { statusCode, headers } = await get({ range: 'bytes=10-' });
    expect([statusCode, headers['content-range']]).toEqual([416, 'bytes */10']);
  });

  it('is not sent again for a matching ETag, and sent whole for a changed one', async () => {
    const etag = String((await get()).headers.etag);
    expect((await get({ 'if-none-match': etag })).statusCode).toBe(304);
    expect((await get({ range: 'bytes=2-4', 'if-range': etag })).statusCode).toBe(206);
    expect((await get({ range: 'bytes=2-4', 'if-range': '"older"' })).statusCode).toBe(200);
  });

  it('answers HEAD requests without a body', async () => {
    const { statusCode, headers, rawPayload } = await app.inject({
      method: 'HEAD',
      url: '/content/films/wind.mp4',
    });
    expect([statusCode, headers['content-length'], rawPayload.length]).toEqual([200, '10', 0]);
  });

  it.each([
    'gone.mp4',
    'secret.txt',
    '.mp4',
    '..%2fwind.mp4',
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e%2fwind.mp4',
    'wind.mp4%00',
    'wind%2emp4%2f..%2fsecret.txt',
  ])('%s is not found', async (name) =>
    expect((await get({}, `/content/films/${name}`)).statusCode).toBe(404),
  );
});

describe('parseByteRange', () => {
  it.each([
    [undefined, 'whole'],
    ['', 'whole'],
    ['bytes=-', 'whole'],
    ['bytes=0-1,4-5', 'whole'],
    ['lines=0-1', 'whole'],
    ['bytes=5-2', 'whole'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=9-', { start: 9, end: 9 }],
    ['bytes=-99', { start: 0, end: 9 }],
    ['bytes=0-0', { start: 0, end: 0 }],
  ])('parses %j of ten bytes as %j', (header, part) =>
    expect(parseByteRange(header, 10)).toEqual(part),
  );

  it('is unsatisfiable for an empty file', () =>
    expect(parseByteRange('bytes=-5', 0)).toBe('unsatisfiable'));
});
