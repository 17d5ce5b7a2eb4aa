import type { Order } from '@vitrine/contract';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { advanceShipments } from '../../src/resources/orders/jobs.ts';
import { NOW } from './catalogue-fixture.ts';
import {
  type Buyer,
  type OrderHarness,
  openOrderHarness,
  PACE_MS,
  SIZES,
} from './order-harness.ts';

export const DAY_MS = 86_400_000;

export const getFirstShipment = ({ merchantOrders: [shipment] }: Order) => {
  if (!shipment) throw new Error('There is no shipment');
  return shipment;
};

/** Opens a shop and resets stock, clock and due shipments before each test. */
export function setUpOrders() {
  let harness: OrderHarness;
  beforeAll(async () => {
    harness = await openOrderHarness();
  });
  beforeEach(async () => {
    harness.clock.now = NOW;
    await harness.db.deleteFrom('stock_reservations').execute();
    await harness.db.updateTable('merchant_orders').set({ next_at: null }).execute();
    await harness.setStock(SIZES.two, 500);
    await harness.setStock(SIZES.one, 500);
  });
  afterAll(() => harness.close());

  return {
    get harness() {
      return harness;
    },
    /** Advances all shipments by a number of steps. */
    advance: async (steps: number) => {
      for (let step = 0; step < steps; step++) {
        harness.clock.now += PACE_MS;
        await harness.runJob(advanceShipments);
      }
    },
    cancel: (buyer: Buyer, id: string) => harness.call('cancelOrder', buyer, { params: { id } }),
    confirmDelivery: (buyer: Buyer, id: string, merchantOrderId: string) =>
      harness.call('signForParcel', buyer, { params: { id, merchantOrderId } }),
  };
}
