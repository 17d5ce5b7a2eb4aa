import { chinaShortDay } from '@vitrine/kit';
import { describe, expect, it } from 'vitest';
import { SIZES } from '../../testing/order-desk.ts';
import { signLate } from './sign-late.ts';
import { DAY_MS, firstParcel, reasonOf, travellingShop } from './testing.ts';

const { two, one } = SIZES;
const at = travellingShop();
const { travel, signFor } = at;

describe('a signature', () => {
  it('is given once the parcel is there, and changes nothing the second time', async () => {
    const { who, orderId, order } = await at.desk.paidOrder();
    const { id } = firstParcel(order);
    expect(reasonOf(await signFor(who, orderId, id))).toBe('not-delivered');
    await travel(9);
    const { body: first } = await signFor(who, orderId, id);
    at.desk.clock.now += DAY_MS;
    const { body: second } = await signFor(who, orderId, id);
    expect(second.signedAt).toBe(first.signedAt);
    expect(second).toMatchObject({ canSign: false, canReturn: true, statusText: 'Received' });
    const { hint } = await at.desk.readOrder(who, orderId);
    const lastDay = chinaShortDay(Date.parse(second.returnableUntil), 'en-US');
    expect(hint).toBe(`Received; it can be sent back until ${lastDay}`);
  });

  it('of the last parcel ends the order', async () => {
    const { who, orderId, order } = await at.desk.paidOrder({ [two]: 1, [one]: 1 });
    await travel(9);
    const [first, second] = order.merchantOrders;
    await signFor(who, orderId, first?.id ?? '');
    expect((await at.desk.readOrder(who, orderId)).isHistory).toBe(false);
    await signFor(who, orderId, second?.id ?? '');
    expect((await at.desk.readOrder(who, orderId)).isHistory).toBe(true);
  });

  it('is taken as given when nobody gave it for two weeks', async () => {
    const { who, orderId } = await at.desk.paidOrder();
    await travel(9);
    at.desk.clock.now += 13 * DAY_MS;
    await at.desk.sweep(signLate);
    expect((await at.desk.readOrder(who, orderId)).isHistory).toBe(false);
    at.desk.clock.now += DAY_MS;
    await at.desk.sweep(signLate);
    expect((await at.desk.readOrder(who, orderId)).isHistory).toBe(true);
  });
});
