import type { ShipmentTracking } from '@vitrine/contract';
import { describe, expect, it } from 'vitest';
import { PACE_MS, SIZES } from '../../../test/support/order-harness.ts';
import { getFirstShipment, setUpOrders } from '../../../test/support/order-setup.ts';
import { advanceShipments } from './jobs.ts';

const { two, one } = SIZES;
const setup = setUpOrders();
const { advance } = setup;

describe('advanceShipments', () => {
  it('advances a shipment step by step and lists its tracking events', async () => {
    const { buyer, orderId, order } = await setup.harness.paidOrder();
    expect(getFirstShipment(order).carrier).toBeNull();
    const statuses: string[] = [];
    for (let step = 0; step < 9; step++) {
      await advance(1);
      statuses.push((await setup.harness.readOrder(buyer, orderId)).status);
    }
    expect(statuses).toEqual([
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
    const { trackingNumber, carrier, parcels } = getFirstShipment(
      await setup.harness.readOrder(buyer, orderId),
    );
    expect([carrier]).toEqual(parcels.map((parcel) => parcel.carrier));
    const query = { 'tracking-numbers': `${trackingNumber},EM00000000CN` };
    const [tracking, ...others] = await setup.harness.callOrThrow<ShipmentTracking[]>(
      'getTrackings',
      buyer,
      {
        query,
      },
    );
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
    const otherBuyer = await setup.harness.newBuyer();
    expect(await setup.harness.callOrThrow('getTrackings', otherBuyer, { query })).toEqual([]);
  });

  it('waits in customs for a valid personal ID and records that once', async () => {
    const { buyer, orderId } = await setup.harness.paidOrder();
    const failedId = await setup.harness.addPersonalId(buyer, 'failed');
    const attachPersonalId = (id: string) =>
      setup.harness.db
        .updateTable('orders')
        .set({ personal_id_id: id })
        .where('id', '=', orderId)
        .execute();
    await attachPersonalId(failedId);
    await advance(9);
    const order = await setup.harness.readOrder(buyer, orderId);
    expect(order).toMatchObject({
      status: 'clearing',
      isIdentityNeeded: true,
      statusText: 'Personal ID needed',
    });
    const query = { 'tracking-numbers': getFirstShipment(order).trackingNumber ?? '' };
    const [tracking] = await setup.harness.callOrThrow<ShipmentTracking[]>('getTrackings', buyer, {
      query,
    });
    expect(tracking?.events.filter(({ code }) => code === 'identity-needed')).toHaveLength(1);
    await attachPersonalId(await setup.harness.addPersonalId(buyer));
    await advance(3);
    expect((await setup.harness.readOrder(buyer, orderId)).status).toBe('delivered');
  });

  it('does not request a personal ID while one is being checked', async () => {
    const { buyer, orderId } = await setup.harness.paidOrder();
    const personalIdId = await setup.harness.addPersonalId(buyer, 'checking');
    await setup.harness.db
      .updateTable('orders')
      .set({ personal_id_id: personalIdId })
      .where('id', '=', orderId)
      .execute();
    await advance(9);
    expect(await setup.harness.readOrder(buyer, orderId)).toMatchObject({
      status: 'clearing',
      isIdentityNeeded: false,
      statusText: 'At customs',
    });
  });

  it('takes each step once with several processes', async () => {
    const { buyer, orderId } = await setup.harness.paidOrder({ [two]: 1, [one]: 1 });
    for (let step = 0; step < 9; step++) {
      setup.harness.clock.now += PACE_MS;
      await Promise.all(Array.from({ length: 6 }, () => setup.harness.runJob(advanceShipments)));
      await setup.harness.runJob(advanceShipments);
    }
    const { merchantOrders } = await setup.harness.readOrder(buyer, orderId);
    expect(merchantOrders.map(({ status }) => status)).toEqual(['delivered', 'delivered']);
    const events = await setup.harness.db
      .selectFrom('shipment_events')
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
