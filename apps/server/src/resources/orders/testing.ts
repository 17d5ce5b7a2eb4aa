import type { Order } from '@vitrine/contract';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { NOW } from '../../testing/catalogue-fixture.ts';
import { type Buyer, type Desk, openDesk, PACE_MS, SIZES } from '../../testing/order-desk.ts';
import { travelOrders } from './travel-orders.ts';

export const DAY_MS = 86_400_000;

export const reasonOf = ({ body }: { body: { error?: { reason?: string } } }) => body.error?.reason;

export const firstParcel = ({ merchantOrders: [parcel] }: Order) => {
  if (!parcel) throw new Error('There is no parcel');
  return parcel;
};

/** A shop whose orders travel when a test says so: each finds it stocked, at the same hour. */
export function travellingShop() {
  let desk: Desk;
  beforeAll(async () => {
    desk = await openDesk();
  });
  beforeEach(async () => {
    desk.clock.now = NOW;
    await desk.db.deleteFrom('stock_holds').execute();
    await desk.db.updateTable('merchant_orders').set({ next_at: null }).execute();
    await desk.setStock(SIZES.two, 500);
    await desk.setStock(SIZES.one, 500);
  });
  afterAll(() => desk.close());

  return {
    get desk() {
      return desk;
    },
    /** Lets time pass, a step of the way at a time. */
    travel: async (steps: number) => {
      for (let step = 0; step < steps; step++) {
        desk.clock.now += PACE_MS;
        await desk.sweep(travelOrders);
      }
    },
    cancel: (who: Buyer, id: string) => desk.ask('cancelOrder', who, { params: { id } }),
    signFor: (who: Buyer, id: string, merchantOrderId: string) =>
      desk.ask('signForParcel', who, { params: { id, merchantOrderId } }),
  };
}
