import { describe, expect, inject, it, onTestFinished } from 'vitest';
import type { PlatformName } from '../mini-host/index.ts';
import {
  addSomething,
  logIn,
  narrow,
  payAtTheCashier,
  pullUntil,
  useCode,
  writeAddress,
  writePersonalId,
} from './buyer.ts';
import { openProgram, PLATFORMS } from './programs.ts';
import { shopperOf } from './shopper.ts';
import { ASKED, openTill } from './till.ts';

const TILL_NAMES: Readonly<Record<PlatformName, string>> = {
  weapp: '微信支付',
  tt: '抖音支付',
  alipay: '支付宝',
};

const shopOrigin = inject('shopOrigin');

describe.each(PLATFORMS)('buying in %s', (platform) => {
  it('leads from a narrowed list to the door, by a login, a card photographed and a code', async () => {
    const list = '/pages/product/listing/index?gender=women&sort=price-desc';
    const till = await openTill(shopOrigin, platform);
    onTestFinished(till.close);
    const host = await openProgram(platform, till.origin, list);
    onTestFinished(() => host.close());
    const { tap, choose, until } = shopperOf(host);

    expect(await narrow(host)).toBeGreaterThan(0);
    await addSomething(host);
    host.stack.switchTab('/pages/bag/index');
    await host.idle();
    await tap({ text: /^去结算/ });
    await logIn(host);
    expect(host.page().path).toBe('/pages/bag/index');
    expect(host.state.storage.get('sessionKey')).toBeDefined();

    await tap({ text: /^去结算/ });
    expect(host.page().path).toBe('/order/checkout/index');
    await writeAddress(host);
    await writePersonalId(host);
    expect(host.state.requests.map(({ url }) => new URL(url).pathname)).toContain(
      '/api/v1/my/personal-ids/images',
    );
    expect(host.page().text()).toContain('上海市徐汇区武康路 100 号');
    await useCode(host);

    await tap({ text: /^我已阅读并同意/ });
    await tap({ text: '提交订单' });
    expect(host.page().path).toBe('/order/payment/index');
    till.isOpen = true;
    host.state.leavesTill = true;
    await tap({ text: '去支付' });
    expect(host.page().path).toBe('/order/payment/index');
    host.state.leavesTill = false;
    await tap({ text: '去支付' });
    expect(host.state.payments).toMatchObject([ASKED[platform], ASKED[platform]]);
    await payAtTheCashier(host, shopOrigin);
    await until(() => host.page().path === '/order/confirmation/index');
    await tap({ text: '查看订单' });
    expect(host.page().path).toBe('/order/order/index');
    await until(() => host.page().text().includes(TILL_NAMES[platform]));

    await pullUntil(host, '确认签收');
    await tap({ text: '确认签收' });
    expect(host.page().text()).toContain('已签收');
    await tap({ text: '申请退货' });
    await tap({ role: 'checkbox' });
    await choose('退货原因', '尺码不合适');
    await tap({ text: '提交申请' });
    expect(host.page().path).toBe('/order/returned/index');

    host.stack.switchTab('/pages/user/me/index');
    await host.idle();
    await tap({ text: '退出登录' });
    expect(host.state.storage.has('sessionKey')).toBe(false);
    host.stack.navigateTo('/order/orders/index');
    await host.idle();
    await logIn(host);
    expect(host.page().path).toBe('/order/orders/index');
    expect(host.errors).toEqual([]);
  });

  it('asks again who is there when the kept key is worth nothing any more', async () => {
    const host = await openProgram(platform, shopOrigin, '/order/orders/index', {
      storage: { sessionKey: 'a key of long ago' },
    });
    onTestFinished(() => host.close());
    expect(host.page().path).toBe('/account/login/index');
    expect(host.state.storage.has('sessionKey')).toBe(false);
    await logIn(host);
    expect(host.page().path).toBe('/order/orders/index');
    expect(host.errors).toEqual([]);
  });
});
