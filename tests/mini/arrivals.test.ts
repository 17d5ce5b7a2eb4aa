import { describe, expect, inject, it, onTestFinished } from 'vitest';
import type { Host } from '../mini-host/index.ts';
import { logIn } from './buyer.ts';
import { openProgram, PLATFORMS } from './programs.ts';
import { shopperOf } from './shopper.ts';

const shopOrigin = inject('shopOrigin');
const CAMPAIGN = '/pages/content/index?id=spring';
const COUNT = /^\/api\/v1\/bags\/[^/]+\/items\/count$/;

interface Told {
  events: {
    event: string;
    correlationId: string;
    parameters: { utmSource?: string };
  }[];
}

/** Each visit of a page as it was told: by which link, and in which visit. */
async function told(host: Host) {
  (host.app.onHide as () => void).call(host.app);
  await host.idle();
  return host.state.requests
    .filter(({ url }) => url.endsWith('/marketing/trackings'))
    .flatMap(({ body }) => (JSON.parse(String(body)) as Told).events)
    .filter(({ event }) => event === 'GenericPageVisited');
}

const sourcesOf = (events: Awaited<ReturnType<typeof told>>) =>
  events.map(({ parameters }) => parameters.utmSource);

async function open(platform: (typeof PLATFORMS)[number], url: string): Promise<Host> {
  const host = await openProgram(platform, shopOrigin, url);
  onTestFinished(() => host.close());
  return host;
}

describe.each(PLATFORMS)('coming into %s again while it is alive', (platform) => {
  it('by a link begins a visit of its own', async () => {
    const host = await open(platform, `${CAMPAIGN}&utmSource=letter`);
    await told(host);
    host.comeAgain(`${CAMPAIGN}&utmSource=friend&referral=ABCD-EFGH`);
    await host.idle();
    const events = await told(host);
    expect(sourcesOf(events)).toEqual(['letter', 'friend']);
    expect(new Set(events.map(({ correlationId }) => correlationId)).size).toBe(2);
    expect(host.state.storage.get('referral')).toBe('"ABCD-EFGH"');
    expect(host.errors).toEqual([]);
  });

  it('by a code, in the language that it names', async () => {
    const host = await open(platform, CAMPAIGN);
    const scene = encodeURIComponent('id=spring&utmSource=door&language=en-US');
    host.comeAgain(`/pages/content/index?scene=${scene}`);
    await host.idle();
    expect(host.page().text()).toContain('Choose now, and March will need no thought.');
    expect(sourcesOf(await told(host))).toEqual([undefined, 'door']);
    expect(host.errors).toEqual([]);
  });

  it('from the background goes on with the visit', async () => {
    const host = await open(platform, `${CAMPAIGN}&utmSource=letter`);
    (host.app.onShow as (told: object) => void).call(host.app, { path: '', query: {} });
    host.stack.navigateTo('/pages/search/index');
    await host.idle();
    const events = await told(host);
    expect(sourcesOf(events)).toEqual(['letter', 'letter']);
    expect(new Set(events.map(({ correlationId }) => correlationId)).size).toBe(1);
  });
});

it('Alipay tells the program alone what a second code said, and the page that opens knows', async () => {
  const host = await open('alipay', '/pages/home/index');
  host.comeAgain('/pages/content/index', { id: 'spring' });
  await host.idle();
  expect(host.page().text()).toMatch(/¥\d/);
});

describe.each(PLATFORMS)('a login in %s', (platform) => {
  it('is told on the page that it leads to, and asks for no more than is needed', async () => {
    const host = await open(platform, '/pages/user/me/index');
    for (const url of ['/pages/product/listing/index?gender=women', '/account/wishlist/index']) {
      host.stack.navigateTo(url);
      await host.idle();
    }
    host.stack.navigateTo('/pages/search/index');
    await host.idle();
    host.stack.navigateTo('/order/orders/index');
    await host.idle();
    host.state.requests.length = 0;
    await logIn(host);
    expect(host.page().path).toBe('/order/orders/index');
    expect(host.page().text()).toContain('已登录');
    const asked = host.state.requests.map(({ url }) => new URL(url).pathname);
    expect(asked.filter((path) => COUNT.test(path))).toHaveLength(1);
    // Once, by the page beneath that shows it.
    expect(asked.filter((path) => path === '/api/v1/my/profile')).toHaveLength(1);
    await shopperOf(host).until(() => !host.page().text().includes('已登录'), 5_000);
    expect(host.errors).toEqual([]);
  });
});
