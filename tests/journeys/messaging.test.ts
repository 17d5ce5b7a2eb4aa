import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findAccessibilityViolations } from '../support/accessibility.ts';
import { phone, waitForHydration } from '../support/browser-session.ts';
import { fillAddress, fillPersonalId } from '../support/forms.ts';
import { callApi, findStockedProduct } from '../support/page-actions.ts';
import { openSharedShop, setUpShop } from '../support/shop-harness.ts';

const shop = setUpShop(openSharedShop);

const MESSAGING_APP =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 ' +
  'Chrome/126.0 Mobile Safari/537.36 MicroMessenger/8.0.50.2701 NetType/WIFI Language/zh_CN';

/**
 * Simulates the bridge that the messaging app adds to a page after it has loaded. It cancels the first
 * payment and pays the next one at the sandbox cashier.
 */
const BRIDGE = `
  const bridge = {
    async invoke(name, request, callback) {
      const result = sessionStorage.getItem('invoked') ? 'ok' : 'cancel';
      sessionStorage.setItem('invoked', JSON.stringify({ name, request }));
      if (result === 'ok')
        await fetch('/sandbox/cashier/' + request.package.replace('prepay_id=', ''), {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: 'outcome=pay&notice=soon',
        });
      callback({ err_msg: 'get_brand_wcpay_request:' + result });
    },
  };
  addEventListener('load', () => {
    window.WeixinJSBridge = bridge;
    document.dispatchEvent(new Event('WeixinJSBridgeReady'));
  });
`;

/** Simulates the share menu of the messaging app: confirms every call and records its request. */
const MENU = `
  window.invoked = {};
  window.WeixinJSBridge = {
    on() {},
    invoke(name, request, callback) {
      window.invoked[name] = request;
      callback?.({ err_msg: name + ':ok' });
    },
  };
`;

/** Adds the parameters that a real payment provider signs; the sandbox only has a cashier. */
const signPayments = (page: Page) =>
  page.route('**/api/v1/payments/messaging-oa', async (route) => {
    const response = await route.fetch();
    const payment = await response.json();
    const parameters = {
      kind: 'jsapi',
      appId: 'wx-of-the-shop',
      timeStamp: '1795312800',
      nonceStr: 'once',
      package: `prepay_id=${payment.id}`,
      signType: 'RSA',
      paySign: 'signed',
    };
    await route.fulfill({ response, json: { ...payment, parameters } });
  });

async function logInByMessaging(page: Page): Promise<void> {
  await page.goto('/user/login?from=%2Fbag');
  await waitForHydration(page);
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: '微信一键登录' }).click();
  await page.waitForURL('**/sandbox/messaging?*');
  await page.getByRole('link', { name: 'lin', exact: true }).click();
  await page.waitForURL('**/bag');
}

async function fillBag(page: Page): Promise<void> {
  const { bagId } = await page.evaluate(async () =>
    (await fetch('/api/v2/identities/sessions')).json(),
  );
  const { variants } = await findStockedProduct(page);
  const variantId = variants.find(({ quantity }) => quantity > 2)?.id;
  await callApi(page, 'POST', `/bags/${bagId}/items`, { variantId, quantity: 1 });
}

test('logs in through the messaging app and pays with it', async () => {
  const { page, context, takeErrors, close } = await shop.openSession({
    ...phone,
    reducedMotion: true,
    userAgent: MESSAGING_APP,
  });
  await context.addInitScript(BRIDGE);
  await signPayments(page);
  await logInByMessaging(page);
  await fillBag(page);
  await page.goto('/bag');
  await page.getByRole('button', { name: /^去结算/ }).click();
  await page.getByRole('button', { name: '新增地址' }).click();
  await fillAddress(page.getByRole('dialog', { name: '新增地址' }));
  await page.getByRole('button', { name: '新增清关人' }).click();
  await fillPersonalId(page.getByRole('dialog', { name: '新增清关人' }));
  await page.getByText('须与收件人一致').waitFor();
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: '提交订单', exact: true }).click();

  await page.waitForURL('**/payment/*');
  const invoked = JSON.parse(
    (await page.evaluate(() => sessionStorage.getItem('invoked'))) ?? '{}',
  );
  expect(invoked).toEqual({
    name: 'getBrandWCPayRequest',
    request: expect.objectContaining({
      appId: 'wx-of-the-shop',
      signType: 'RSA',
      paySign: 'signed',
    }),
  });
  expect(invoked.request).not.toHaveProperty('kind');
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: /^支付 ¥/ }).click();
  await page.waitForURL('**/order/*/confirmation');
  await page.getByText('谢谢您，订单已收到').waitFor();
  await page.goto('/user/profile');
  await page.getByText('已绑定 lin').waitFor();
  expect(takeErrors()).toEqual([]);
  await close();
});

test('shares the current page from the menu of the messaging app, signed by the shop', async () => {
  const { page, context, takeErrors, close } = await shop.openSession({
    ...phone,
    reducedMotion: true,
    userAgent: MESSAGING_APP,
  });
  await context.addInitScript(MENU);
  await page.goto('/content/spring?utm_source=letter');
  const readInvoked = (name: string) =>
    page.evaluate(
      (call) => (window as unknown as { invoked: Record<string, unknown> }).invoked[call],
      name,
    );
  await expect
    .poll(() => readInvoked('updateAppMessageShareData'))
    .toMatchObject({
      title: expect.stringMatching(/./),
      link: `${shop.origin}/content/spring`,
      imgUrl: expect.stringMatching(/^http/),
    });
  expect(await readInvoked('preVerifyJSAPI')).toMatchObject({
    verifySignature: expect.stringMatching(/^[0-9a-f]{40}$/),
  });
  // The next page has another card, and a hint shows where to share it.
  await page.locator('a[href^="/product/detail/"]').first().click();
  await page.waitForURL('**/product/detail/*');
  await page.getByText('点右上角 ··· 发给朋友').waitFor();
  await expect
    .poll(() => readInvoked('updateAppMessageShareData'))
    .toMatchObject({ link: page.url(), title: expect.stringMatching(/./) });
  await page.getByRole('button', { name: '不再提示' }).click();
  await page.reload();
  await expect
    .poll(() => readInvoked('updateAppMessageShareData'))
    .toMatchObject({ link: page.url() });
  expect(await page.getByText('点右上角 ··· 发给朋友').count()).toBe(0);
  expect(takeErrors()).toEqual([]);
  await close();
});
