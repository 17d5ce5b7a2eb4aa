import { describe, expect, inject, it, onTestFinished } from 'vitest';
import type { PlatformName } from '../mini-host/index.ts';
import { createPageDriver } from './page-driver.ts';
import { PROVIDER_PAYMENTS, startPaymentProxy } from './payment-proxy.ts';
import { openProgram, PLATFORMS } from './programs.ts';
import {
  addAddress,
  addPersonalId,
  addProductToBag,
  addReturnPhoto,
  applyFirstFilter,
  applyPromoCode,
  logIn,
  payAtCashier,
  refreshUntil,
} from './shopper-actions.ts';

const PAYMENT_METHODS: Readonly<Record<PlatformName, string>> = {
  weapp: '微信支付',
  tt: '抖音支付',
  alipay: '支付宝',
};

const shopOrigin = inject('shopOrigin');

describe.each(PLATFORMS)('buying in %s', (platform) => {
  it('goes from a filtered list to delivery, with log-in, personal ID and promo code', async () => {
    const list = '/pages/product/listing/index?gender=women&sort=price-desc';
    const proxy = await startPaymentProxy(shopOrigin);
    onTestFinished(proxy.close);
    const host = await openProgram(platform, proxy.origin, list);
    const { tap, choose, until } = createPageDriver(host);

    expect(await applyFirstFilter(host)).toBeGreaterThan(0);
    await addProductToBag(host);
    host.stack.switchTab('/pages/bag/index');
    await host.idle();
    await tap({ text: /^去结算/ });
    await logIn(host);
    expect(host.state.storage.get('sessionKey')).toBeDefined();
    expect(host.page().path).toBe('/order/checkout/index');
    await addAddress(host);
    await addPersonalId(host);
    expect(host.state.requests.map(({ url }) => new URL(url).pathname)).toContain(
      '/api/v1/my/personal-ids/images',
    );
    expect(host.page().text()).toContain('上海市徐汇区武康路 100 号');
    await applyPromoCode(host);

    await tap({ text: /^我已阅读并同意/ });
    await tap({ text: '提交订单' });
    expect(host.page().path).toBe('/order/payment/index');
    const payments = PROVIDER_PAYMENTS[platform];
    host.state.cancelsPayment = true;
    for (const { parameters } of payments) {
      proxy.parameters = parameters;
      await tap({ text: /^支付 ¥/ });
      expect(host.page().path).toBe('/order/payment/index');
    }
    host.state.cancelsPayment = false;
    proxy.parameters = payments[0].parameters;
    await tap({ text: /^支付 ¥/ });
    const expected = payments.map((payment) => payment.expected);
    expect(host.state.payments).toMatchObject([...expected, payments[0].expected]);
    await payAtCashier(host, shopOrigin);
    await until(() => host.page().path === '/order/confirmation/index');
    await tap({ text: '查看订单' });
    expect(host.page().path).toBe('/order/order/index');
    await until(() => host.page().text().includes(PAYMENT_METHODS[platform]));

    await refreshUntil(host, '确认签收');
    await tap({ text: '确认签收' });
    expect(host.page().text()).toContain('已签收');
    await tap({ text: '申请退货' });
    await choose('退货原因', '有瑕疵');
    await addReturnPhoto(host);
    await tap({ text: '提交申请' });
    expect(host.page().path).toBe('/order/returned/index');
    await until(() => host.page().has({ label: '照片 1，查看大图' }));

    host.stack.switchTab('/pages/user/me/index');
    await host.idle();
    expect(host.state.badges.size).toBe(0);
    await tap({ text: '退出登录' });
    expect(host.state.storage.has('sessionKey')).toBe(false);
    host.stack.navigateTo('/order/orders/index');
    await host.idle();
    await logIn(host);
    expect(host.page().path).toBe('/order/orders/index');
    expect(host.errors).toEqual([]);
  });

  it('asks for a log-in when the stored session key is invalid', async () => {
    const host = await openProgram(platform, shopOrigin, '/order/orders/index', {
      storage: { sessionKey: 'a key of long ago' },
    });
    expect(host.page().path).toBe('/account/login/index');
    expect(host.state.storage.has('sessionKey')).toBe(false);
    await logIn(host);
    expect(host.page().path).toBe('/order/orders/index');
    expect(host.errors).toEqual([]);
  });
});
