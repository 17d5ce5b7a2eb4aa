import { randomInt } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { createServer } from '../app/create-server.ts';
import { createMetrics } from '../observe/metrics.ts';
import { readSettings } from '../settings.ts';
import { limitRate } from './rate-limit.ts';

let app: ReturnType<typeof createServer>;
afterEach(() => app.close());

async function limited(environment: NodeJS.ProcessEnv) {
  const settings = readSettings({ LOG_LEVEL: 'silent', ...environment });
  app = createServer(settings, createMetrics({ process: false }));
  await limitRate(app, settings);
  app.get('/api/thing', async () => ({}));
  app.get('/healthz', async () => ({}));
}

const ask = (url: string, remoteAddress: string, headers = {}) =>
  app.inject({ url, remoteAddress, headers });

const statuses = async (count: number, url: string, address: string, headers = {}) => {
  const answers = [];
  for (let i = 0; i < count; i++) answers.push((await ask(url, address, headers)).statusCode);
  return answers;
};

it('refuses an address that asks too often, and says when to come back', async () => {
  await limited({ RATE_LIMIT_PER_MINUTE: '2' });
  expect(await statuses(3, '/api/thing', '10.0.0.1')).toEqual([200, 200, 429]);
  const refused = await ask('/api/thing', '10.0.0.1');
  expect(refused.json().error.code).toBe('too-many-requests');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(await statuses(1, '/api/thing', '10.0.0.2')).toEqual([200]);
});

it('leaves alone those who watch over the shop', async () => {
  await limited({ RATE_LIMIT_PER_MINUTE: '1' });
  expect(await statuses(3, '/healthz', '10.0.0.1')).toEqual([200, 200, 200]);
});

it('believes a forwarded address only from a proxy it was told of', async () => {
  const forwarded = (count: number) => ({ 'x-forwarded-for': `192.0.2.${count}` });
  await limited({ RATE_LIMIT_PER_MINUTE: '1' });
  await ask('/api/thing', '10.0.0.1', forwarded(1));
  expect((await ask('/api/thing', '10.0.0.1', forwarded(2))).statusCode).toBe(429);
  await app.close();
  await limited({ RATE_LIMIT_PER_MINUTE: '1', TRUST_PROXY: '10.0.0.0/8' });
  await ask('/api/thing', '10.0.0.1', forwarded(1));
  expect((await ask('/api/thing', '10.0.0.1', forwarded(2))).statusCode).toBe(200);
});

it('is lifted by a setting', async () => {
  await limited({ RATE_LIMIT_PER_MINUTE: '0' });
  expect(await statuses(5, '/api/thing', '10.0.0.1')).toEqual([200, 200, 200, 200, 200]);
});

it('lets everybody through when its counter cannot be reached', async () => {
  await limited({ RATE_LIMIT_PER_MINUTE: '1', REDIS_URL: 'redis://127.0.0.1:1' });
  expect(await statuses(3, '/api/thing', '10.0.0.1')).toEqual([200, 200, 200]);
});

const redisUrl = process.env.TEST_REDIS_URL;

it.runIf(redisUrl)('counts together with other processes in Redis', async () => {
  // Others may count there too, and this test a moment ago.
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  await limited({ RATE_LIMIT_PER_MINUTE: '2', REDIS_URL: redisUrl });
  expect(await statuses(2, '/api/thing', address)).toEqual([200, 200]);
  await app.close();
  await limited({ RATE_LIMIT_PER_MINUTE: '2', REDIS_URL: redisUrl });
  expect(await statuses(1, '/api/thing', address)).toEqual([429]);
});
