import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createServer } from '../app/create-server.ts';
import { NO_LIMITS } from '../http/rate-limit.ts';
import { readSettings } from '../settings.ts';
import { serializeError } from './log.ts';
import { createMetrics } from './metrics.ts';
import { createReadiness } from './readiness.ts';
import { registerObservability } from './routes.ts';
import { watchRateLimit } from './watch-rate-limit.ts';

const lines: string[] = [];
const metrics = createMetrics({ process: false });
const readiness = createReadiness();
const app = createServer(readSettings({ LOG_LEVEL: 'debug' }), metrics, {
  write: (line) => void lines.push(line),
});

beforeAll(() => {
  registerObservability(app, metrics, readiness);
  app.get('/shoppers/:mobile', async () => ({ ok: true }));
  app.post('/shoppers/:mobile', async () => {
    throw Object.assign(new Error('invalid input for type bigint: "13800138000"'), {
      code: '22P02',
      detail: 'Key (mobile)=(13800138000) already exists.',
    });
  });
});
afterAll(() => app.close());

describe('the log', () => {
  it('contains route, status and duration of a request, but no personal data', async () => {
    const personal = {
      url: '/shoppers/13800138000?name=Ada&token=secret',
      headers: {
        cookie: 'session=secret',
        authorization: 'Bearer secret',
        'session-key': 'secret',
      },
    };
    await app.inject({ ...personal, headers: { ...personal.headers, 'request-id': 'id-12345' } });
    await app.inject({ ...personal, method: 'POST', payload: { name: 'Ada' } });
    await app.inject({ url: '/unknown/13800138000?name=Ada' });
    const written = lines.join('');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      requestId: 'id-12345',
      method: 'GET',
      route: '/shoppers/:mobile',
      status: 200,
      ms: expect.any(Number),
    });
    expect(written).toContain('"status":500');
    for (const word of ['13800138000', 'Ada', 'secret']) expect(written).not.toContain(word);
  });

  it('contains the stack of an error and its cause', () => {
    const logged = serializeError(new Error('outer', { cause: new TypeError('inner') }));
    expect(logged).toMatchObject({ type: 'Error', message: 'outer' });
    expect(logged.stack).toContain('observability.test.ts');
    expect(logged.cause).toMatchObject({ type: 'TypeError', message: 'inner' });
    const { message, stack } = new Error('queue table is missing');
    expect(serializeError({ message, stack, queue: 'greet' })).toMatchObject({
      type: 'Error',
      message: 'queue table is missing',
    });
    expect(serializeError('13800138000')).not.toMatchObject({ message: '13800138000' });
  });
});

describe('readiness', () => {
  it('requires every check, also when one throws or hangs', async () => {
    const other = createReadiness();
    expect(await other.report()).toEqual({ isReady: true, checks: {} });
    other.add('fine', () => true);
    other.add('throws', () => {
      throw new Error('no');
    });
    other.add('hangs', () => pause(60_000, true, { ref: false }));
    expect(await other.report()).toEqual({
      isReady: false,
      checks: { fine: 'ok', throws: 'not ready', hangs: 'not ready' },
    });
  });

  it('is checked once for all who ask in the same second', async () => {
    const readiness = createReadiness();
    let checks = 0;
    readiness.add('database', () => ++checks > 0);
    await Promise.all(Array.from({ length: 20 }, () => readiness.report()));
    expect(checks).toBe(1);
    await vi.waitFor(
      async () => {
        await readiness.report();
        expect(checks).toBe(2);
      },
      { timeout: 10_000, interval: 300 },
    );
  });

  it('tells whether calls are counted together, without deciding by it', async () => {
    const readiness = createReadiness();
    const metrics = createMetrics({ process: false });
    let shared = true;
    watchRateLimit({ ...NO_LIMITS, isShared: () => shared }, metrics, readiness);
    expect(readiness.describeStates()).toEqual({ rateLimit: { counter: 'shared' } });
    shared = false;
    expect(readiness.describeStates()).toEqual({ rateLimit: { counter: 'own' } });
    expect((await readiness.report()).isReady).toBe(true);
    expect(await metrics.registry.metrics()).toContain('vitrine_rate_limit_shared 0');
  });

  it('ends when the process is about to stop, while it is still alive', async () => {
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    readiness.markStopping();
    const response = await app.inject('/readyz');
    expect([response.statusCode, response.json().status]).toEqual([503, 'not ready']);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  });
});

describe('the metrics', () => {
  it('count requests by route and status, never by URL', async () => {
    const { body, headers } = await app.inject('/metrics');
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toContain(
      'vitrine_request_seconds_count{method="GET",route="/shoppers/:mobile",status="200"} 1',
    );
    expect(body).toContain('route="unknown",status="404"');
    expect(body).not.toContain('13800138000');
  });
});
