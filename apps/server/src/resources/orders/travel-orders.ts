import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { defineSweep } from '../../jobs/sweep.ts';
import { advance } from './advance.ts';
import { lockAnyOrder } from './queries.ts';

const AT_ONCE = 50;

const findDue = (db: Kysely<Database>, now: number) =>
  db
    .selectFrom('merchant_orders')
    .select(['id', 'order_id'])
    .where('next_at', '<=', new Date(now))
    .orderBy('next_at')
    .limit(AT_ONCE)
    .execute();

type Due = Awaited<ReturnType<typeof findDue>>[number];

/** Takes one parcel a step further, unless somebody else has done so or holds its order. */
export const travel = (
  db: Kysely<Database>,
  { id, order_id }: Due,
  moment: { now: number; paceMs: number },
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const order = await lockAnyOrder(trx, order_id);
    if (!order) return false;
    const parcel = await trx
      .selectFrom('merchant_orders')
      .selectAll()
      .where('id', '=', id)
      .where('next_at', '<=', new Date(moment.now))
      .executeTakeFirst();
    if (!parcel) return false;
    return (await advance(trx, order, parcel, moment)) === 'moved';
  });

/** Orders of the demo travel by themselves, each parcel a step at a time. */
export const travelOrders = defineSweep({
  name: 'travel-orders',
  everyMs: 1_000,
  async run({ deps }) {
    const paceMs = deps.settings.orderPaceMs;
    if (paceMs === undefined) return false;
    const due = await findDue(deps.db, deps.now());
    let moved = 0;
    for (const parcel of due)
      if (await travel(deps.db, parcel, { now: deps.now(), paceMs })) moved++;
    return moved === AT_ONCE;
  },
});
