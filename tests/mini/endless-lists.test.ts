import { describe, expect, inject, it } from 'vitest';
import { createPageDriver } from './page-driver.ts';
import { openProgram, PLATFORMS } from './programs.ts';

const shopOrigin = inject('shopOrigin');
const LISTS = [
  ['a list', '/pages/product/listing/index?gender=women'],
  ['search results', '/pages/product/listing/index?keyword=外套'],
] as const;

const readProgress = (text: string) => {
  const [, shown, total] = /已浏览 (\d+) \/ (\d+) 件/.exec(text) ?? [];
  return { shown: Number(shown), total: Number(total) };
};

describe.each(PLATFORMS)('the end of a page in %s', (platform) => {
  it.each(LISTS)('loads more of %s, once at a time', async (_, url) => {
    const host = await openProgram(platform, shopOrigin, url);
    const before = readProgress(host.page().text());
    expect(before.total).toBeGreaterThan(before.shown);
    const sentBefore = host.state.requests.length;
    host.scrollToLower();
    host.scrollToLower();
    await host.idle();
    const sent = host.state.requests.slice(sentBefore).map((request) => request.url);
    expect(sent.length).toBeGreaterThan(0);
    expect(new Set(sent).size).toBe(sent.length);
    const after = readProgress(host.page().text());
    expect(after.shown).toBe(Math.min(before.total, before.shown + 40));
    expect(host.errors).toEqual([]);
  });

  it('loads more of the page that is shown only', async () => {
    const host = await openProgram(platform, shopOrigin, LISTS[0][1]);
    host.stack.navigateTo('/pages/product/listing/index?gender=men');
    await host.idle();
    const sentBefore = host.state.requests.length;
    host.scrollToLower();
    await host.idle();
    const sent = host.state.requests.slice(sentBefore).map((request) => request.url);
    expect(sent.filter((url) => url.includes('gender=women'))).toEqual([]);
    expect(sent.length).toBeGreaterThan(0);
  });

  it('loads nothing once the shopper has switched that off, or after a failure', async () => {
    const host = await openProgram(platform, shopOrigin, LISTS[0][1]);
    const { tap } = createPageDriver(host);
    const { native } = host;
    const request = native.request as (options: Record<string, unknown>) => unknown;
    let isOffline = true;
    native.request = (options: Record<string, unknown>) =>
      isOffline && !String(options.url).includes('/tracking')
        ? (options.fail as (cause: object) => void)({ errMsg: 'request:fail', error: 11 })
        : request(options);
    host.scrollToLower();
    await host.idle();
    expect(host.page().text()).toContain('没有取到后面的商品');
    isOffline = false;
    const failed = host.state.requests.length;
    host.scrollToLower();
    await host.idle();
    expect(host.state.requests.length).toBe(failed);
    const { shown } = readProgress(host.page().text());
    await tap({ text: '再试一次' });
    expect(readProgress(host.page().text()).shown).toBeGreaterThan(shown);

    await tap({ text: '滚动时自动加载' });
    const sentBefore = host.state.requests.length;
    host.scrollToLower();
    await host.idle();
    expect(host.state.requests.length).toBe(sentBefore);
    expect(host.state.storage.get('endlessList')).toBe('"off"');
  });
});
