import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer as createTcpServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it, vi } from 'vitest';
import { startTcpProxy } from '../../test/support/tcp-proxy.ts';
import { createServer } from '../app/create-server.ts';
import { createMetrics } from '../observability/metrics.ts';
import { readSettings } from '../settings.ts';
import { type RateLimits, registerRateLimit } from './rate-limit.ts';

let app: ReturnType<typeof createServer>;
let limits: RateLimits;
afterEach(() => app.close());

async function openLimitedApp(environment: NodeJS.ProcessEnv) {
  const settings = readSettings({ LOG_LEVEL: 'silent', ...environment });
  app = createServer(settings, createMetrics({ process: false }));
  limits = await registerRateLimit(app, settings);
  app.get('/api/thing', async () => ({}));
  app.get('/healthz', async () => ({}));
  app.get<{ Params: { id: string } }>('/shoppers/:id', async (request) => {
    await limits.countShopperCall(request, request.params.id);
    return {};
  });
  app.get('/guest', async (request) => {
    await limits.countGuestSession(request);
    return {};
  });
  app.get('/page', async (request) => {
    await limits.countPageRender(request);
    return {};
  });
}

const request = (url: string, remoteAddress: string, headers = {}) =>
  app.inject({ url, remoteAddress, headers });

const statuses = async (count: number, url: string, ip: string, headers = {}) => {
  const results = [];
  for (let i = 0; i < count; i++) results.push((await request(url, ip, headers)).statusCode);
  return results;
};

it('answers 429 with retry-after to an IP address over the limit', async () => {
  await openLimitedApp({ RATE_LIMIT_PER_MINUTE: '2' });
  expect(await statuses(3, '/api/thing', '10.0.0.1')).toEqual([200, 200, 429]);
  const limited = await request('/api/thing', '10.0.0.1');
  expect(limited.json().error.code).toBe('too-many-requests');
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
  expect(await statuses(1, '/api/thing', '10.0.0.2')).toEqual([200]);
});

it('does not limit the health checks', async () => {
  await openLimitedApp({ RATE_LIMIT_PER_MINUTE: '1' });
  expect(await statuses(3, '/healthz', '10.0.0.1')).toEqual([200, 200, 200]);
});

it('trusts a forwarded IP address only from a configured proxy', async () => {
  const forwarded = (count: number) => ({ 'x-forwarded-for': `192.0.2.${count}` });
  await openLimitedApp({ RATE_LIMIT_PER_MINUTE: '1' });
  await request('/api/thing', '10.0.0.1', forwarded(1));
  expect((await request('/api/thing', '10.0.0.1', forwarded(2))).statusCode).toBe(429);
  await app.close();
  await openLimitedApp({ RATE_LIMIT_PER_MINUTE: '1', TRUST_PROXY: '10.0.0.0/8' });
  await request('/api/thing', '10.0.0.1', forwarded(1));
  expect((await request('/api/thing', '10.0.0.1', forwarded(2))).statusCode).toBe(200);
});

it.each(['/%61pi/thing', '/a%70i/thing', '/api/t%68ing', '/api/thing?x=1'])(
  'counts %s as the call that it is routed to',
  async (url) => {
    await openLimitedApp({ RATE_LIMIT_PER_MINUTE: '1' });
    expect(await statuses(2, url, '10.0.0.1')).toEqual([200, 429]);
    expect(await statuses(1, '/api/thing', '10.0.0.1')).toEqual([429]);
  },
);

/** Sends a request whose target is a whole URL, as to a proxy, and returns the status line. */
async function requestAbsolute(port: number) {
  const socket = connect(port, '127.0.0.1');
  socket.write('GET http://x/api/thing HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  return (await text(socket)).split('\r\n')[0];
}

it('counts a request whose target is a whole URL', async () => {
  await openLimitedApp({ RATE_LIMIT_PER_MINUTE: '1' });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  expect(await requestAbsolute(port)).toContain('200');
  expect(await requestAbsolute(port)).toContain('429');
});

it('counts all addresses of an IPv6 /64 as one', async () => {
  await openLimitedApp({
    RATE_LIMIT_PER_MINUTE: '1',
    PAGE_RATE_LIMIT_PER_MINUTE: '1',
    GUEST_SESSIONS_PER_HOUR: '1',
  });
  for (const url of ['/api/thing', '/page', '/guest']) {
    expect(await statuses(1, url, '2001:db8:0:1::1')).toEqual([200]);
    expect(await statuses(1, url, '2001:db8:0:1:ffff::2')).toEqual([429]);
    expect(await statuses(1, url, '2001:db8:0:2::1')).toEqual([200]);
  }
});

it('limits a shopper who calls from many IP addresses', async () => {
  await openLimitedApp({ SHOPPER_RATE_LIMIT_PER_MINUTE: '2' });
  for (const ip of ['10.0.0.1', '10.0.0.2'])
    expect(await statuses(1, '/shoppers/7', ip)).toEqual([200]);
  const limited = await request('/shoppers/7', '10.0.0.4');
  expect(limited.statusCode).toBe(429);
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
  expect((await request('/shoppers/8', '10.0.0.1')).statusCode).toBe(200);
});

it('counts rendered pages apart from calls', async () => {
  await openLimitedApp({ RATE_LIMIT_PER_MINUTE: '1', PAGE_RATE_LIMIT_PER_MINUTE: '2' });
  expect(await statuses(3, '/page', '10.0.0.1')).toEqual([200, 200, 429]);
  expect(await statuses(2, '/api/thing', '10.0.0.1')).toEqual([200, 429]);
});

it('counts guest sessions for an hour', async () => {
  await openLimitedApp({ GUEST_SESSIONS_PER_HOUR: '1' });
  expect(await statuses(2, '/guest', '10.0.0.1')).toEqual([200, 429]);
  const limited = await request('/guest', '10.0.0.1');
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(3_500);
});

it('can be disabled by a setting', async () => {
  await openLimitedApp({ RATE_LIMIT_PER_MINUTE: '0', PAGE_RATE_LIMIT_PER_MINUTE: '1' });
  expect(await statuses(5, '/api/thing', '10.0.0.1')).toEqual([200, 200, 200, 200, 200]);
  expect(await statuses(2, '/page', '10.0.0.1')).toEqual([200, 200]);
});

it('counts by itself when Redis is unreachable', async () => {
  await openLimitedApp({ RATE_LIMIT_PER_MINUTE: '2', REDIS_URL: 'redis://127.0.0.1:1' });
  expect(await statuses(3, '/api/thing', '10.0.0.1')).toEqual([200, 200, 429]);
  expect(limits.isShared?.()).toBe(false);
});

it('counts by itself when Redis accepts connections and never answers', async () => {
  const frozen = createTcpServer((socket) => socket.on('error', () => {}));
  frozen.listen(0, '127.0.0.1');
  await once(frozen, 'listening');
  const { port } = frozen.address() as AddressInfo;
  await openLimitedApp({ RATE_LIMIT_PER_MINUTE: '2', REDIS_URL: `redis://127.0.0.1:${port}` });
  expect(await statuses(3, '/api/thing', '10.0.0.1')).toEqual([200, 200, 429]);
  frozen.close();
});

const redisUrl = process.env.TEST_REDIS_URL;

it.runIf(redisUrl)('shares its count with other processes in Redis', async () => {
  // A random IP address, because other test runs may use the same Redis.
  const ip = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  await openLimitedApp({ RATE_LIMIT_PER_MINUTE: '2', REDIS_URL: redisUrl });
  expect(await statuses(2, '/api/thing', ip)).toEqual([200, 200]);
  await app.close();
  await openLimitedApp({ RATE_LIMIT_PER_MINUTE: '2', REDIS_URL: redisUrl });
  expect(await statuses(1, '/api/thing', ip)).toEqual([429]);
});

it.runIf(redisUrl)('counts by itself while Redis is silent, and together afterwards', async () => {
  const ip = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  const proxy = await startTcpProxy(redisUrl ?? '');
  await openLimitedApp({ RATE_LIMIT_PER_MINUTE: '3', REDIS_URL: proxy.url });
  expect(await statuses(1, '/api/thing', ip)).toEqual([200]);
  expect(limits.isShared?.()).toBe(true);
  proxy.silence();
  expect(await statuses(1, '/api/thing', ip)).toEqual([200]);
  expect(limits.isShared?.()).toBe(false);
  expect(await statuses(2, '/api/thing', ip)).toEqual([200, 429]);
  // The silent connection is replaced, and Redis is asked again after a pause.
  await vi.waitFor(
    async () => {
      await statuses(1, '/api/thing', '10.0.0.1');
      expect(limits.isShared?.()).toBe(true);
    },
    { timeout: 20_000, interval: 200 },
  );
  await proxy.close();
});
