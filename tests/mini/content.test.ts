import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type RunningShop, startShop } from '../support/shop.ts';
import { openProgram, PLATFORMS } from './programs.ts';

let shop: RunningShop;

beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

/** A server of the test's own, for answers that the shop never gives. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe.each(PLATFORMS)('a campaign in %s', (platform) => {
  it('opens from a link, with its modules, its title and a card to share', async () => {
    const host = await openProgram(platform, shop.origin, '/pages/content/index?id=spring');
    onTestFinished(() => host.close());
    expect(host.page().title).not.toBe('');
    expect(host.page().text()).toContain(host.page().title);
    expect(host.page().text()).toMatch(/¥\d/);
    expect(host.share()).toMatchObject({ path: '/pages/content/index?id=spring' });
    expect(host.errors).toEqual([]);
  });

  it('says so when nobody has published it', async () => {
    const host = await openProgram(platform, shop.origin, '/pages/content/index?id=nothing-here');
    onTestFinished(() => host.close());
    expect(host.page().text()).toContain('加载失败或数据异常');
  });

  it('can be tried again after the server has failed', async () => {
    let isUp = false;
    const origin = await serve((request, response) => {
      if (isUp) {
        response.writeHead(307, { location: shop.origin + request.url }).end();
      } else response.writeHead(500, { 'content-type': 'application/json' }).end('{}');
    });
    const host = await openProgram(platform, origin, '/pages/content/index?id=spring');
    onTestFinished(() => host.close());
    expect(host.page().text()).toContain('加载失败或数据异常');
    isUp = true;
    host.tap(host.page().find({ text: '重新加载' }));
    await host.idle();
    expect(host.page().text()).toMatch(/¥\d/);
  });
});
