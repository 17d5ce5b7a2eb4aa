import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toApiProblem } from '../../http/send-problem.ts';
import { fileStorage } from './files.ts';
import type { Storage } from './port.ts';
import { s3Storage } from './s3.ts';
import { signHeaders } from './signature.ts';
import { openStorage } from './storage.ts';

const NOW = Date.UTC(2026, 9, 1);
const folder = join(tmpdir(), `vitrine-storage-${randomBytes(6).toString('hex')}`);
const credentials = { region: 'cn-north-1', accessKeyId: 'AK', secretAccessKey: 'secret' };

/** A server with the part of the S3 API that the shop uses; it verifies every signature. */
const objects = new Map<string, Buffer>();
let statuses: number[] = [];
let requests = 0;
let silence: 'waits' | 'hangs up' | undefined;

async function handleRequest(request: IncomingMessage, response: ServerResponse) {
  requests++;
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  if (silence === 'hangs up') return request.socket.destroy();
  if (silence) return;
  const body = Buffer.concat(chunks);
  const { method = '', url: path = '', headers } = request;
  const url = new URL(path, `http://${headers.host}`);
  const type = headers['content-type'];
  const unsigned = { method, url, headers: { ...(type ? { 'content-type': type } : {}) }, body };
  const expected = signHeaders(unsigned, credentials, NOW).authorization;
  const status = statuses.shift();
  if (status) return response.writeHead(status).end('<Error/>');
  if (headers.authorization !== expected) return response.writeHead(403).end('<Error/>');
  if (!path.startsWith('/vault/')) return response.writeHead(404).end('<Error/>');
  if (method === 'PUT') objects.set(path, body);
  if (method === 'DELETE') objects.delete(path);
  const object = objects.get(path);
  if (method === 'GET') return response.writeHead(object ? 200 : 404).end(object ?? '<Error/>');
  return response.writeHead(method === 'PUT' ? 200 : 204).end();
}

const server = createServer((request, response) => void handleRequest(request, response));
let endpoint: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  statuses = [];
  requests = 0;
  silence = undefined;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

const bucket = (more: object = {}): Storage =>
  s3Storage({ endpoint, bucket: 'vault', ...credentials, now: () => NOW, retryMs: 1, ...more });

describe.each([
  ['a folder', () => fileStorage(folder)],
  ['a bucket', () => bucket()],
] as const)('%s', (_, open) => {
  it('returns a stored file until it is removed', async () => {
    const storage = open();
    await storage.put('ids/a-1/front', Buffer.from([0, 1, 255]));
    expect(await storage.get('ids/a-1/front')).toEqual(Buffer.from([0, 1, 255]));
    await storage.put('ids/a-1/front', Buffer.from('second'));
    expect(String(await storage.get('ids/a-1/front'))).toBe('second');
    await storage.remove('ids/a-1/front');
    await storage.remove('ids/a-1/front');
    expect(await storage.get('ids/a-1/front')).toBeUndefined();
  });

  it.each(['', '../up', '/etc/passwd', 'a//b', 'a/../b', 'A', 'a.b', 'a b', 'a?b'])(
    'rejects the key %j',
    async (key) => {
      await expect((async () => open().put(key, Buffer.from('x')))()).rejects.toThrow('key');
      await expect((async () => open().get(key))()).rejects.toThrow('key');
      await expect((async () => open().remove(key))()).rejects.toThrow('key');
    },
  );
});

describe('a folder', () => {
  it('is readable only for its owner and has no temporary files', async () => {
    await fileStorage(folder).put('own/x', Buffer.from('x'));
    expect((await stat(join(folder, 'own/x'))).mode & 0o777).toBe(0o600);
    expect(await readdir(join(folder, 'own'))).toEqual(['x']);
  });
});

describe('a folder that cannot keep a file', () => {
  it('keeps no draft of it', async () => {
    // A file cannot replace a folder.
    await mkdir(join(folder, 'taken/photo'), { recursive: true });
    await expect(fileStorage(folder).put('taken/photo', Buffer.from('x'))).rejects.toThrow();
    expect(await readdir(join(folder, 'taken'))).toEqual(['photo']);
  });
});

describe('a bucket', () => {
  it('is retried while it is busy', async () => {
    statuses = [503, 500];
    await bucket().put('busy', Buffer.from('x'));
    expect(requests).toBe(3);
    expect(String(await bucket().get('busy'))).toBe('x');
  });

  it('fails after three attempts', async () => {
    statuses = [503, 503, 503, 503];
    await expect(bucket().get('busy')).rejects.toThrow('answered 503');
    expect(requests).toBe(3);
  });

  it('is not retried when it rejects the request', async () => {
    await expect(bucket({ secretAccessKey: 'other' }).get('x')).rejects.toThrow('answered 403');
    expect(requests).toBe(1);
  });

  it('fails to store a file when it does not exist', async () => {
    await expect(bucket({ bucket: 'gone' }).put('x', Buffer.from('x'))).rejects.toThrow('bucket');
  });

  it('is tried three times when the connection is closed', async () => {
    silence = 'hangs up';
    await expect(bucket().get('x')).rejects.toThrow('GET failed');
    expect(requests).toBe(3);
  });

  it('is left alone after three requests without an answer, as an outage that passes', async () => {
    silence = 'waits';
    const storage = bucket({ timeoutMs: 20 });
    for (let i = 0; i < 3; i++) await storage.get('x').catch(() => {});
    expect(requests).toBe(9);
    const error = await storage.get('x').catch((reason: unknown) => reason);
    expect(requests).toBe(9);
    const { status, reason, headers } = toApiProblem(error);
    expect([status, reason, headers]).toEqual([503, 'storage-unavailable', { 'retry-after': '5' }]);
  });

  it('times out without an answer', async () => {
    silence = 'waits';
    await expect(bucket({ timeoutMs: 20 }).get('x')).rejects.toThrow('GET failed');
  });
});

describe('the storage settings', () => {
  it('choose between folder and bucket', async () => {
    const now = () => NOW;
    await openStorage({ dataDir: folder, s3: undefined }, now).put('chosen', Buffer.from('1'));
    expect(await readdir(join(folder, 'private'))).toEqual(['chosen']);
    const s3 = { endpoint, bucket: 'vault', ...credentials };
    await openStorage({ dataDir: folder, s3 }, now).put('chosen', Buffer.from('2'));
    expect(String(objects.get('/vault/chosen'))).toBe('2');
  });
});
