import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Api } from '@vitrine/client';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { brandOptions } from '../../test/support/brands.ts';
import { keepFiles, readFormerFile } from './former-files.ts';
import { registerPages } from './routes.ts';
import type { StaticFile } from './static-files.ts';

const NOW = Date.UTC(2026, 10, 1);
const DAY_MS = 24 * 60 * 60 * 1000;
const createFile = (text: string): StaticFile => ({
  type: 'text/javascript; charset=utf-8',
  etag: text,
  plain: Buffer.from(text),
  brotli: Buffer.from(`${text} brotli`),
  gzip: Buffer.from(`${text} gzip`),
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-assets-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('keeps the files of a former build for a week after its last start', async () => {
  const old = new Map([
    ['Bag-Ab3_x-9z.js', createFile('old')],
    ['service-worker.js', createFile('worker')],
  ]);
  await keepFiles(folder, old, NOW - 20 * DAY_MS);
  await keepFiles(folder, old, NOW);
  await keepFiles(folder, new Map([['Bag-00000000.js', createFile('new')]]), NOW + 6 * DAY_MS);
  const file = await readFormerFile(folder, 'Bag-Ab3_x-9z.js');
  expect(file?.type).toBe('text/javascript; charset=utf-8');
  expect([file?.plain, file?.brotli, file?.gzip].map(String)).toEqual([
    'old',
    'old brotli',
    'old gzip',
  ]);
  expect((await readdir(folder)).length).toBe(6);
  await keepFiles(folder, new Map(), NOW + 8 * DAY_MS);
  expect(await readFormerFile(folder, 'Bag-Ab3_x-9z.js')).toBeUndefined();
  expect(await readFormerFile(folder, 'Bag-00000000.js')).toBeDefined();
});

it.each(['../secret-12345678.js', 'a/../b-12345678.js', 'Bag-Ab3_x-9z.js.br', 'manifest.json'])(
  'finds no file %s',
  async (name) => {
    expect(await readFormerFile(folder, name)).toBeUndefined();
  },
);

it('serves a file of a former build, and nothing that never was one', async () => {
  await keepFiles(folder, new Map([['Bag-Ab3_x-9z.js', createFile('old')]]), NOW);
  const app = Fastify();
  registerPages(app, {
    ...brandOptions,
    db: {} as never,
    renderer: { files: new Map(), isStrict: true, render: async () => expect.unreachable() },
    api: () => ({}) as Api,
    onChange: () => {},
    cacheBytes: 0,
    publicUrl: undefined,
    findFormerFile: (name) => readFormerFile(folder, name),
  });
  const get = (name: string) =>
    app.inject({ url: `/content/assets/${name}`, headers: { 'accept-encoding': 'br' } });
  const response = await get('Bag-Ab3_x-9z.js');
  expect([response.statusCode, response.body]).toEqual([200, 'old brotli']);
  expect(response.headers['cache-control']).toContain('immutable');
  expect((await get('Bag-00000000.js')).statusCode).toBe(404);
  expect((await get('..%2Fsecret-12345678.js')).statusCode).toBe(404);
  await app.close();
});
