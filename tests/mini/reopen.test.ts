import { describe, expect, inject, it } from 'vitest';
import type { Host } from '../mini-host/index.ts';
import { createPageDriver } from './page-driver.ts';
import { openProgram, PLATFORMS } from './programs.ts';
import { logIn } from './shopper-actions.ts';

const shopOrigin = inject('shopOrigin');
const CAMPAIGN = '/pages/content/index?id=spring';
const COUNT_CALL = /^\/api\/v1\/bags\/[^/]+\/items\/count$/;

interface TrackingBatch {
  events: {
    event: string;
    correlationId: string;
    parameters: { utmSource?: string };
  }[];
}

/** Reads the page view events of the program. */
async function readPageViews(host: Host) {
  (host.app.onHide as () => void).call(host.app);
  await host.idle();
  return host.state.requests
    .filter(({ url }) => url.endsWith('/marketing/trackings'))
    .flatMap(({ body }) => (JSON.parse(String(body)) as TrackingBatch).events)
    .filter(({ event }) => event === 'GenericPageVisited');
}

const sourcesOf = (events: Awaited<ReturnType<typeof readPageViews>>) =>
  events.map(({ parameters }) => parameters.utmSource);

async function open(platform: (typeof PLATFORMS)[number], url: string): Promise<Host> {
  const host = await openProgram(platform, shopOrigin, url);
  return host;
}

describe.each(PLATFORMS)('opening %s again while it is running', (platform) => {
  it('starts a new tracking session for a link', async () => {
    const host = await open(platform, `${CAMPAIGN}&utmSource=letter`);
    await readPageViews(host);
    host.reopen(`${CAMPAIGN}&utmSource=friend&referral=ABCD-EFGH`);
    await host.idle();
    const events = await readPageViews(host);
    expect(sourcesOf(events)).toEqual(['letter', 'friend']);
    expect(new Set(events.map(({ correlationId }) => correlationId)).size).toBe(2);
    expect(host.state.storage.get('referral')).toBe('"ABCD-EFGH"');
    expect(host.errors).toEqual([]);
  });

  it('uses the language of a scanned code', async () => {
    const host = await open(platform, CAMPAIGN);
    const scene = encodeURIComponent('id=spring&utmSource=door&language=en-US');
    host.reopen(`/pages/content/index?scene=${scene}`);
    await host.idle();
    expect(host.page().text()).toContain('Choose now, and March will need no thought.');
    expect(sourcesOf(await readPageViews(host))).toEqual([undefined, 'door']);
    expect(host.errors).toEqual([]);
  });

  it('continues the tracking session after the background', async () => {
    const host = await open(platform, `${CAMPAIGN}&utmSource=letter`);
    (host.app.onShow as (options: object) => void).call(host.app, { path: '', query: {} });
    host.stack.navigateTo('/pages/search/index');
    await host.idle();
    const events = await readPageViews(host);
    expect(sourcesOf(events)).toEqual(['letter', 'letter']);
    expect(new Set(events.map(({ correlationId }) => correlationId)).size).toBe(1);
  });
});

it('passes the query of a second Alipay code to the page, although only the program receives it', async () => {
  const host = await open('alipay', '/pages/home/index');
  host.reopen('/pages/content/index', { id: 'spring' });
  await host.idle();
  expect(host.page().text()).toMatch(/¥\d/);
});

describe.each(PLATFORMS)('a log-in in %s', (platform) => {
  it('shows a toast on the target page, and makes no redundant calls', async () => {
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
    const paths = host.state.requests.map(({ url }) => new URL(url).pathname);
    expect(paths.filter((path) => COUNT_CALL.test(path))).toHaveLength(1);
    // Only the page below, which shows the profile, loads it.
    expect(paths.filter((path) => path === '/api/v1/my/profile')).toHaveLength(1);
    await createPageDriver(host).until(() => !host.page().text().includes('已登录'), 5_000);
    expect(host.errors).toEqual([]);
  });
});
