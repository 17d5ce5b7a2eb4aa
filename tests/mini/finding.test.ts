import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { openProgram, PLATFORMS } from './programs.ts';
import { scan, shopperOf } from './shopper.ts';

const shopOrigin = inject('shopOrigin');

describe.each(PLATFORMS)('finding a piece in %s', (platform) => {
  it('leads from a search to a piece that is kept, and handed on as it stands', async () => {
    const host = await openProgram(platform, shopOrigin, '/pages/search/index');
    onTestFinished(() => host.close());
    const { tap, write } = shopperOf(host);
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
    const byCode = await scan(host);
    const friend = await openProgram(platform, shopOrigin, byCode);
    onTestFinished(() => friend.close());
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
