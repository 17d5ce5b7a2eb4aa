import { describe, expect, inject, it } from 'vitest';
import type { Host } from '../mini-host/index.ts';
import { openProgram, PLATFORMS } from './programs.ts';

const shopOrigin = inject('shopOrigin');

describe.each(PLATFORMS)('browsing in %s', (platform) => {
  /** Home is named after the shop. Alipay would draw the title over the header of home. */
  const homeTitle = (shopName: string) => (platform === 'alipay' ? '' : shopName);

  it('goes from home to a list and a product, and back to the unchanged list', async () => {
    const host = await openProgram(platform, shopOrigin);
    const tap = async (text: string | RegExp) => {
      host.tap(host.page().find({ text }));
      await host.idle();
    };

    expect(host.page().path).toBe('/pages/home/index');
    await tap('男士');
    expect(host.page().title).toBe(homeTitle('别处'));
    await tap(/^查看全部$/);
    expect(host.page().path).toBe('/pages/product/listing/index');

    const list = host.page().text();
    host.tap(host.page().find({ text: /¥[\d,]+/ }));
    await host.idle();
    expect(host.page().path).toBe('/pages/product/detail/index');
    expect(host.page().query.productId).toMatch(/^\d+$/);

    host.stack.navigateBack();
    await host.idle();
    expect(host.page().text()).toBe(list);
    expect(host.errors).toEqual([]);
  });

  it('goes from home to a campaign, a list and a product', async () => {
    const host = await openProgram(platform, shopOrigin);
    const paths: string[] = [];
    for (const text of ['拆开这封信', '全部外套', /¥[\d,]+/]) {
      host.tap(host.page().find({ text }));
      await host.idle();
      paths.push(host.page().path);
    }
    expect(paths).toEqual([
      '/pages/content/index',
      '/pages/product/listing/index',
      '/pages/product/detail/index',
    ]);
    expect(host.errors).toEqual([]);
  });

  it('does not render parts that only a desktop shows', async () => {
    const list = '/pages/product/listing/index?gender=women';
    const host = await openProgram(platform, shopOrigin, list);
    expect(host.page().findAll({ text: '筛选' })).toHaveLength(1);
    expect(host.page().findAll({ label: '当前位置' })).toEqual([]);
    host.tap(host.page().find({ text: /¥[\d,]+/ }));
    await host.idle();
    expect(host.page().findAll({ label: '当前位置' })).toEqual([]);
    const images = host
      .page()
      .findAll({ tag: 'image' })
      .map(({ attributes }) => attributes.src);
    expect(new Set(images).size).toBe(images.length);
  });

  it('shows the showcase of all module types', async () => {
    const host = await openProgram(platform, shopOrigin, '/pages/content/index?id=showcase');
    expect(host.page().findAll({ tag: 'image' }).length).toBeGreaterThan(30);
    expect(host.page().text()).not.toContain('加载失败或数据异常');
    expect(host.errors).toEqual([]);
  });

  it('switches the language at once and keeps it for the next launch', async () => {
    const host = await openProgram(platform, shopOrigin);
    host.tap(host.page().find({ label: 'Read in English' }));
    await host.idle();
    expect(host.page().path).toBe('/pages/home/index');
    expect(host.page().title).toBe(homeTitle('Elsewhere'));
    expect(host.page().find({ text: 'Kids' })).toBeDefined();
    expect([...host.state.tabNames.values()]).toEqual(['Home', 'Shop', 'Bag', 'Me']);
    expect(host.state.storage.get('language')).toBe('"en-US"');

    host.stack.switchTab('/pages/user/me/index');
    await host.idle();
    expect(host.page().text()).toContain('Mainland China');
    host.tap(host.page().find({ text: '简体中文' }));
    await host.idle();
    expect(host.page().path).toBe('/pages/user/me/index');
    expect(host.page().title).toBe('我的');
    expect([...host.state.tabNames.values()]).toEqual(['首页', '分类', '购物袋', '我的']);

    const next = await openProgram(platform, shopOrigin, '/pages/bag/index', {
      storage: { language: 'en-US' },
    });
    expect(next.page().text()).toContain('Your bag is empty');
    expect([...host.errors, ...next.errors]).toEqual([]);
  });

  it('switches the delivery country at once and keeps it for the next launch', async () => {
    const host = await openProgram(platform, shopOrigin);
    const showsHongKong = (home: Host) =>
      home
        .page()
        .findAll({ tag: 'rich-text' })
        .some(({ attributes }) => String(attributes.nodes).includes('顺丰直送香港'));
    expect(showsHongKong(host)).toBe(false);
    host.stack.switchTab('/pages/user/me/index');
    await host.idle();
    host.tap(host.page().find({ label: '国家/地区：中国内地' }));
    await host.idle();
    host.tap(host.page().find({ role: 'radio', text: '中国香港' }));
    await host.idle();
    expect(host.page().path).toBe('/pages/user/me/index');
    expect(host.page().find({ label: '国家/地区：中国香港' })).toBeDefined();
    expect(host.page().findAll({ role: 'radio' })).toEqual([]);
    host.stack.switchTab('/pages/home/index');
    await host.idle();
    expect(showsHongKong(host)).toBe(true);
    expect(host.state.storage.get('country')).toBe('"HK"');

    const storage = { country: 'HK' };
    const next = await openProgram(platform, shopOrigin, undefined, { storage });
    expect(showsHongKong(next)).toBe(true);
    const linked = await openProgram(platform, shopOrigin, '/pages/home/index?country=CN', {
      storage,
    });
    expect(showsHongKong(linked)).toBe(false);
    expect([...host.errors, ...next.errors, ...linked.errors]).toEqual([]);
  });

  it('links from an empty bag to home, and from the account to the help pages', async () => {
    const host = await openProgram(platform, shopOrigin, '/pages/bag/index');
    host.tap(host.page().find({ text: '去逛逛' }));
    await host.idle();
    expect(host.page().path).toBe('/pages/home/index');
    host.stack.switchTab('/pages/user/me/index');
    await host.idle();
    host.tap(host.page().find({ text: '退换货' }));
    await host.idle();
    expect(host.page().path).toBe('/pages/content/index');
    expect(host.page().text()).not.toContain('加载失败或数据异常');
    expect(host.errors).toEqual([]);
  });
});
