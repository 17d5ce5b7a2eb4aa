import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { setUpPayments } from '../../test/support/payment-setup.ts';
import { notifyShop } from './notify-shop.ts';

const setup = setUpPayments();
const { readPayment, createStartedPayment } = setup;

describe('the cashier', () => {
  const page = (id: string, language: string) =>
    setup.harness.app.inject({
      url: `/sandbox/cashier/${id}`,
      headers: { 'accept-language': language },
    });

  it('uses the language of the page that the shopper came from', async () => {
    const { buyer, order, payment } = await createStartedPayment();
    expect((await page(payment.id, 'en-US')).body).toContain('收银台');
    const body = { checkoutOrderId: order.id, returnPath: '/en/order/confirm' };
    const english = await setup.harness.callOrThrow<{ id: string }>('startPayment', buyer, {
      body,
    });
    expect((await page(english.id, 'zh-CN')).body).toContain('Cashier');
    expect((await page(payment.id, 'zh-CN')).body).not.toContain('<form');
  });

  it('returns to the page of the payment when the return path names it', async () => {
    const { buyer, order } = await createStartedPayment();
    const body = { checkoutOrderId: order.id, returnPath: '/en/payment/{paymentId}' };
    const { id } = await setup.harness.callOrThrow<{ id: string }>('startPayment', buyer, { body });
    const answer = await setup.harness.atCashier(id, 'pay');
    expect(answer.headers.location).toBe(`/en/payment/${id}`);
  });

  it('rejects return paths outside the shop and unknown payments', async () => {
    const { buyer, order, payment } = await createStartedPayment();
    for (const returnPath of ['//evil.example', '/\\evil.example', 'https://evil.example', ''])
      expect(
        (
          await setup.harness.call('startPayment', buyer, {
            body: { checkoutOrderId: order.id, returnPath },
          })
        ).status,
      ).toBe(400);
    expect((await page(randomUUID(), 'zh-CN')).statusCode).toBe(404);
    expect((await page('none', 'zh-CN')).statusCode).toBe(404);
    const odd = await setup.harness.app.inject({
      method: 'POST',
      url: `/sandbox/cashier/${payment.id}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'outcome=steal',
    });
    expect(odd.statusCode).toBe(400);
  });

  it('is scanned as a code, and leaves the phone where it is', async () => {
    const { buyer, order } = await setup.harness.createCheckout();
    const { id, parameters } = await setup.harness.startPayment(
      buyer,
      order.id,
      {},
      'wechat-native',
    );
    const path = `/sandbox/cashier/${id}`;
    expect(parameters).toMatchObject({ kind: 'code', url: expect.stringMatching(`${path}$`) });
    const codes = await setup.harness.app.inject('/sandbox/codes');
    expect(codes.body).toContain(`href="${path}"`);
    const answer = await setup.harness.atCashier(id, 'pay');
    expect(answer.headers.location).toBe(path);
    expect((await page(id, 'zh-CN')).body).toContain('请回到电脑上继续');
    expect((await setup.harness.app.inject('/sandbox/codes')).body).not.toContain(path);
  });

  it('names the instalments', async () => {
    const { buyer, order } = await setup.harness.createCheckout();
    const body = { checkoutOrderId: order.id, channel: 'alipay-page', instalments: 6 };
    const { id } = await setup.harness.callOrThrow<{ id: string }>('startPayment', buyer, { body });
    expect((await page(id, 'zh-CN')).body).toContain('花呗分 6 期');
  });

  it('keeps the first outcome', async () => {
    const { buyer, payment } = await createStartedPayment();
    await setup.harness.atCashier(payment.id, 'pay');
    await setup.harness.atCashier(payment.id, 'cancel');
    setup.harness.clock.now += 10_000;
    await setup.harness.runJob(notifyShop);
    expect((await readPayment(buyer, payment.id)).status).toBe('paid');
  });
});
