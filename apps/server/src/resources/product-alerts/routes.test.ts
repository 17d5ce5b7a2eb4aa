import { describe, expect, it } from 'vitest';
import { IDS } from '../../../test/support/catalogue-fixture.ts';
import { setUpProductAlerts } from '../../../test/support/product-alert-setup.ts';
import { MAX_ALERTS } from './rules.ts';

const shop = setUpProductAlerts();
const forSize = () => ({ kind: 'back-in-stock', variantId: shop.size() });
const forPrice = () => ({ kind: 'price-drop', productId: shop.productId() });

it('lists the alerts of a shopper with their products, the newest first', async () => {
  const shopper = await shop.newShopper();
  expect((await shop.createAlert(shopper, forSize())).status).toBe(200);
  shop.pass(1);
  expect((await shop.createAlert(shopper, forPrice())).status).toBe(200);
  const { alerts, products } = await shop.listAlerts(shopper);
  expect(alerts).toMatchObject([
    { kind: 'price-drop', productId: shop.productId(), variantId: null, sizeDescription: null },
    { kind: 'back-in-stock', variantId: shop.size(), sizeDescription: expect.any(String) },
  ]);
  expect(products.map(({ id }: { id: string }) => id)).toEqual([shop.productId()]);
  expect((await shop.listAlerts(await shop.newShopper())).alerts).toEqual([]);
});

it('asking again keeps one alert, which waits from the price of today', async () => {
  const shopper = await shop.newShopper();
  await shop.createAlert(shopper, forPrice());
  await shop.setPrice(shop.price - 100);
  const { body } = await shop.createAlert(shopper, forPrice());
  expect(body).toMatchObject({ status: 'waiting', priceWhenAsked: shop.price - 100 });
  expect((await shop.listAlerts(shopper)).alerts).toHaveLength(1);
});

it('a shopper ends their own alerts only', async () => {
  const [shopper, other] = [await shop.newShopper(), await shop.newShopper()];
  const { id } = (await shop.createAlert(shopper, forSize())).body;
  const path = `my/product-alerts/${id}`;
  expect((await shop.ask('DELETE', path, { visitor: other })).status).toBe(404);
  expect((await shop.ask('DELETE', path, { visitor: shopper })).status).toBe(200);
  expect((await shop.listAlerts(shopper)).alerts).toEqual([]);
  expect((await shop.ask('DELETE', path, { visitor: shopper })).status).toBe(404);
});

describe('an alert is not possible', () => {
  it('for a guest, who cannot be reached', async () => {
    expect((await shop.createAlert(await shop.newGuest(), forSize())).status).toBe(401);
  });

  it('for a size that is in stock', async () => {
    await shop.setStock(1);
    const { status, body } = await shop.createAlert(await shop.newShopper(), forSize());
    expect([status, body.error.reason]).toEqual([409, 'in-stock']);
  });

  it.each([
    ['an unknown size', { kind: 'back-in-stock', variantId: '999999999' }],
    ['an unknown product', { kind: 'price-drop', productId: '999999999' }],
    ['a product that is not on sale', { kind: 'price-drop', productId: IDS.offline }],
  ])('for %s', async (_, body) => {
    expect((await shop.createAlert(await shop.newShopper(), body)).status).toBe(404);
  });

  it('for a shopper whose mobile is unknown or who turned such messages off', async () => {
    const shopper = await shop.newShopper();
    const turnOff = { channel: 'sms', topic: 'sales', is_on: false, changed_at: new Date() };
    await shop
      .db()
      .insertInto('marketing_subscriptions')
      .values({ shopper_id: shopper.shopperId, destination: shopper.shopperId, ...turnOff })
      .execute();
    const { status, body } = await shop.createAlert(shopper, forPrice());
    expect([status, body.error.reason]).toEqual([409, 'no-destination']);
    expect((await shop.createAlert(shopper, forSize())).status).toBe(200);
  });

  it('for a shopper of a mini-program alone who has not accepted its message', async () => {
    const shopper = await shop.newMiniShopper();
    const reasons = async (body: object) =>
      (await shop.createAlert(shopper, body)).body.error?.reason;
    expect(await reasons(forPrice())).toBe('no-destination');
    await shopper.answer('price-drop', false);
    await shopper.answer('back-in-stock', true);
    expect(await reasons(forPrice())).toBe('no-destination');
    expect(await reasons(forSize())).toBeUndefined();
  });

  it('beyond the limit', async () => {
    const shopper = await shop.newShopper();
    const products = await shop
      .db()
      .selectFrom('products')
      .select('id')
      .limit(MAX_ALERTS)
      .execute();
    await shop
      .db()
      .insertInto('product_alerts')
      .values(
        products.map(({ id }) => ({
          shopper_id: shopper.shopperId,
          kind: 'price-drop' as const,
          product_id: id,
          price_when_asked: 1,
          language: 'zh-CN' as const,
          asked_at: new Date(),
        })),
      )
      .execute();
    const { body } = await shop.createAlert(shopper, forSize());
    expect(body.error.reason).toBe('too-many-alerts');
  });
});
