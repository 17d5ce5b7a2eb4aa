import { describe, expect, inject, it } from 'vitest';
import type { Host, PlatformName, ViewNode } from '../mini-host/index.ts';
import { openProgram, PLATFORMS } from './programs.ts';

const shopOrigin = inject('shopOrigin');

const isServiceButton = ({ tag, attributes }: ViewNode): boolean =>
  tag === 'contact-button' || ['contact', 'im'].includes(String(attributes['open-type']));

function findServiceButton(host: Host): ViewNode {
  const tags = ['button', 'contact-button'];
  const button = tags.flatMap((tag) => host.page().findAll({ tag })).find(isServiceButton);
  if (!button) throw new Error(`no button opens the customer service:\n${host.page().text()}`);
  return button;
}

const ACCOUNTS: Record<Exclude<PlatformName, 'weapp'>, object> = {
  tt: { imId: 'elsewhere-service' },
  alipay: { tntInstId: 'ELSEWHR_CN', scene: 'SCE00000001' },
};

async function openProduct(platform: PlatformName) {
  const { items } = await (await fetch(`${shopOrigin}/api/v1/search/products?size=1`)).json();
  const [{ id, shortDescription }] = items;
  const url = `/pages/product/detail/index?productId=${id}`;
  const host = await openProgram(platform, shopOrigin, url);
  return { host, id, shortDescription };
}

describe.each(PLATFORMS)('the customer service of the vendor in %s', (platform) => {
  it('stands beside the ways to reach the shop', async () => {
    const host = await openProgram(platform, shopOrigin, '/account/conversations/index');
    expect(host.page().text()).toMatch(/微信客服|抖音客服|支付宝客服/);
    expect(host.page().text()).toContain('在线客服');
    const opened = host.contact(findServiceButton(host));
    expect(opened).toEqual(platform === 'weapp' ? { from: undefined } : ACCOUNTS[platform]);
    expect(host.errors).toEqual([]);
  });

  it('stands beside the chat on a product, which WeChat shows on a card', async () => {
    const { host, id, shortDescription } = await openProduct(platform);
    const opened = host.contact(findServiceButton(host));
    if (platform === 'weapp') {
      expect(opened).toEqual({
        from: `product:${id}`,
        title: shortDescription,
        path: `/pages/product/detail/index?productId=${id}`,
        image: expect.stringMatching(/^https?:\/\//),
      });
    } else {
      expect(opened).toEqual(ACCOUNTS[platform]);
    }
    expect(host.page().has({ label: '联系客服' })).toBe(true);
    expect(host.errors).toEqual([]);
  });
});
