import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriers } from '../support/barriers.ts';
import { ask, plentiful } from '../support/buyer.ts';
import { writeAddress, writePerson } from '../support/forms.ts';
import { openShop } from '../support/open-shop.ts';
import { phone, takenOver } from '../support/visit.ts';

const here = openShop();

const MESSAGING_APP =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 ' +
  'Chrome/126.0 Mobile Safari/537.36 MicroMessenger/8.0.50.2701 NetType/WIFI Language/zh_CN';

/**
 * Stands in for the bridge that the messaging app puts into its pages, which arrives late, as there. Its
 * shopper thinks better of the first payment; the next one is settled at the cashier of the sandbox.
 */
const BRIDGE = `
  const bridge = {
    async invoke(name, request, answered) {
      const answer = sessionStorage.getItem('asked') ? 'ok' : 'cancel';
      sessionStorage.setItem('asked', JSON.stringify({ name, request }));
      if (answer === 'ok')
        await fetch('/sandbox/cashier/' + request.package.replace('prepay_id=', ''), {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: 'outcome=pay&notice=soon',
        });
      answered({ err_msg: 'get_brand_wcpay_request:' + answer });
    },
  };
  addEventListener('load', () => {
    window.WeixinJSBridge = bridge;
    document.dispatchEvent(new Event('WeixinJSBridgeReady'));
  });
`;

/** The bridge as the messaging app's own script asks it: every answer is yes, and what was asked is kept. */
const MENU = `
  window.asked = {};
  window.WeixinJSBridge = {
    on() {},
    invoke(name, request, answered) {
      window.asked[name] = request;
      answered?.({ err_msg: name + ':ok' });
    },
  };
`;

/** The house signs what the bridge is handed; its sandbox only knows a cashier. */
const signPayments = (page: Page) =>
  page.route('**/api/v1/payments/messaging-oa', async (route) => {
    const answer = await route.fetch();
    const started = await answer.json();
    const parameters = {
      kind: 'jsapi',
      appId: 'wx-of-the-shop',
      timeStamp: '1795312800',
      nonceStr: 'once',
      package: `prepay_id=${started.id}`,
      signType: 'RSA',
      paySign: 'signed',
    };
    await route.fulfill({ response: answer, json: { ...started, parameters } });
  });

async function enterByMessaging(page: Page): Promise<void> {
  await page.goto('/user/login?from=%2Fbag');
  await takenOver(page);
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
  const { variants } = await plentiful(page);
  const variantId = variants.find(({ quantity }) => quantity > 2)?.id;
  await ask(page, 'POST', `/bags/${bagId}/items`, { variantId, quantity: 1 });
}

test('in the messaging app its shopper is known, and pays with it', async () => {
  const { page, context, complaints, end } = await here.visit({
    ...phone,
    reducedMotion: true,
    userAgent: MESSAGING_APP,
  });
  await context.addInitScript(BRIDGE);
  await signPayments(page);
  await enterByMessaging(page);
  await fillBag(page);
  await page.goto('/bag');
  await page.getByRole('button', { name: /^去结算/ }).click();
  await page.getByRole('button', { name: '新增地址' }).click();
  await writeAddress(page.getByRole('dialog', { name: '新增地址' }));
  await page.getByRole('button', { name: '新增清关人' }).click();
  await writePerson(page.getByRole('dialog', { name: '新增清关人' }));
  await page.getByText('须与收件人一致').waitFor();
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: '提交订单', exact: true }).click();

  await page.waitForURL('**/payment/*');
  const asked = JSON.parse((await page.evaluate(() => sessionStorage.getItem('asked'))) ?? '{}');
  expect(asked).toEqual({
    name: 'getBrandWCPayRequest',
    request: expect.objectContaining({
      appId: 'wx-of-the-shop',
      signType: 'RSA',
      paySign: 'signed',
    }),
  });
  expect(asked.request).not.toHaveProperty('kind');
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: '去支付' }).click();
  await page.waitForURL('**/order/*/confirmation');
  await page.getByText('谢谢您，订单已收到').waitFor();
  await page.goto('/user/profile');
  await page.getByText('已绑定 lin').waitFor();
  expect(complaints()).toEqual([]);
  await end();
});

test('the menu of the messaging app sends the page that stands, signed by the shop', async () => {
  const { page, context, complaints, end } = await here.visit({
    ...phone,
    reducedMotion: true,
    userAgent: MESSAGING_APP,
  });
  await context.addInitScript(MENU);
  await page.goto('/content/spring?utm_source=letter');
  const asked = (name: string) =>
    page.evaluate(
      (of) => (window as unknown as { asked: Record<string, unknown> }).asked[of],
      name,
    );
  await expect
    .poll(() => asked('updateAppMessageShareData'))
    .toMatchObject({
      title: expect.stringMatching(/./),
      link: `${here.origin}/content/spring`,
      imgUrl: expect.stringMatching(/^http/),
    });
  expect(await asked('preVerifyJSAPI')).toMatchObject({
    verifySignature: expect.stringMatching(/^[0-9a-f]{40}$/),
  });
  // The next page is another card, and the shopper is told where it is sent from.
  await page.locator('a[href^="/product/detail/"]').first().click();
  await page.waitForURL('**/product/detail/*');
  await page.getByText('点右上角 ··· 发给朋友').waitFor();
  await expect
    .poll(() => asked('updateAppMessageShareData'))
    .toMatchObject({ link: page.url(), title: expect.stringMatching(/./) });
  await page.getByRole('button', { name: '不再提示' }).click();
  await page.reload();
  await expect.poll(() => asked('updateAppMessageShareData')).toMatchObject({ link: page.url() });
  expect(await page.getByText('点右上角 ··· 发给朋友').count()).toBe(0);
  expect(complaints()).toEqual([]);
  await end();
});
