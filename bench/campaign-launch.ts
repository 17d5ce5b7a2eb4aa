import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../apps/server/src/database/schema.ts';
import {
  type SandboxKeys,
  sandboxKeys,
} from '../apps/server/src/providers/payments/sandbox-keys.ts';
import { engines, SHOPPERS, type Shopper, startConcurrentShoppers } from './concurrent-shoppers.ts';
import { type Created, createAddresses, createPaymentNotifier, type Payment } from './pay-order.ts';
import { report, table } from './report.ts';

/** Measures the launch of a campaign: coupons, prizes, paid orders and tracking events. */
const PACKAGE = { rewardPackageId: 'spring-800', rewardPackageSubscriptionId: 'spring-800-cn' };
const LOTS = 'autumn-lots';
const MANY = 1_000_000;
const TICKETS = 3_000;
const EVENTS = 20;

/** Lifts the limits of the package and gives every shopper tickets and an address. */
async function prepare(db: Kysely<Database>, shoppers: readonly Shopper[]) {
  await db
    .updateTable('reward_packages')
    .set({ per_shopper: MANY, quantity: MANY, claim_window: null })
    .set({ per_window: null, per_shopper_window: null })
    .where('id', '=', PACKAGE.rewardPackageId)
    .execute();
  for (const { id: shopper_id } of shoppers) {
    const ticket = { lottery_id: LOTS, shopper_id, earned_at: new Date() };
    const tickets = Array.from({ length: TICKETS }, (_, n) => ({
      ...ticket,
      source_key: `b-${n}`,
    }));
    await db.insertInto('lottery_tickets').values(tickets).execute();
  }
  await createAddresses(db, shoppers);
}

const event = () => ({
  tenantId: 10_000,
  clientId: 10_033,
  correlationId: 'correlation-1',
  event: 'PageAction',
  parameters: { uuid: randomUUID(), tid: 1758 },
});

const rows: string[][] = [];

for (const engine of engines) {
  let keys: SandboxKeys | undefined;
  const bench = await startConcurrentShoppers({
    name: 'vitrine_bench_campaign',
    engine,
    prepare: async (db, shoppers) => {
      await prepare(db, shoppers);
      keys = await sandboxKeys(db);
    },
  });
  const { callApi, post, shoppers, variants, measure } = bench;
  const notifyPaid = createPaymentNotifier(post, keys as unknown as SandboxKeys);

  await measure('claim a coupon, all of one package', (shopper) =>
    callApi('POST', '/my/reward-package-claims', shopper, PACKAGE),
  );
  await measure('draw a prize, all of one lottery', (shopper) =>
    callApi('POST', `/lotteries/${LOTS}/draw-rewards`, shopper),
  );
  await measure(
    'check out and pay: three calls, one order',
    async (shopper) => {
      const { id } = await callApi<Created>('POST', '/checkout-orders', shopper, {});
      const body = { checkoutOrderId: id };
      await notifyPaid(await callApi<Payment>('POST', '/payments/messaging-oa', shopper, body));
    },
    {
      between: (shopper) =>
        callApi('POST', `/bags/${shopper.bagId}/items`, shopper, {
          variantId: variants[shoppers.indexOf(shopper)],
        }),
    },
  );
  await measure(
    `events, in calls of ${EVENTS}`,
    () =>
      post(
        '/marketing/trackings',
        JSON.stringify({ events: Array.from({ length: EVENTS }, event) }),
      ),
    { each: EVENTS },
  );
  rows.push(...bench.rows);
  await bench.close();
}

report(
  'campaign-launch',
  table([`${SHOPPERS} concurrent shoppers`, 'a second', 'p50', 'p99'], rows),
);
