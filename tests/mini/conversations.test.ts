import { describe, expect, inject, it } from 'vitest';
import { createPageDriver } from './page-driver.ts';
import { openProgram, PLATFORMS } from './programs.ts';

const shopOrigin = inject('shopOrigin');

async function findProductId(): Promise<string> {
  const { items } = await (await fetch(`${shopOrigin}/api/v1/search/products?size=1`)).json();
  return items[0].id;
}

describe.each(PLATFORMS)('writing to the shop in %s', (platform) => {
  it('sends a question about a product and shows the answer', async () => {
    const id = await findProductId();
    const url = `/pages/product/detail/index?productId=${id}`;
    const host = await openProgram(platform, shopOrigin, url);
    const { tap, until } = createPageDriver(host);
    await tap({ label: '联系客服' });
    expect(host.page().path).toBe('/account/conversation/index');
    expect(host.page().text()).toContain('您正在咨询');
    host.input(host.page().find({ tag: 'textarea', label: '消息' }), '肩线会偏宽吗');
    await host.idle();
    await tap({ text: '发送' });
    await until(() => host.page().text().includes('演示客服'));
    expect(host.page().text()).toContain('肩线会偏宽吗');
    expect(host.page().text()).not.toContain('您正在咨询');
    expect(host.errors).toEqual([]);
  });
});
