import { describe, expect, inject, it } from 'vitest';
import type { Host } from '../mini-host/index.ts';
import { openProgram, PLATFORMS } from './programs.ts';
import { readTrackingEvents } from './tracking-events.ts';

const shopOrigin = inject('shopOrigin');

/** Reads the parameters of all page view events. */
async function readPageViews(host: Host) {
  return (await readTrackingEvents(host))
    .filter(({ event }) => event === 'GenericPageVisited')
    .map(({ parameters }) => parameters);
}

const readPageUrls = async (host: Host) =>
  (await readPageViews(host)).map(({ pageUrl }) => pageUrl);

describe.each(PLATFORMS)('page views in %s', (platform) => {
  it('are reported once for each page', async () => {
    const host = await openProgram(platform, shopOrigin);
    host.tap(host.page().find({ text: '男士' }));
    await host.idle();
    host.stack.switchTab('/pages/category/index');
    await host.idle();
    host.stack.switchTab('/pages/home/index');
    await host.idle();
    expect(await readPageUrls(host)).toEqual([
      '/pages/home/index',
      '/pages/category/index',
      '/pages/home/index?gender=men',
    ]);
  });

  it('contain the query of the page, without personal values', async () => {
    const url = '/pages/content/index?id=spring&utmSource=letter&sessionKey=mine&openId=o';
    const host = await openProgram(platform, shopOrigin, url);
    expect(await readPageUrls(host)).toEqual(['/pages/content/index?id=spring&utmSource=letter']);
  });

  it('start with the page of a scanned code', async () => {
    const url = `/pages/content/index?scene=${encodeURIComponent('id=spring&utmSource=window')}`;
    const host = await openProgram(platform, shopOrigin, url);
    expect(host.page().text()).toMatch(/¥\d/);
    expect(await readPageViews(host)).toMatchObject([{ utmSource: 'window' }]);
    expect(host.errors).toEqual([]);
  });
});

it('opens the page of an Alipay code, whose query only the program receives', async () => {
  const query = { id: 'spring' };
  const host = await openProgram('alipay', shopOrigin, '/pages/content/index', { query });
  expect(host.page().text()).toMatch(/¥\d/);
});
