import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Host, launch, type PlatformName } from './index.ts';

const PLATFORMS: PlatformName[] = ['weapp', 'tt', 'alipay'];
const fixture = (name: PlatformName) => new URL(`fixtures/${name}`, import.meta.url).pathname;

describe.each(PLATFORMS)('a hand-written program for %s', (platform) => {
  let host: Host;
  const app = () => host.app as { launched: string[] };

  beforeEach(async () => {
    host = await launch(platform, { distDir: fixture(platform) });
  });
  afterEach(() => {
    expect(host.errors).toEqual([]);
    host.close();
  });

  it('launches its first page and shows loops, conditions, templates, includes and scripts', () => {
    expect(host.page().path).toBe('/pages/home/index');
    expect(host.page().title).toBe('Shop');
    expect(host.page().text().split('\n')).toEqual([
      'Coat 1',
      'Like',
      'Bag 2',
      'Like',
      'Few',
      '¥1299, Coat & nothingDuty included',
      'Bags: 0',
      'in the slot',
      'Sold out',
      'Ask',
    ]);
  });

  it('gives components their properties, state and lifecycle', async () => {
    expect(app().launched).toEqual(['pages/home/index', 'attached Bags']);
    host.tap(host.page().find({ class: 'stepper' }));
    await host.idle();
    expect(host.page().find({ class: 'stepper' }).children[0]?.text).toBe('Bags: 1');
    host.tap(host.page().find({ label: 'Like Coat' }));
    await host.idle();
    expect(host.page().has({ class: 'stepper' })).toBe(false);
    expect(app().launched).toContain('detached');
  });

  it('bubbles a tap until a listener catches it', async () => {
    host.tap(host.page().find({ label: 'Like Coat' }));
    await host.idle();
    expect(host.page().path).toBe('/pages/home/index');
    expect(host.page().has({ text: 'Loved coat 1' })).toBe(true);
    host.tap(host.page().find({ text: 'Bag 2' }));
    await host.idle();
    expect(host.page().path).toBe('/pages/detail/index');
    expect(host.page().query.id).toBe('b');
  });

  it('finds nodes by dataset, text, class and id, and reports a missing node', () => {
    const card = host.page().find({ dataset: { productId: 'b' } });
    expect(card.attributes.class).toBe('card');
    expect(host.page().find({ id: 'total' }).tag).toBe('text');
    expect(host.page().findAll({ text: 'Like' })).toHaveLength(2);
    expect(() => host.page().find({ text: 'Hat' })).toThrow(/shows no text "Hat".*it says:/s);
  });

  it('types, scrolls, and ignores taps on disabled controls', async () => {
    host.input(host.page().find({ tag: 'input' }), '大衣');
    host.scrollToLower(host.page().find({ tag: 'scroll-view' }));
    host.tap(host.page().find({ text: 'Sold out' }));
    await host.idle();
    expect(host.page().find({ class: 'word' }).children[0]?.text).toBe('大衣');
    expect(host.page().text()).toContain('Scarf 3');
    expect(host.page().text()).toContain('Three');
  });

  it('throws for a tap without a listener', () => {
    expect(() => host.tap(host.page().find({ id: 'total' }))).toThrow('nothing listens');
  });

  it('passes query values as the vendor does', async () => {
    host.tap(host.page().find({ text: 'Coat 1' }));
    await host.idle();
    const raw = encodeURIComponent('大衣');
    expect(host.page().text()).toContain(platform === 'alipay' ? '大衣 2' : `${raw} 2`);
  });

  it('limits the stack to ten pages', async () => {
    host.tap(host.page().find({ text: 'Coat 1' }));
    for (let depth = 2; depth <= 10; depth += 1) {
      await host.idle();
      host.tap(host.page().find({ text: 'Deeper' }));
    }
    await host.idle();
    expect(host.stack.depth).toBe(10);
    expect(host.page().text()).toContain('webview count limit exceed');
  });

  it('keeps tab pages alive and closes the pages above them', async () => {
    const home = host.page();
    host.stack.navigateTo('/pages/detail/index');
    host.stack.switchTab('/pages/me/index');
    expect(host.stack.depth).toBe(1);
    host.stack.switchTab('/pages/home/index');
    await host.idle();
    expect(host.page()).toBe(home);
    expect(home.instance.data).toMatchObject({ seen: { shows: 2 } });
  });

  it.each([
    ['navigateTo', '/pages/me/index', 'tabbar page'],
    ['redirectTo', '/pages/me/index', 'tabbar page'],
    ['switchTab', '/pages/detail/index', 'no-tabBar page'],
    ['navigateTo', '/pages/nowhere/index', 'is not found'],
  ] as const)('rejects %s %s', (method, url, reason) => {
    expect(() => host.stack[method](url)).toThrow(reason);
  });

  it('goes back to the earlier page, and not past the first', () => {
    host.stack.navigateTo('/pages/detail/index?id=1');
    host.stack.navigateTo('/pages/detail/index?id=2');
    host.stack.navigateBack();
    expect(host.page().query).toEqual({ id: '1' });
    host.stack.navigateBack(5);
    expect(host.page().path).toBe('/pages/home/index');
    expect(() => host.stack.navigateBack()).toThrow('first page');
  });
});

describe.each(PLATFORMS)('requests of %s', (platform) => {
  let server: Server;
  let status = 200;
  const bodies: string[] = [];

  beforeEach(async () => {
    server = createServer(async (request, response) => {
      bodies.push(`${request.method} ${request.headers['content-type']} ${await read(request)}`);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end('{"text":"hello"}');
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  });
  afterEach(() => server.close());

  const start = (api: string) =>
    launch(platform, { distDir: fixture(platform), extConfig: { api } });
  const local = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  it.each([
    [200, '200 hello'],
    [404, platform === 'alipay' ? 'failed 404' : '404 hello'],
  ])('report status %i as the vendor does', async (responseStatus, text) => {
    status = responseStatus;
    const host = await start(local());
    host.tap(host.page().find({ class: 'far' }));
    await host.idle();
    expect(host.page().text()).toContain(text);
    expect(bodies.at(-1)).toBe('POST application/json {"to":"you"}');
    host.close();
  });

  it('are limited to ten at once', async () => {
    status = 200;
    const host = await start(local());
    const request = host.native.request as (options: object) => void;
    const send = () =>
      new Promise<boolean>((resolve) => {
        request({ url: local(), success: () => resolve(true), fail: () => resolve(false) });
      });
    const outcomes = await Promise.all(Array.from({ length: 12 }, send));
    expect(outcomes.filter(Boolean)).toHaveLength(10);
    expect(await send()).toBe(true);
    host.close();
  });

  it('are limited to the loopback', async () => {
    const host = await start('https://shop.example');
    host.tap(host.page().find({ class: 'far' }));
    await host.idle();
    expect(host.page().text()).toContain('failed');
    host.close();
  });
});

async function read(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
