import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerVideoRoutes } from './routes.ts';
import { openUploadedVideos, toVideoStorageKey, toVideoUrl } from './uploaded-videos.ts';

const KEY = `v-${'0'.repeat(32)}`;

it('sends an uploaded video and fetches it from the storage once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-uploaded-'));
  const fetched: string[] = [];
  const get = async (key: string) => {
    fetched.push(key);
    return key === toVideoStorageKey(KEY) ? Buffer.from('0123456789') : undefined;
  };
  const app = Fastify();
  registerVideoRoutes(app, folder, openUploadedVideos({ get }, join(folder, 'copies')));
  const ask = (url: string) => app.inject({ url, headers: { range: 'bytes=2-4' } });
  const both = await Promise.all([ask(toVideoUrl(KEY)), ask(toVideoUrl(KEY))]);
  expect(both.map(({ statusCode, body }) => [statusCode, body])).toEqual([
    [206, '234'],
    [206, '234'],
  ]);
  expect((await ask(toVideoUrl(KEY))).body).toBe('234');
  expect(fetched).toEqual([toVideoStorageKey(KEY)]);
  expect((await ask(toVideoUrl(`v-${'1'.repeat(32)}`))).statusCode).toBe(404);
  await app.close();
  await rm(folder, { recursive: true });
});
