import { formatChinaShortDate } from '@vitrine/kit';
import { describe, expect, it } from 'vitest';
import { SIZES } from '../../../test/support/order-harness.ts';
import { DAY_MS, getFirstShipment, setUpOrders } from '../../../test/support/order-setup.ts';
import { reasonOf } from '../../../test/support/reason-of.ts';
import { confirmOverdueDeliveries } from './jobs.ts';

const { two, one } = SIZES;
const setup = setUpOrders();
const { advance, confirmDelivery } = setup;

describe('delivery confirmation', () => {
  it('confirms a delivered shipment and changes nothing when repeated', async () => {
    const { buyer, orderId, order } = await setup.harness.paidOrder();
    const { id } = getFirstShipment(order);
    expect(reasonOf(await confirmDelivery(buyer, orderId, id))).toBe('not-delivered');
    await advance(9);
    const { body: first } = await confirmDelivery(buyer, orderId, id);
    setup.harness.clock.now += DAY_MS;
    const { body: second } = await confirmDelivery(buyer, orderId, id);
    expect(second.signedAt).toBe(first.signedAt);
    expect(second).toMatchObject({ canSign: false, canReturn: true, statusText: 'Received' });
    const { hint } = await setup.harness.readOrder(buyer, orderId);
    const lastDay = formatChinaShortDate(Date.parse(second.returnableUntil), 'en-US');
    expect(hint).toBe(`Received; it can be sent back until ${lastDay}`);
  });

  it('closes the order when the last shipment is confirmed', async () => {
    const { buyer, orderId, order } = await setup.harness.paidOrder({ [two]: 1, [one]: 1 });
    await advance(9);
    const [first, second] = order.merchantOrders;
    await confirmDelivery(buyer, orderId, first?.id ?? '');
    expect((await setup.harness.readOrder(buyer, orderId)).isHistory).toBe(false);
    await confirmDelivery(buyer, orderId, second?.id ?? '');
    expect((await setup.harness.readOrder(buyer, orderId)).isHistory).toBe(true);
  });

  it('confirms deliveries automatically after two weeks', async () => {
    const { buyer, orderId } = await setup.harness.paidOrder();
    await advance(9);
    setup.harness.clock.now += 13 * DAY_MS;
    await setup.harness.runJob(confirmOverdueDeliveries);
    expect((await setup.harness.readOrder(buyer, orderId)).isHistory).toBe(false);
    setup.harness.clock.now += DAY_MS;
    await setup.harness.runJob(confirmOverdueDeliveries);
    expect((await setup.harness.readOrder(buyer, orderId)).isHistory).toBe(true);
  });
});
