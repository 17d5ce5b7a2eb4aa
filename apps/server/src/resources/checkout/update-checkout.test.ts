import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addHongKong, type Buyer, IDS, SIZES } from '../../../test/support/checkout-harness.ts';
import { setUpCheckout } from '../../../test/support/checkout-setup.ts';
import { reasonOf } from '../../../test/support/reason-of.ts';

const { two, one } = SIZES;
const setup = setUpCheckout();
const { released, createOpenCheckout } = setup;

let hongKong: string;
beforeAll(async () => {
  hongKong = await addHongKong(setup.harness);
});

describe('checkout shipping', () => {
  it('starts with the default address', async () => {
    const buyer = await setup.harness.shopperWith({ [two]: 1 });
    const id = await setup.harness.addAddress(buyer);
    await setup.harness.db
      .updateTable('addresses')
      .set({ is_default: true })
      .where('id', '=', id)
      .execute();
    const order = await createOpenCheckout(buyer);
    expect(order.shippingAddress).toMatchObject({
      id,
      country: { id: '42', code: 'CN', name: 'Mainland China' },
      state: { code: 'SH', name: 'Shanghai' },
    });
  });

  it('changes the address and needs no personal ID for Hong Kong', async () => {
    const buyer = await setup.harness.shopperWith({ [two]: 1 });
    const { id } = await createOpenCheckout(buyer);
    const addressId = await setup.harness.addAddress(buyer, 'HK', hongKong);
    const { body } = await setup.harness.call('setCheckoutShippingAddress', buyer, {
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
  ])('calculates fees for the country %s until an address is chosen', async (...row) => {
    const [country, standard, express, isPersonalIdRequired] = row;
    const headers = { country };
    const buyer = await setup.harness.shopperWith({ [two]: 1 });
    const { id } = await createOpenCheckout(buyer);
    const { body } = await setup.harness.call('getCheckoutOrder', buyer, {
      params: { id },
      headers,
    });
    expect(body.priceInfo.totalShippingFee).toBe(standard);
    expect(body.isPersonalIdRequired).toBe(isPersonalIdRequired);
    const merchantId = body.shippingOptions[0].merchant.id;
    const expressResponse = await setup.harness.call('setShippingOptions', buyer, {
      params: { id },
      body: { options: [{ merchantId, type: 'express' }] },
      headers,
    });
    expect(expressResponse.body.priceInfo.totalShippingFee).toBe(express);
    const addressId = await setup.harness.addAddress(buyer);
    const addressResponse = await setup.harness.call('setCheckoutShippingAddress', buyer, {
      params: { id },
      body: { addressId },
      headers,
    });
    expect(addressResponse.body.priceInfo.totalShippingFee).toBe(32_000);
    expect(addressResponse.body.isPersonalIdRequired).toBe(true);
  });

  it('refuses an address of another shopper', async () => {
    const buyer = await setup.harness.shopperWith({ [two]: 1 });
    const { id } = await createOpenCheckout(buyer);
    const addressId = await setup.harness.addAddress(await setup.harness.newShopper());
    const response = await setup.harness.call('setCheckoutShippingAddress', buyer, {
      params: { id },
      body: { addressId },
    });
    expect([response.status, reasonOf(response)]).toEqual([404, 'address-not-found']);
  });

  it('detaches the personal ID when the parcel is for another person', async () => {
    const { db } = setup.harness;
    const buyer = await setup.harness.shopperWith({ [two]: 1 });
    const [own, other] = [
      await setup.harness.addAddress(buyer),
      await setup.harness.addAddress(buyer),
    ];
    await db.updateTable('addresses').set({ name: '周景行' }).where('id', '=', other).execute();
    const { id } = await createOpenCheckout(buyer);
    const sendTo = async (addressId: string) =>
      (
        await setup.harness.call('setCheckoutShippingAddress', buyer, {
          params: { id },
          body: { addressId },
        })
      ).body.personalIdId;
    await sendTo(own);
    const personalIdId = randomUUID();
    await db
      .updateTable('checkout_orders')
      .set({ personal_id_id: personalIdId })
      .where('id', '=', id)
      .execute();
    expect(await sendTo(own)).toBe(personalIdId);
    expect(await sendTo(other)).toBeNull();
  });

  it('sets the shipping option of each merchant', async () => {
    const buyer = await setup.harness.shopperWith({ [two]: 1, [one]: 1 });
    const { id } = await createOpenCheckout(buyer);
    const choose = (merchantId: string, type: string) =>
      setup.harness.call('setShippingOptions', buyer, {
        params: { id },
        body: { options: [{ merchantId, type }] },
      });
    const { body } = await choose(IDS.merchant, 'express');
    expect(body.priceInfo.totalShippingFee).toBe(15_000 + 32_000);
    const { body: options } = await setup.harness.call('getShippingOptions', buyer, {
      params: { id },
    });
    expect(options).toEqual(body.shippingOptions);
    const ofMerchant = options.find(
      ({ merchant }: { merchant: { id: string } }) => merchant.id === IDS.merchant,
    );
    expect(ofMerchant.fee).toBe(32_000);
    expect(ofMerchant.options).toMatchObject([
      {
        type: 'standard',
        fee: 15_000,
        regularFee: 15_000,
        minDays: 5,
        maxDays: 8,
        selected: false,
      },
      { type: 'express', fee: 32_000, regularFee: 32_000, minDays: 3, maxDays: 4, selected: true },
    ]);
    expect(reasonOf(await choose('9001', 'same-day'))).toBe('shipping-unavailable');
  });
});

describe('checkout promotion', () => {
  const apply = (buyer: Buyer, id: string, code: string, language = 'en-US') =>
    setup.harness.call('applyPromoCode', buyer, {
      params: { id },
      body: { code },
      headers: { 'accept-language': language },
    });

  it('applies and removes a promotion', async () => {
    const buyer = await setup.harness.shopperWith({ [one]: 1 });
    const { id } = await createOpenCheckout(buyer);
    const { body } = await apply(buyer, id, ' autumn ');
    expect(body.promo).toEqual({
      code: 'AUTUMN',
      rewardPackageId: null,
      promotionId: 'autumn',
      name: 'Autumn',
      amount: 80_000,
    });
    expect(body.priceInfo).toMatchObject({ totalDiscount: 80_000, grandTotal: 735_000 });
    const { body: withoutPromo } = await setup.harness.call('removePromoCode', buyer, {
      params: { id },
    });
    expect(withoutPromo.promo).toBeNull();
    expect(withoutPromo.priceInfo.grandTotal).toBe(815_000);
    expect(released).toEqual([id]);
  });

  it('replaces the previous promotion', async () => {
    const buyer = await setup.harness.shopperWith({ [one]: 1 });
    const { id } = await createOpenCheckout(buyer);
    await apply(buyer, id, 'AUTUMN');
    const { body } = await apply(buyer, id, 'FREE');
    expect(body.priceInfo).toMatchObject({ totalDiscount: 15_000, grandTotal: 800_000 });
  });

  it('refuses a promotion with the reason', async () => {
    const buyer = await setup.harness.shopperWith({ [two]: 1 });
    const { id } = await createOpenCheckout(buyer);
    expect(reasonOf(await apply(buyer, id, 'NOTHING'))).toBe('promo-unknown');
    const refused = await apply(buyer, id, 'AUTUMN', 'zh-CN');
    expect(reasonOf(refused)).toBe('promo-below-minimum');
    expect(refused.body.error.message).toBe('再选 ¥1,000 即可使用');
    expect((await apply(buyer, id, '!')).status).toBe(400);
  });
});
