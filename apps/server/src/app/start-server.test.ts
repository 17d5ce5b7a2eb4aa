import { afterEach, describe, expect, it, vi } from 'vitest';
import { startTcpProxy } from '../../test/support/tcp-proxy.ts';
import { onPostgresql, openTestShop } from '../../test/support/test-shop.ts';
import type { Settings } from '../settings.ts';
import { startServer } from './start-server.ts';

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

/** Starts a process of jobs, which needs no built pages. */
async function start(changes: Partial<Settings>, settings: Settings) {
  const lines: string[] = [];
  const starting = startServer({
    settings: { ...settings, serves: false, demo: false, port: 0, ...changes },
    print: (line) => void lines.push(line),
  });
  const started = starting.then(({ app, shop }) => {
    open.push(async () => {
      await app.close();
      await shop.database.close();
    });
  });
  return { lines, started };
}

describe.runIf(onPostgresql)('the start on PostgreSQL', { timeout: 120_000 }, () => {
  it('is tried again while the database does not answer', async () => {
    const { settings, close } = await openTestShop();
    open.push(close);
    const proxy = await startTcpProxy(settings.databaseUrl ?? '');
    open.push(() => proxy.close());
    await proxy.disconnect();
    const { lines, started } = await start({ databaseUrl: proxy.url }, settings);
    await vi.waitFor(
      () => expect(lines.join()).toContain('The start is tried again in 1 s'),
      60_000,
    );
    await proxy.reconnect();
    await started;
    expect(lines.at(-1)).toMatch(/^Vitrine is ready on http:/);
  });

  it('fails at once when the error does not pass by itself', async () => {
    const { settings, close } = await openTestShop();
    open.push(close);
    const url = new URL(settings.databaseUrl ?? '');
    url.pathname = '/vitrine_no_such_database';
    const { lines, started } = await start({ databaseUrl: url.href }, settings);
    await expect(started).rejects.toThrow();
    expect(lines).toEqual([]);
  });
});
