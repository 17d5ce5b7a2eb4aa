import { describe, expect, inject, it, onTestFinished } from 'vitest';
import type { Host } from '../mini-host/index.ts';
import { openProgram, PLATFORMS } from './programs.ts';
import { toldOf } from './told.ts';

const shopOrigin = inject('shopOrigin');

/** The pages of the visit, as the program tells of them. */
async function visitsTold(host: Host) {
  return (await toldOf(host))
    .filter(({ event }) => event === 'GenericPageVisited')
    .map(({ parameters }) => parameters);
}

const addressesOf = async (host: Host) => (await visitsTold(host)).map(({ pageUrl }) => pageUrl);

describe.each(PLATFORMS)('a visit in %s', (platform) => {
  it('is told page by page, once each time', async () => {
    const host = await openProgram(platform, shopOrigin);
    onTestFinished(() => host.close());
    host.tap(host.page().find({ text: '男士' }));
    await host.idle();
    host.stack.switchTab('/pages/category/index');
    await host.idle();
    host.stack.switchTab('/pages/home/index');
    await host.idle();
    expect(await addressesOf(host)).toEqual([
      '/pages/home/index',
      '/pages/category/index',
      '/pages/home/index?gender=men',
    ]);
  });

  it('says what a page was opened with, and nothing that belongs to a person', async () => {
    const url = '/pages/content/index?id=spring&utmSource=letter&sessionKey=mine&openId=o';
    const host = await openProgram(platform, shopOrigin, url);
    onTestFinished(() => host.close());
    expect(await addressesOf(host)).toEqual(['/pages/content/index?id=spring&utmSource=letter']);
  });

  it('begins at what a scanned code says', async () => {
    const url = `/pages/content/index?scene=${encodeURIComponent('id=spring&utmSource=window')}`;
    const host = await openProgram(platform, shopOrigin, url);
    onTestFinished(() => host.close());
    expect(host.page().text()).toMatch(/¥\d/);
    expect(await visitsTold(host)).toMatchObject([{ utmSource: 'window' }]);
    expect(host.errors).toEqual([]);
  });
});

it('begins at what Alipay has told the program alone', async () => {
  const query = { id: 'spring' };
  const host = await openProgram('alipay', shopOrigin, '/pages/content/index', { query });
  onTestFinished(() => host.close());
  expect(host.page().text()).toMatch(/¥\d/);
});
