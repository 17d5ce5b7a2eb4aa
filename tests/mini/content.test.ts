import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { schemas } from '@vitrine/modules/schemas';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { openProgram, PLATFORMS } from './programs.ts';
import { readTrackingEvents } from './tracking-events.ts';

const shopOrigin = inject('shopOrigin');

/** Starts a server for responses that the shop never sends. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Texts of modules without products; each module type is recognised by one of them. */
const STATIC_MODULE_TEXTS = [
  ...['两张一行', '驼色风衣，挂在午后', '平底鞋的重量', '一根棉纱捻三遍', '按场合', '从这里开始'],
  ...['衣柜之外', '关于别处', '退换怎么办', '与友同行', '代收熨烫', '多久可以收到？', '尺码对照'],
  ...['查看更多', '拆开这封信', '去看早春', '读手记', '先看手记', '去挑选'],
];

/** Texts of modules with products. */
const PRODUCT_MODULE_TEXTS = [
  '男士榜首',
  '西装外套',
  '看全部冬装',
  '全部针织',
  '脚上的事',
  '距开场',
  '去美术馆的周四',
  '购买整套 ¥',
  '三天的衣服',
  '今日穿什么',
  '这一件已下架',
  '相似商品',
  '细看这一只',
];

/** Slightly longer than the time in view that counts as an impression. */
const DWELL_MS = 1_200;

/** Modules of the app, app banners, and modules that draw nothing. */
const UNSUPPORTED_CODES = ['campaignSubscription', 'developerInfo', 'shareInfo', 'smartBanner'];
const SUPPORTED_CODES = Object.keys(schemas).filter((code) => !UNSUPPORTED_CODES.includes(code));

describe.each(PLATFORMS)('a campaign in %s', (platform) => {
  it('opens from a link, with modules, title and share card', async () => {
    const host = await openProgram(platform, shopOrigin, '/pages/content/index?id=spring');
    expect(host.page().title).not.toBe('');
    expect(host.page().text()).toContain(host.page().title);
    expect(host.page().text()).toMatch(/¥\d/);
    expect(host.share()).toMatchObject({ path: '/pages/content/index?id=spring' });
    expect(host.errors).toEqual([]);
  });

  it('reports shares to the shop in WeChat only', async () => {
    const host = await openProgram(platform, shopOrigin, '/pages/content/index?id=spring');
    host.share();
    host.shareWithAll();
    await host.idle();
    const shares = host.state.requests
      .filter(({ url }) => url.endsWith('/marketing/trackings/messaging-sharing'))
      .map(({ body }) => JSON.parse(String(body)) as { channel: string; pageUrl: string });
    const pageUrl = '/pages/content/index?id=spring';
    expect(shares).toMatchObject(
      platform === 'weapp'
        ? [
            { channel: 'friend', pageUrl },
            { channel: 'timeline', pageUrl },
          ]
        : [],
    );
    expect(host.errors).toEqual([]);
  });

  it('shows every module type without products', async () => {
    const host = await openProgram(platform, shopOrigin, '/pages/content/index?id=showcase');
    const text = host.page().text();
    expect(STATIC_MODULE_TEXTS.filter((expected) => !text.includes(expected))).toEqual([]);
    expect(text).not.toContain('第五条不显示');
    expect(host.errors).toEqual([]);
  });

  it('shows every module type with products', async () => {
    const host = await openProgram(platform, shopOrigin, '/pages/content/index?id=showcase');
    const text = host.page().text();
    expect(PRODUCT_MODULE_TEXTS.filter((expected) => !text.includes(expected))).toEqual([]);
    expect(host.errors).toEqual([]);
  });

  it('draws every module type, and reports one impression for each', async () => {
    const host = await openProgram(platform, shopOrigin, '/pages/content/index?id=showcase');
    for (const node of host.page().findAll({})) host.see(node);
    await setTimeout(DWELL_MS);
    const events = await readTrackingEvents(host);
    const impressions = events.filter(({ parameters }) => parameters.action === 'ModuleImpression');
    const codes = new Set(impressions.map(({ parameters }) => parameters.moduleCode));
    expect([...codes].sort()).toEqual(SUPPORTED_CODES.sort());
    expect(new Set(impressions.map(({ parameters }) => parameters.moduleId)).size).toBe(
      impressions.length,
    );
    expect(host.errors).toEqual([]);
  });

  it('shows a failure for a page that is not published', async () => {
    const host = await openProgram(platform, shopOrigin, '/pages/content/index?id=nothing-here');
    expect(host.page().text()).toContain('加载失败或数据异常');
  });

  it('can be tried again after the server has failed', async () => {
    let isUp = false;
    const origin = await serve((request, response) => {
      if (isUp) {
        response.writeHead(307, { location: shopOrigin + request.url }).end();
      } else response.writeHead(500, { 'content-type': 'application/json' }).end('{}');
    });
    const host = await openProgram(platform, origin, '/pages/content/index?id=spring');
    expect(host.page().text()).toContain('加载失败或数据异常');
    isUp = true;
    host.tap(host.page().find({ text: '重新加载' }));
    await host.idle();
    expect(host.page().text()).toMatch(/¥\d/);
  });

  it('shows a failure when a screen cannot be drawn, and loads it again', async () => {
    let isComplete = false;
    const origin = await serve((request, response) => {
      if (isComplete || !request.url?.startsWith('/api/v1/lotteries/')) {
        response.writeHead(307, { location: shopOrigin + request.url }).end();
        return;
      }
      const incomplete = { id: 'autumn-lots', name: '签', terms: [], prizes: [] };
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(incomplete));
    });
    const host = await openProgram(platform, origin, '/campaign/lottery/index?id=autumn-lots');
    expect(host.page().text()).toContain('加载失败或数据异常');
    isComplete = true;
    host.pullDown();
    await host.idle();
    host.tap(host.page().find({ text: '重新加载' }));
    await host.idle();
    expect(host.page().text()).toContain('规则');
  });
});
