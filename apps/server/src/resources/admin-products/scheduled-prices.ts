import type { RequestParts } from '@vitrine/contract';
import type { catalogueVariants, ScheduledPrice } from '@vitrine/contract/admin';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { ScheduledPricesTable } from '../../database/schema/catalogue.ts';
import type { Database } from '../../database/schema.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
import {
  recordCatalogueChanges,
  toChangeSource,
  type WrittenRow,
} from '../catalogue-history/record-changes.ts';
import { applyScheduledPrices } from './apply-scheduled-prices.ts';
import { lockOwnVariant } from './change-variant.ts';
import type { AdminProductDeps } from './deps.ts';
import { problem } from './problems.ts';
import { toScheduledPrice } from './scheduled-price-mapper.ts';
import type { StoredVariant } from './variant-queries.ts';

type Body = RequestParts<(typeof catalogueVariants)['createScheduledPrice']>['body'];

export const findScheduledPrice = (trx: Transaction<Database>, id: string) =>
  trx.selectFrom('scheduled_prices').selectAll().where('id', '=', id).executeTakeFirst();

async function hasOverlap(
  trx: Transaction<Database>,
  variantId: string,
  { startsAt, endsAt }: Body,
): Promise<boolean> {
  const { rows } = await sql`select from scheduled_prices
    where variant_id = ${variantId} and state <> 'ended'
      and tstzrange(starts_at, ends_at) && tstzrange(${new Date(startsAt)}::timestamptz,
        ${endsAt && new Date(endsAt)}::timestamptz)
    limit 1`.execute(trx);
  return rows.length > 0;
}

async function insertScheduledPrice(
  trx: Transaction<Database>,
  variantId: string,
  { price, startsAt, endsAt }: Body,
  now: number,
): Promise<string> {
  const { id } = await trx
    .insertInto('scheduled_prices')
    .values({
      variant_id: variantId,
      price,
      starts_at: new Date(startsAt),
      ends_at: endsAt && new Date(endsAt),
      created_at: new Date(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A price that began this very moment has lasted at least a millisecond. */
const endNow = (now: number) =>
  sql<Date>`greatest(${new Date(now)}::timestamptz, starts_at + interval '1 millisecond')`;

const toWrittenPrice = (variant: StoredVariant, id: string): WrittenRow => ({
  type: 'scheduled-price',
  id,
  productId: variant.product_id,
  merchantId: variant.merchant_id,
});

/** What the history tells of a scheduled price. */
export const toPriceHistory = ({ variantId, price, startsAt, endsAt }: ScheduledPrice) => ({
  variantId,
  price,
  startsAt,
  endsAt,
});

/** Removes a price that waits. One that is in effect ends now and stays as history. */
export async function removeScheduledPrice(
  trx: Transaction<Database>,
  { id, state, variant_id }: Selectable<ScheduledPricesTable>,
  now: number,
): Promise<void> {
  if (state === 'waiting') await trx.deleteFrom('scheduled_prices').where('id', '=', id).execute();
  else
    await trx
      .updateTable('scheduled_prices')
      .set({ ends_at: endNow(now), state: 'ended' })
      .where('id', '=', id)
      .execute();
  await applyScheduledPrices(trx, [variant_id], now);
}

/** Schedules a price. A variant has one at a time, so that the order of two never decides. */
export function createScheduledPrice(
  { db, now }: AdminProductDeps,
  context: OperatorContext,
  variantId: string,
  body: Body,
): Promise<ScheduledPrice> {
  const { language } = context;
  if (body.endsAt !== null && Date.parse(body.endsAt) <= now())
    throw problem('time-over', language);

  async function write(trx: Transaction<Database>): Promise<ScheduledPrice> {
    const variant = await lockOwnVariant(trx, context, variantId, now());
    if (body.price > Number(variant.price_without_promotion))
      throw problem('price-above-original', language);
    if (await hasOverlap(trx, variantId, body)) throw problem('prices-overlap', language);
    const id = await insertScheduledPrice(trx, variantId, body, now());
    await applyScheduledPrices(trx, [variantId], now());
    const row = await findScheduledPrice(trx, id);
    if (!row) throw new ApiProblem('not-found');
    const after = toScheduledPrice(row);
    await context.recordAudit(trx, { target: { type: 'scheduled-price', id }, after });
    await recordCatalogueChanges(trx, toChangeSource(context.operator, now()), [
      { ...toWrittenPrice(variant, id), after: toPriceHistory(after) },
    ]);
    return after;
  }

  return db
    .transaction()
    .execute((trx) => context.runOnce(trx, now(), { variantId, body }, () => write(trx)));
}

/** Removes a scheduled price for an operator. */
export function deleteScheduledPrice(
  { db, now }: AdminProductDeps,
  context: OperatorContext,
  id: string,
): Promise<{ done: true }> {
  return db.transaction().execute(async (trx) => {
    const found = await findScheduledPrice(trx, id);
    if (!found) throw new ApiProblem('not-found');
    const variant = await lockOwnVariant(trx, context, found.variant_id, now());
    // The job may have begun or ended it while this call waited for the lock.
    const row = await findScheduledPrice(trx, id);
    if (!row) throw new ApiProblem('not-found');
    if (row.state === 'ended') throw problem('price-ended', context.language);
    await removeScheduledPrice(trx, row, now());
    const before = toScheduledPrice(row);
    await context.recordAudit(trx, { target: { type: 'scheduled-price', id }, before });
    await recordCatalogueChanges(trx, toChangeSource(context.operator, now()), [
      { ...toWrittenPrice(variant, id), before: toPriceHistory(before) },
    ]);
    return { done: true };
  });
}
