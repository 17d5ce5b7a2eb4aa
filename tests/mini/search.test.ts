import { describe, expect, inject, it } from 'vitest';
import { createPageDriver, hasMiniCode, scanMiniCode } from './page-driver.ts';
import { openProgram, PLATFORMS } from './programs.ts';

const shopOrigin = inject('shopOrigin');

describe.each(PLATFORMS)('searching in %s', (platform) => {
  it('finds a product, shares it by card and code, and adds it to the wishlist', async () => {
    const host = await openProgram(platform, shopOrigin, '/pages/search/index');
    const { tap, write } = createPageDriver(host);
    await write('搜索', '大衣');
    host.confirm(host.page().find({ tag: 'input', label: '搜索' }));
    await host.idle();
    expect(host.page().path).toBe('/pages/product/listing/index');
    expect(host.page().text()).toContain('大衣');

    host.tap(host.page().find({ text: /¥[\d,]+/ }));
    await host.idle();
    const { productId } = host.page().query;
    expect(host.share().path).toBe(`/pages/product/detail/index?productId=${productId}`);
    await tap({ label: '分享' });
    const card = host.share(host.page().find({ tag: 'button' }));
    expect(card).toMatchObject({
      path: `/pages/product/detail/index?productId=${productId}`,
      imageUrl: expect.stringMatching(new RegExp(`^${shopOrigin}/images/`)),
    });
    expect(card.title).not.toBe('');
    const link = hasMiniCode(host) ? await scanMiniCode(host) : String(card.path);
    const friend = await openProgram(platform, shopOrigin, link);
    expect(friend.page().title).toBe(host.page().title);
    expect(friend.page().text()).toContain(card.title);
    await tap({ label: '关闭' });

    await tap({ label: /^收藏 / });
    host.stack.navigateTo('/account/wishlist/index');
    await host.idle();
    expect(host.page().text()).toContain('1 件');
    expect(host.errors).toEqual([]);
  });
});
