import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../app/create-server.ts';
import { readSettings } from '../settings.ts';
import { loggedError } from './log.ts';
import { createMetrics } from './metrics.ts';
import { createReadiness } from './readiness.ts';
import { observeRoutes } from './routes.ts';

const lines: string[] = [];
const metrics = createMetrics({ process: false });
const readiness = createReadiness();
const app = createServer(readSettings({ LOG_LEVEL: 'debug' }), metrics, {
  write: (line) => void lines.push(line),
});

beforeAll(() => {
  observeRoutes(app, metrics, readiness);
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
  it('names the route, status and time of a request, and nobody in it', async () => {
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
    await app.inject({ url: '/nobody/13800138000?name=Ada' });
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

  it('says where an error and its cause happened', () => {
    const logged = loggedError(new Error('outer', { cause: new TypeError('inner') }));
    expect(logged).toMatchObject({ type: 'Error', message: 'outer' });
    expect(logged.stack).toContain('observe.test.ts');
    expect(logged.cause).toMatchObject({ type: 'TypeError', message: 'inner' });
    expect(loggedError('13800138000')).not.toMatchObject({ message: '13800138000' });
  });
});

describe('readiness', () => {
  it('needs every check, and survives one that throws or hangs', async () => {
    const some = createReadiness();
    expect(await some.report()).toEqual({ isReady: true, checks: {} });
    some.add('fine', () => true);
    some.add('throws', () => {
      throw new Error('no');
    });
    some.add('hangs', () => pause(60_000, true, { ref: false }));
    expect(await some.report()).toEqual({
      isReady: false,
      checks: { fine: 'ok', throws: 'not ready', hangs: 'not ready' },
    });
  });

  it('ends when the process is about to stop, while the process still lives', async () => {
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    readiness.leave();
    const answer = await app.inject('/readyz');
    expect([answer.statusCode, answer.json().status]).toEqual([503, 'not ready']);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  });
});

describe('the measures', () => {
  it('count requests by route and status, never by address', async () => {
    const { body, headers } = await app.inject('/metrics');
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toContain(
      'vitrine_request_seconds_count{method="GET",route="/shoppers/:mobile",status="200"} 1',
    );
    expect(body).toContain('route="unknown",status="404"');
    expect(body).not.toContain('13800138000');
  });
});
