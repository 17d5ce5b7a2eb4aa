import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { payingShop } from '../resources/payments/testing.ts';
import { notifyShop } from './notify-shop.ts';

const at = payingShop();
const { read, begun } = at;

describe('the cashier', () => {
  const page = (id: string, language: string) =>
    at.desk.app.inject({
      url: `/sandbox/cashier/${id}`,
      headers: { 'accept-language': language },
    });

  it('speaks as the page that sent the shopper there', async () => {
    const { who, order, payment } = await begun();
    expect((await page(payment.id, 'en-US')).body).toContain('收银台');
    const body = { checkoutOrderId: order.id, returnPath: '/en/order/confirm' };
    const english = await at.desk.done<{ id: string }>('startPayment', who, { body });
    expect((await page(english.id, 'zh-CN')).body).toContain('Cashier');
    expect((await page(payment.id, 'zh-CN')).body).not.toContain('<form');
  });

  it('sends the shopper to the page of the payment itself, where that is asked for', async () => {
    const { who, order } = await begun();
    const body = { checkoutOrderId: order.id, returnPath: '/en/payment/{paymentId}' };
    const { id } = await at.desk.done<{ id: string }>('startPayment', who, { body });
    const answer = await at.desk.atCashier(id, 'pay');
    expect(answer.headers.location).toBe(`/en/payment/${id}`);
  });

  it('sends nobody out of the shop, and knows nobody else’s bills', async () => {
    const { who, order, payment } = await begun();
    for (const returnPath of ['//evil.example', '/\\evil.example', 'https://evil.example', ''])
      expect(
        (
          await at.desk.ask('startPayment', who, {
            body: { checkoutOrderId: order.id, returnPath },
          })
        ).status,
      ).toBe(400);
    expect((await page(randomUUID(), 'zh-CN')).statusCode).toBe(404);
    expect((await page('none', 'zh-CN')).statusCode).toBe(404);
    const odd = await at.desk.app.inject({
      method: 'POST',
      url: `/sandbox/cashier/${payment.id}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'outcome=steal',
    });
    expect(odd.statusCode).toBe(400);
  });

  it('stays as it was decided first', async () => {
    const { who, payment } = await begun();
    await at.desk.atCashier(payment.id, 'pay');
    await at.desk.atCashier(payment.id, 'cancel');
    at.desk.clock.now += 10_000;
    await at.desk.sweep(notifyShop);
    expect((await read(who, payment.id)).status).toBe('paid');
  });
});
