import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { schemas } from '@vitrine/modules/schemas';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { openProgram, PLATFORMS } from './programs.ts';
import { toldOf } from './told.ts';

const shopOrigin = inject('shopOrigin');

/** A server of the test's own, for answers that the shop never gives. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A module that cannot be drawn is left out alone: each kind is known by words of its own. */
const WORDS_OF_KINDS = [
  ...['两张一行', '驼色风衣，挂在午后', '平底鞋的重量', '一根棉纱捻三遍', '按场合', '从这里开始'],
  ...['衣柜之外', '关于别处', '退换怎么办', '与友同行', '代收熨烫', '多久可以收到？', '尺码对照'],
  ...['查看更多', '拆开这封信', '去看早春', '读手记', '先看手记', '去挑选'],
];

/** What only the modules that show products say. */
const WORDS_OF_PRODUCTS = [
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
  '相似单品',
  '细看这一只',
];

/** A little longer than a module must be in view to count as seen. */
const DWELL_MS = 1_200;

/** What is the app's own, invites into it, or speaks of a page and shows nothing. */
const NOT_HERE = ['campaignSubscription', 'developerInfo', 'shareInfo', 'smartBanner'];
const KINDS = Object.keys(schemas).filter((code) => !NOT_HERE.includes(code));

describe.each(PLATFORMS)('a campaign in %s', (platform) => {
  it('opens from a link, with its modules, its title and a card to share', async () => {
    const host = await openProgram(platform, shopOrigin, '/pages/content/index?id=spring');
    onTestFinished(() => host.close());
    expect(host.page().title).not.toBe('');
    expect(host.page().text()).toContain(host.page().title);
    expect(host.page().text()).toMatch(/¥\d/);
    expect(host.share()).toMatchObject({ path: '/pages/content/index?id=spring' });
    expect(host.errors).toEqual([]);
  });

  it('tells the shop what is sent on, where the host is the messaging app', async () => {
    const host = await openProgram(platform, shopOrigin, '/pages/content/index?id=spring');
    onTestFinished(() => host.close());
    host.share();
    host.shareWithAll();
    await host.idle();
    const told = host.state.requests
      .filter(({ url }) => url.endsWith('/marketing/trackings/messaging-sharing'))
      .map(({ body }) => JSON.parse(String(body)) as { channel: string; pageUrl: string });
    const pageUrl = '/pages/content/index?id=spring';
    expect(told).toMatchObject(
      platform === 'weapp'
        ? [
            { channel: 'friend', pageUrl },
            { channel: 'timeline', pageUrl },
          ]
        : [],
    );
    expect(host.errors).toEqual([]);
  });

  it('shows each kind of pictures, headings, buttons, partners, questions and markup', async () => {
    const host = await openProgram(platform, shopOrigin, '/pages/content/index?id=showcase');
    onTestFinished(() => host.close());
    const text = host.page().text();
    expect(WORDS_OF_KINDS.filter((words) => !text.includes(words))).toEqual([]);
    expect(text).not.toContain('第五条不显示');
    expect(host.errors).toEqual([]);
  });

  it('shows products by rank, by look, by tab, by frame and against the clock', async () => {
    const host = await openProgram(platform, shopOrigin, '/pages/content/index?id=showcase');
    onTestFinished(() => host.close());
    const text = host.page().text();
    expect(WORDS_OF_PRODUCTS.filter((words) => !text.includes(words))).toEqual([]);
    expect(host.errors).toEqual([]);
  });

  it('draws every kind of module, and tells of each once it is seen', async () => {
    const host = await openProgram(platform, shopOrigin, '/pages/content/index?id=showcase');
    onTestFinished(() => host.close());
    for (const node of host.page().findAll({})) host.see(node);
    await setTimeout(DWELL_MS);
    const told = await toldOf(host);
    const seen = told.filter(({ parameters }) => parameters.action === 'ModuleImpression');
    const codes = new Set(seen.map(({ parameters }) => parameters.moduleCode));
    expect([...codes].sort()).toEqual(KINDS.sort());
    expect(new Set(seen.map(({ parameters }) => parameters.moduleId)).size).toBe(seen.length);
    expect(host.errors).toEqual([]);
  });

  it('says so when nobody has published it', async () => {
    const host = await openProgram(platform, shopOrigin, '/pages/content/index?id=nothing-here');
    onTestFinished(() => host.close());
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
    onTestFinished(() => host.close());
    expect(host.page().text()).toContain('加载失败或数据异常');
    isUp = true;
    host.tap(host.page().find({ text: '重新加载' }));
    await host.idle();
    expect(host.page().text()).toMatch(/¥\d/);
  });

  it('says so when a screen cannot be drawn, and lets it be tried again', async () => {
    let isWhole = false;
    const origin = await serve((request, response) => {
      if (isWhole || !request.url?.startsWith('/api/v1/lotteries/')) {
        response.writeHead(307, { location: shopOrigin + request.url }).end();
        return;
      }
      const half = { id: 'autumn-lots', name: '签', terms: [], prizes: [] };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(half));
    });
    const host = await openProgram(platform, origin, '/campaign/lottery/index?id=autumn-lots');
    onTestFinished(() => host.close());
    expect(host.page().text()).toContain('加载失败或数据异常');
    isWhole = true;
    host.pullDown();
    await host.idle();
    host.tap(host.page().find({ text: '重新加载' }));
    await host.idle();
    expect(host.page().text()).toContain('规则');
  });
});
