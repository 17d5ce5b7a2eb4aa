import { beforeAll, describe, expect, it } from 'vitest';
import { addHongKong, type Buyer, IDS, SIZES } from '../../testing/till.ts';
import { checkoutDesk, reasonOf } from './testing.ts';

const { two, one } = SIZES;
const at = checkoutDesk();
const { released, opened } = at;

let hongKong: string;
beforeAll(async () => {
  hongKong = await addHongKong(at.till);
});

describe('its delivery', () => {
  it('begins at the default address', async () => {
    const who = await at.till.shopperWith({ [two]: 1 });
    const id = await at.till.addAddress(who);
    await at.till.db
      .updateTable('addresses')
      .set({ is_default: true })
      .where('id', '=', id)
      .execute();
    const order = await opened(who);
    expect(order.shippingAddress).toMatchObject({
      id,
      country: { id: '42', code: 'CN', name: 'Mainland China' },
      state: { code: 'SH', name: 'Shanghai' },
    });
  });

  it('goes where the shopper says, and asks no personal ID of Hong Kong', async () => {
    const who = await at.till.shopperWith({ [two]: 1 });
    const { id } = await opened(who);
    const addressId = await at.till.addAddress(who, 'HK', hongKong);
    const { body } = await at.till.ask('setCheckoutShippingAddress', who, {
      params: { id },
      body: { addressId },
    });
    expect(body.shippingAddress.country.code).toBe('HK');
    expect(body.isPersonalIdRequired).toBe(false);
    expect(body.priceInfo.totalShippingFee).toBe(12_000);
  });

  it.each([
    ['HK', 12_000, 26_000, false],
    ['CN', 15_000, 32_000, true],
  ])('is told of %s, where its shopper is, until there is an address', async (...row) => {
    const [country, standard, express, asks] = row;
    const headers = { country };
    const who = await at.till.shopperWith({ [two]: 1 });
    const { id } = await opened(who);
    const { body } = await at.till.ask('getCheckoutOrder', who, { params: { id }, headers });
    expect(body.priceInfo.totalShippingFee).toBe(standard);
    expect(body.isPersonalIdRequired).toBe(asks);
    const merchantId = body.shippingOptions[0].merchant.id;
    const faster = await at.till.ask('setShippingOptions', who, {
      params: { id },
      body: { options: [{ merchantId, type: 'express' }] },
      headers,
    });
    expect(faster.body.priceInfo.totalShippingFee).toBe(express);
    const addressId = await at.till.addAddress(who);
    const chosen = await at.till.ask('setCheckoutShippingAddress', who, {
      params: { id },
      body: { addressId },
      headers,
    });
    expect(chosen.body.priceInfo.totalShippingFee).toBe(32_000);
    expect(chosen.body.isPersonalIdRequired).toBe(true);
  });

  it('does not go to an address of somebody else', async () => {
    const who = await at.till.shopperWith({ [two]: 1 });
    const { id } = await opened(who);
    const addressId = await at.till.addAddress(await at.till.newShopper());
    const answer = await at.till.ask('setCheckoutShippingAddress', who, {
      params: { id },
      body: { addressId },
    });
    expect([answer.status, reasonOf(answer)]).toEqual([404, 'address-not-found']);
  });

  it('is chosen for each boutique', async () => {
    const who = await at.till.shopperWith({ [two]: 1, [one]: 1 });
    const { id } = await opened(who);
    const choose = (merchantId: string, type: string) =>
      at.till.ask('setShippingOptions', who, {
        params: { id },
        body: { options: [{ merchantId, type }] },
      });
    const { body } = await choose(IDS.merchant, 'express');
    expect(body.priceInfo.totalShippingFee).toBe(15_000 + 32_000);
    const { body: options } = await at.till.ask('getShippingOptions', who, { params: { id } });
    expect(options).toEqual(body.shippingOptions);
    const ofMerchant = options.find(
      ({ merchant }: { merchant: { id: string } }) => merchant.id === IDS.merchant,
    );
    expect(ofMerchant.fee).toBe(32_000);
    expect(ofMerchant.options).toEqual([
      { type: 'standard', fee: 15_000, minDays: 5, maxDays: 8, selected: false },
      { type: 'express', fee: 32_000, minDays: 3, maxDays: 4, selected: true },
    ]);
    expect(reasonOf(await choose('9001', 'same-day'))).toBe('shipping-unavailable');
  });
});

describe('a promotion', () => {
  const apply = (who: Buyer, id: string, code: string, language = 'en-US') =>
    at.till.ask('applyPromoCode', who, {
      params: { id },
      body: { code },
      headers: { 'accept-language': language },
    });

  it('takes off what it says, and can be taken off itself', async () => {
    const who = await at.till.shopperWith({ [one]: 1 });
    const { id } = await opened(who);
    const { body } = await apply(who, id, ' autumn ');
    expect(body.promo).toEqual({
      code: 'AUTUMN',
      rewardPackageId: null,
      promotionId: 'autumn',
      name: 'Autumn',
      amount: 80_000,
    });
    expect(body.priceInfo).toMatchObject({ totalDiscount: 80_000, grandTotal: 735_000 });
    const { body: without } = await at.till.ask('removePromoCode', who, { params: { id } });
    expect(without.promo).toBeNull();
    expect(without.priceInfo.grandTotal).toBe(815_000);
    expect(released).toEqual([id]);
  });

  it('takes the place of the one before', async () => {
    const who = await at.till.shopperWith({ [one]: 1 });
    const { id } = await opened(who);
    await apply(who, id, 'AUTUMN');
    const { body } = await apply(who, id, 'FREE');
    expect(body.priceInfo).toMatchObject({ totalDiscount: 15_000, grandTotal: 800_000 });
  });

  it('is refused with its reason', async () => {
    const who = await at.till.shopperWith({ [two]: 1 });
    const { id } = await opened(who);
    expect(reasonOf(await apply(who, id, 'NOTHING'))).toBe('promo-unknown');
    const refused = await apply(who, id, 'AUTUMN', 'zh-CN');
    expect(reasonOf(refused)).toBe('promo-below-minimum');
    expect(refused.body.error.message).toBe('再选 ¥1,000 即可使用');
    expect((await apply(who, id, '!')).status).toBe(400);
  });
});
