import { describe, expect, it } from 'vitest';
import { setUpMerchantOrders } from '../../../test/admin/merchant-order-setup.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import type { ReportedParcel, ShippingReportsPort } from '../../providers/shipping-reports/port.ts';
import { sandboxShippingReports } from '../../providers/shipping-reports/sandbox.ts';
import { reportShipments } from './jobs.ts';

const setup = setUpMerchantOrders();
const errors: unknown[] = [];

const getDeps = (shippingReports?: ShippingReportsPort) => {
  const { db, clock } = setup.harness;
  const now = () => clock.now;
  return {
    db,
    now,
    providers: { shippingReports: shippingReports ?? sandboxShippingReports({ db, now }) },
    logError: (details: object) => void errors.push(details),
  };
};

async function run(port?: ShippingReportsPort) {
  const { database } = setup.harness;
  const deps = getDeps(port);
  while (await reportShipments.run({ deps, database, dataDir: '', now: deps.now }));
}

let numbers = 0;

/** An order of two units, paid in the mini-program by a shopper whom WeChat knows. */
async function createMiniOrder() {
  const transactionId = `42000${++numbers}`;
  const order = await setup.newOrder({ status: 'packed', channel: 'minip', transactionId });
  await setup.harness.db
    .insertInto('external_identities')
    .values({ provider: 'minip', subject: `payer-${transactionId}`, shopper_id: order.shopperId })
    .execute();
  return { ...order, transactionId };
}

async function ship(
  { merchantOrderId, itemIds }: { merchantOrderId: string; itemIds: string[] },
  quantity: number,
) {
  const trackingNumber = `EA${20_000_000 + ++numbers}CN`;
  const items = [{ orderItemId: itemIds[0], quantity }];
  const parcel = { carrier: 'ems', trackingNumber, items };
  const { status } = await setup.act(merchantOrderId, 'parcels', parcel);
  expect(status).toBe(200);
  return trackingNumber;
}

const listReports = (transactionId: string) =>
  setup.harness.db
    .selectFrom('sandbox_shipping_reports')
    .select(['tracking_number', 'is_last'])
    .where('transaction_id', '=', transactionId)
    .orderBy('tracking_number')
    .execute();

describe('a parcel of an order that was paid in the WeChat mini-program', () => {
  it('is reported once, as the last when nothing is left to send', async () => {
    const order = await createMiniOrder();
    const number = await ship(order, 2);
    await run();
    await run();
    const reports = await listReports(order.transactionId);
    expect(reports).toEqual([{ tracking_number: number, is_last: true }]);
  });

  it('is not the last while items are left, nor before the other parcels are reported', async () => {
    const order = await createMiniOrder();
    const first = await ship(order, 1);
    await run();
    const second = await ship(order, 1);
    await run();
    expect(await listReports(order.transactionId)).toEqual([
      { tracking_number: first, is_last: false },
      { tracking_number: second, is_last: true },
    ]);
  });

  it('is reported after the earlier parcel of its order', async () => {
    const order = await createMiniOrder();
    await ship(order, 1);
    await ship(order, 1);
    const seen: ReportedParcel[] = [];
    await Promise.all(
      [1, 2, 3].map(() => run({ report: async (parcel) => void seen.push(parcel) })),
    );
    await run({ report: async (parcel) => void seen.push(parcel) });
    expect(seen.map(({ isLast, isOnly }) => ({ isLast, isOnly }))).toEqual([
      { isLast: false, isOnly: false },
      { isLast: true, isOnly: false },
    ]);
    expect(seen[0]).toMatchObject({
      payer: `payer-${order.transactionId}`,
      carrier: 'ems',
      mobile: '13800138000',
      description: expect.stringMatching(/×1$/),
    });
  });

  it('is reported again after WeChat was busy', async () => {
    const order = await createMiniOrder();
    await ship(order, 2);
    await run({ report: () => Promise.reject(new ProviderError('busy', 'later', '10060001')) });
    expect(await listReports(order.transactionId)).toEqual([]);
    setup.harness.clock.now += 20_000;
    await run();
    expect(await listReports(order.transactionId)).toHaveLength(1);
  });

  it('that WeChat refuses is logged and left to an operator', async () => {
    const order = await createMiniOrder();
    await ship(order, 2);
    errors.length = 0;
    await run({ report: () => Promise.reject(new ProviderError('refused', 'no', '10060031')) });
    expect(errors).toEqual([{ shipment: expect.any(String), code: '10060031' }]);
    setup.harness.clock.now += 20_000;
    await run();
    expect(await listReports(order.transactionId)).toEqual([]);
  });
});

it('leaves parcels of orders that were paid elsewhere', async () => {
  const order = await setup.newOrder({ status: 'packed', transactionId: '99' });
  await ship(order, 2);
  await run();
  expect(await listReports('99')).toEqual([]);
});
