import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { setUpMerchantOrders } from '../../../test/admin/merchant-order-setup.ts';
import { signParam } from '../../providers/carriers/kuaidi100-notification.ts';
import { CARRIER_NOTIFICATION_PATH, type CarriersPort } from '../../providers/carriers/port.ts';
import { SANDBOX_SALT, sandboxCarriers } from '../../providers/carriers/sandbox.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import { carryParcels } from '../../sandbox/carry-parcels.ts';
import { subscribeShipments } from './jobs.ts';
import { registerCarrierNotifications } from './notification-routes.ts';
import { receiveCarrierNotification } from './receive-notification.ts';

const setup = setUpMerchantOrders();
const { act, newOrder, read } = setup;

const PACE_MS = 20_000;
const errors: unknown[] = [];

const getDeps = (carriers?: Partial<CarriersPort>) => {
  const { db, clock, deps } = setup.harness;
  const now = () => clock.now;
  const port = { ...sandboxCarriers({ db, now }), ...carriers };
  const settings = { ...deps.settings, orderPaceMs: PACE_MS };
  const logError = (details: object) => void errors.push(details);
  return { db, now, settings, providers: { carriers: port }, logError };
};

async function run(job: typeof subscribeShipments, deps = getDeps()) {
  const { database } = setup.harness;
  while (await job.run({ deps, database, dataDir: '', now: deps.now }));
}

let parcels = 0;

/** Sends an order in as many parcels as it has units, and returns their numbers. */
async function sendParcels(units: readonly number[], changes = {}) {
  const { merchantOrderId: id, itemIds } = await newOrder({ status: 'packed', ...changes });
  const numbers: string[] = [];
  for (const quantity of units) {
    const trackingNumber = `EA${10_000_000 + ++parcels}CN`;
    const items = [{ orderItemId: itemIds[0], quantity }];
    const { status } = await act(id, 'parcels', { carrier: 'ems', trackingNumber, items });
    expect(status).toBe(200);
    numbers.push(trackingNumber);
  }
  return { id, numbers };
}

const report = (trackingNumber = '', ...states: ('clearing' | 'cleared' | 'delivered')[]) =>
  receiveCarrierNotification(getDeps(), {
    carrier: 'ems',
    trackingNumber,
    entries: states.map((state, index) => ({
      at: new Date(setup.harness.clock.now + index),
      content: state,
      state,
    })),
  });

describe('a report of a carrier', () => {
  it('moves the order on, and counts once however often it is sent', async () => {
    const { id, numbers } = await sendParcels([2]);
    await Promise.all([1, 2, 3].map(() => report(numbers[0], 'clearing', 'cleared', 'delivered')));
    const { body } = await read(id);
    expect(body.status).toBe('delivered');
    expect(body.parcels[0]?.reports).toHaveLength(3);
    expect(body.timeline.map(({ code }) => code)).toEqual([
      'delivered',
      'cleared',
      'clearing',
      'shipped',
    ]);
  });

  it('delivers the order with its last parcel', async () => {
    const { id, numbers } = await sendParcels([1, 1]);
    await report(numbers[1], 'delivered');
    expect((await read(id)).body.status).toBe('shipped');
    await report(numbers[0], 'delivered');
    expect((await read(id)).body.status).toBe('delivered');
  });

  it('moves the order to customs and out of them with the parcel that comes last', async () => {
    const { id, numbers } = await sendParcels([1, 1]);
    const statusOf = async () => (await read(id)).body.status;
    await report(numbers[0], 'clearing', 'cleared');
    expect(await statusOf()).toBe('shipped');
    await report(numbers[1], 'clearing');
    expect(await statusOf()).toBe('clearing');
    await report(numbers[1], 'cleared');
    expect(await statusOf()).toBe('delivering');
  });

  it('delivers an order of which the rest is refunded after its parcel arrived', async () => {
    const { id, numbers } = await sendParcels([1]);
    await report(numbers[0], 'delivered');
    const { body } = await read(id);
    const items = [{ orderItemId: body.items[0]?.id ?? '', quantity: 1 }];
    const preview = await setup.harness.ask(
      'GET',
      `merchant-orders/${id}/refund-preview?items=${items[0]?.orderItemId}:1`,
      { session: setup.owner },
    );
    const refund = { items, total: preview.body.total };
    const texts = { reason: 'out-of-stock', note: '缺货' };
    const refunded = await act(id, 'refunds', { ...refund, ...texts }, {}, setup.owner);
    expect(refunded).toMatchObject({ status: 200, body: { status: 'delivered' } });
  });

  it('does not deliver an order of which items are left', async () => {
    const { id, numbers } = await sendParcels([1]);
    await report(numbers[0], 'delivered');
    expect((await read(id)).body).toMatchObject({ status: 'shipped' });
  });

  it('about an unknown parcel changes nothing', async () => {
    expect(await report('EA99999999CN', 'delivered')).toBe('unknown');
  });
});

describe('the address for reports', () => {
  it('accepts what is signed and refuses everything else', async () => {
    const { id, numbers } = await sendParcels([2]);
    const app = Fastify();
    registerCarrierNotifications(app, getDeps());
    const send = async (salt: string) => {
      const data = [{ context: '已签收', ftime: '2026-11-25 18:00:00' }];
      const lastResult = { com: 'ems', nu: numbers[0], state: '3', data };
      const param = JSON.stringify({ status: 'polling', lastResult });
      const response = await app.inject({
        method: 'POST',
        url: CARRIER_NOTIFICATION_PATH,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ param, sign: signParam(param, salt) }).toString(),
      });
      return { status: response.statusCode, result: response.json().result };
    };
    expect(await send('wrong')).toEqual({ status: 401, result: false });
    expect((await read(id)).body.status).toBe('shipped');
    for (const _ of [1, 2]) expect(await send(SANDBOX_SALT)).toEqual({ status: 200, result: true });
    expect((await read(id)).body.status).toBe('delivered');
    await app.close();
  });
});

describe('subscribeShipments', () => {
  it('subscribes each parcel once, after which the sandbox carries it home', async () => {
    const { id } = await sendParcels([2]);
    await run(subscribeShipments);
    await run(subscribeShipments);
    expect((await read(id)).body.parcels[0]?.isTracked).toBe(true);
    for (let step = 0; step < 5; step++) {
      await run(carryParcels as typeof subscribeShipments);
      setup.harness.clock.now += PACE_MS;
    }
    const { body } = await read(id);
    expect(body.status).toBe('delivered');
    expect(body.parcels[0]?.reports.map(({ content }) => content)).toContain('快件已签收');
  });

  it('tries again when the carrier does not answer, and gives up what it refuses', async () => {
    const { id } = await sendParcels([2]);
    const faults = ['unreachable', 'refused'] as const;
    let attempts = 0;
    const deps = getDeps({
      subscribe: async () => {
        throw new ProviderError(faults[attempts++] ?? 'busy', 'no', '600');
      },
    });
    await run(subscribeShipments, deps);
    expect(attempts).toBe(1);
    setup.harness.clock.now += 3_600_000;
    await run(subscribeShipments, deps);
    setup.harness.clock.now += 3_600_000;
    await run(subscribeShipments, deps);
    expect(attempts).toBe(2);
    const parcel = await setup.harness.db
      .selectFrom('shipments')
      .select(['subscribe_at', 'subscribed_at'])
      .where('merchant_order_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(parcel).toEqual({ subscribe_at: null, subscribed_at: null });
    expect(errors).toContainEqual(expect.objectContaining({ code: '600' }));
  });
});
