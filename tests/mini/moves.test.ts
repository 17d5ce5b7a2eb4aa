import { describe, expect, inject, it } from 'vitest';
import { createPageDriver } from './page-driver.ts';
import { openProgram, PLATFORMS } from './programs.ts';

const shopOrigin = inject('shopOrigin');

/** Longer than the program waits before it tries again. */
const STUCK_MS = 60_000;

describe.each(PLATFORMS)('a move that %s refuses', (platform) => {
  async function openMe() {
    const host = await openProgram(platform, shopOrigin, '/pages/user/me/index');
    return { host, ...createPageDriver(host) };
  }

  it('is tried again after the page has slid in', async () => {
    const { host, tap } = await openMe();
    host.stack.slide(300);
    await tap({ text: '登录或注册' });
    expect(host.page().path).toBe('/account/login/index');
    expect(host.errors).toEqual([]);
  });

  it('is reported when it fails again, and the shopper can retry', async () => {
    const { host, tap } = await openMe();
    host.stack.slide(STUCK_MS);
    await tap({ text: '登录或注册' });
    expect(host.page().path).toBe('/pages/user/me/index');
    expect(host.page().text()).toContain('页面没能打开');
    host.stack.slide(0);
    await tap({ text: '重试' });
    expect(host.page().path).toBe('/account/login/index');
    expect(host.errors).toEqual([]);
  });

  it('is given up when the shopper has moved on', async () => {
    const { host } = await openMe();
    host.stack.slide(STUCK_MS);
    host.tap(host.page().find({ text: '登录或注册' }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    host.stack.slide(0);
    host.stack.switchTab('/pages/bag/index');
    await host.idle();
    expect(host.page().path).toBe('/pages/bag/index');
    expect(host.page().text()).not.toContain('页面没能打开');
  });

  it('leaves no guest waiting on a page that needs a log-in', async () => {
    const { host } = await openMe();
    host.stack.navigateTo('/account/addresses/index');
    host.stack.slide(300);
    await host.idle();
    expect(host.page().path).toBe('/account/login/index');
  });
});
