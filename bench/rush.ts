import { randomUUID } from 'node:crypto';
import {
  SANDBOX_API_KEY,
  SANDBOX_SERIAL,
  sandboxKeys,
} from '../apps/server/src/providers/payments/sandbox-keys.ts';
import { writeNotification } from '../apps/server/src/providers/payments/wechat/notification.ts';
import { stampFor } from '../apps/server/src/providers/payments/wechat/stamp.ts';
import { numberOf } from '../apps/server/src/resources/payments/rules.ts';
import { openCrowd, SHOPPERS, type Shopper } from './crowd.ts';
import { report, table } from './report.ts';

/** The evening a campaign opens: coupons, prizes, orders that are paid, and events, on PostgreSQL. */
const PACKAGE = { rewardPackageId: 'spring-800', rewardPackageSubscriptionId: 'spring-800-cn' };
const LOTS = 'autumn-lots';
const MANY = 1_000_000;
const TICKETS = 1_000;
const EVENTS = 20;

interface Made {
  id: string;
}
interface Bill extends Made {
  amount: number;
}

const { db, ask, post, shoppers, measure, sizes, rows, close } =
  await openCrowd('vitrine_bench_rush');

await db
  .updateTable('reward_packages')
  .set({ per_shopper: MANY, quantity: MANY, claim_window: null })
  .set({ per_window: null, per_shopper_window: null })
  .where('id', '=', PACKAGE.rewardPackageId)
  .execute();
await measure('claim a coupon, all of one package', (who) =>
  ask('POST', '/my/reward-package-claims', who, PACKAGE),
);

async function giveTickets({ id: shopper_id }: Shopper) {
  const ticket = { lottery_id: LOTS, shopper_id, earned_at: new Date() };
  const tickets = Array.from({ length: TICKETS }, (_, n) => ({ ...ticket, source_key: `b-${n}` }));
  await db.insertInto('lottery_tickets').values(tickets).execute();
}
await Promise.all(shoppers.map(giveTickets));
await measure('draw a prize, all of one lottery', (who) =>
  ask('POST', `/lotteries/${LOTS}/draw-rewards`, who),
);

/** Somebody whose orders need nothing but to be paid. */
async function settleIn({ id: shopper_id }: Shopper) {
  const at = { created_at: new Date(), updated_at: new Date() };
  const sealed = Buffer.from('x');
  const id = randomUUID();
  await db
    .insertInto('addresses')
    .values({
      ...at,
      shopper_id,
      name: '林知夏',
      mobile_country: 'CN',
      mobile: '13800138000',
      country_code: 'CN',
      state_id: '4209',
      city: '上海市',
      district: '徐汇区',
      address_line: '武康路 12 弄 3 号 502 室',
      zip_code: '200031',
      is_default: true,
    })
    .execute();
  await db
    .insertInto('personal_ids')
    .values({
      ...at,
      id,
      shopper_id,
      sealed_name: sealed,
      sealed_number: sealed,
      number_hash: sealed,
      key_id: 'none',
      is_default: true,
      clearance_status: 'passed',
      consented_at: new Date(),
    })
    .execute();
  return id;
}
const people = new Map<Shopper, string>();
for (const who of shoppers) people.set(who, await settleIn(who));
const variants = await sizes(SHOPPERS);
const { privateKey } = await sandboxKeys(db);

/** What the provider sends when the money has come in. */
async function tellPaid({ id, amount: total }: Bill) {
  const resource = {
    out_trade_no: numberOf(id),
    trade_state: 'SUCCESS',
    transaction_id: `bench-${id}`,
    amount: { total, currency: 'CNY' },
  };
  const event = { id: '1', eventType: 'TRANSACTION.SUCCESS', resource };
  const body = writeNotification(event, SANDBOX_API_KEY, Date.now());
  const stamp = stampFor(body, { key: privateKey, serial: SANDBOX_SERIAL }, Date.now());
  await post('/payments/notifications', body, stamp);
}

async function buy(who: Shopper) {
  const { id: checkoutOrderId } = await ask<Made>('POST', '/checkout-orders', who, {});
  // The checks of a person are no part of what is measured.
  await db
    .updateTable('checkout_orders')
    .set({ personal_id_id: people.get(who) ?? null })
    .where('id', '=', checkoutOrderId)
    .execute();
  await tellPaid(await ask<Bill>('POST', '/payments/messaging-oa', who, { checkoutOrderId }));
}
await measure('check out and pay: three calls, one order', buy, {
  between: (who) =>
    ask('POST', `/bags/${who.bagId}/items`, who, { variantId: variants[shoppers.indexOf(who)] }),
});

const event = () => ({
  tenantId: 10_000,
  clientId: 10_033,
  correlationId: 'a-visit',
  event: 'PageAction',
  parameters: { uuid: randomUUID(), tid: 1758 },
});
const tell = () =>
  post('/marketing/trackings', JSON.stringify({ events: Array.from({ length: EVENTS }, event) }));
await measure(`events, in calls of ${EVENTS}`, tell, { each: EVENTS });

await close();
report('rush', table(['PostgreSQL, 32 shoppers at once', 'a second', 'p50', 'p99'], rows));
