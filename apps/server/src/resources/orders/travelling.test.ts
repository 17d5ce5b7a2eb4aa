import type { ParcelTracking } from '@vitrine/contract';
import { describe, expect, it } from 'vitest';
import { PACE_MS, SIZES } from '../../testing/order-desk.ts';
import { firstParcel, travellingShop } from './testing.ts';
import { travelOrders } from './travel-orders.ts';

const { two, one } = SIZES;
const at = travellingShop();
const { travel } = at;

describe('an order that travels', () => {
  it('goes step by step to the door, and can be followed', async () => {
    const { who, orderId } = await at.desk.paidOrder();
    const seen: string[] = [];
    for (let step = 0; step < 9; step++) {
      await travel(1);
      seen.push((await at.desk.readOrder(who, orderId)).status);
    }
    expect(seen).toEqual([
      'accepted',
      'packed',
      'shipped',
      'shipped',
      'shipped',
      'clearing',
      'delivering',
      'delivering',
      'delivered',
    ]);
    const { trackingNumber } = firstParcel(await at.desk.readOrder(who, orderId));
    const query = { 'tracking-numbers': `${trackingNumber},EM00000000CN` };
    const [tracking, ...others] = await at.desk.done<ParcelTracking[]>('getTrackings', who, {
      query,
    });
    expect(others).toHaveLength(0);
    expect(tracking?.events.map(({ code }) => code)).toEqual([
      'delivered',
      'out-for-delivery',
      'cleared',
      'clearing',
      'arrived',
      'departed',
      'shipped',
      'packed',
      'accepted',
      'paid',
    ]);
    expect(tracking?.events.find(({ code }) => code === 'arrived')?.place).toBe('Shanghai Pudong');
    const stranger = await at.desk.newBuyer();
    expect(await at.desk.done('getTrackings', stranger, { query })).toEqual([]);
  });

  it('waits at customs until its personal ID is good, and says so once', async () => {
    const { who, orderId } = await at.desk.paidOrder();
    const refused = await at.desk.addPersonalId(who, 'failed');
    const bind = (id: string) =>
      at.desk.db
        .updateTable('orders')
        .set({ personal_id_id: id })
        .where('id', '=', orderId)
        .execute();
    await bind(refused);
    await travel(9);
    const order = await at.desk.readOrder(who, orderId);
    expect(order).toMatchObject({
      status: 'clearing',
      isIdentityNeeded: true,
      statusText: 'Personal ID needed',
    });
    const query = { 'tracking-numbers': firstParcel(order).trackingNumber ?? '' };
    const [tracking] = await at.desk.done<ParcelTracking[]>('getTrackings', who, { query });
    expect(tracking?.events.filter(({ code }) => code === 'identity-needed')).toHaveLength(1);
    await bind(await at.desk.addPersonalId(who));
    await travel(3);
    expect((await at.desk.readOrder(who, orderId)).status).toBe('delivered');
  });

  it('asks for nobody else while customs check who was named', async () => {
    const { who, orderId } = await at.desk.paidOrder();
    const personalIdId = await at.desk.addPersonalId(who, 'checking');
    await at.desk.db
      .updateTable('orders')
      .set({ personal_id_id: personalIdId })
      .where('id', '=', orderId)
      .execute();
    await travel(9);
    expect(await at.desk.readOrder(who, orderId)).toMatchObject({
      status: 'clearing',
      isIdentityNeeded: false,
      statusText: 'At customs',
    });
  });

  it('takes each step once, however many processes look', async () => {
    const { who, orderId } = await at.desk.paidOrder({ [two]: 1, [one]: 1 });
    for (let step = 0; step < 9; step++) {
      at.desk.clock.now += PACE_MS;
      await Promise.all(Array.from({ length: 6 }, () => at.desk.sweep(travelOrders)));
      await at.desk.sweep(travelOrders);
    }
    const { merchantOrders } = await at.desk.readOrder(who, orderId);
    expect(merchantOrders.map(({ status }) => status)).toEqual(['delivered', 'delivered']);
    const events = await at.desk.db
      .selectFrom('parcel_events')
      .select('code')
      .where(
        'merchant_order_id',
        'in',
        merchantOrders.map(({ id }) => id),
      )
      .execute();
    expect(events).toHaveLength(20);
  });
});
