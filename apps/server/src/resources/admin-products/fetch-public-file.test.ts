import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSelfSignedCertificate } from '../../../test/support/self-signed-certificate.ts';
import { createPublicFileFetcher } from './fetch-public-file.ts';

const MAX_BYTES = 1_000;
const DAY_MS = 86_400_000;

let server: Server;
let port: string;
let fetchAny: ReturnType<typeof createPublicFileFetcher>;

beforeAll(async () => {
  const now = Date.now();
  const { pem, privateKey } = createSelfSignedCertificate({
    serial: '01',
    from: now - DAY_MS,
    to: now + DAY_MS,
  });
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' });
  server = createServer({ cert: pem, key }, (request, response) => {
    if (request.url === '/file') return response.end('bytes');
    if (request.url === '/large') return response.end('x'.repeat(MAX_BYTES + 1));
    if (request.url === '/silent') return undefined;
    const target = { '/moved': '/file', '/inside': 'https://10.0.0.1/', '/loop': '/loop' };
    const location = target[request.url as keyof typeof target];
    return response.writeHead(location ? 302 : 404, location ? { location } : {}).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = String((server.address() as AddressInfo).port);
  fetchAny = createPublicFileFetcher({
    isAllowed: (address) => address === '127.0.0.1',
    ports: [port],
    tls: { ca: pem, checkServerIdentity: () => undefined },
    deadlineMs: 300,
  });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('a public file', () => {
  it.each(['/file', '/moved'])('is fetched from %s', async (path) => {
    const file = await fetchAny(`https://127.0.0.1:${port}${path}`, MAX_BYTES);
    expect(Buffer.from(file).toString()).toBe('bytes');
  });

  it('is fetched by the name of a server', async () => {
    const file = await fetchAny(`https://localhost:${port}/file`, MAX_BYTES);
    expect(Buffer.from(file).toString()).toBe('bytes');
  });

  it.each([
    ['/large', 'file-too-large'],
    ['/missing', 'url-unreachable'],
    ['/silent', 'url-unreachable'],
    ['/loop', 'url-unreachable'],
    ['/inside', 'url-not-public'],
  ])('at %s is refused: %s', async (path, fault) => {
    const fetching = fetchAny(`https://127.0.0.1:${port}${path}`, MAX_BYTES);
    await expect(fetching).rejects.toMatchObject({ fault });
  });
});

it.each([
  'http://example.com/a.png',
  'file:///etc/passwd',
  'https://example.com:8443/a.png',
  'https://user:secret@example.com/a.png',
  'https://127.0.0.1/a.png',
  'https://2130706433/a.png',
  'https://0x7f.1/a.png',
  'https://10.1.2.3/a.png',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/a.png',
  'https://[::ffff:10.0.0.1]/a.png',
  'https://[fd00::1]/a.png',
  'https://localhost/a.png',
])('never fetches %s', async (url) => {
  await expect(createPublicFileFetcher()(url, MAX_BYTES)).rejects.toMatchObject({
    fault: 'url-not-public',
  });
});
