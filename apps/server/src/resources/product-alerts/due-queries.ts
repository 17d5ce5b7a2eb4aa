import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { getRetryDelay } from '../../jobs/retry-delay.ts';

/** Changes that are looked at in one transaction. */
const CHANGES_PER_RUN = 100;

/** Whether what the shopper waits for is so now: the size can be bought, or the product for less. */
const isFulfilled = sql<boolean>`exists (
  select from variants join products on products.id = variants.product_id
  where products.is_online and variants.quantity > 0
    and variants.product_id = product_alerts.product_id
    and case when product_alerts.variant_id is null
      then variants.price_incl_taxes < product_alerts.price_when_asked
      else variants.id = product_alerts.variant_id end)`;

/** Takes awaited changes and makes the alerts due that they fulfil. Returns how many changes there were. */
export const markAlertsDue = (db: Kysely<Database>, dueAt: number): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const changes = await trx
      .deleteFrom('awaited_changes')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('awaited_changes')
          .select('id')
          .orderBy('id')
          .limit(CHANGES_PER_RUN)
          .forUpdate()
          .skipLocked(),
      )
      .returning('variant_id')
      .execute();
    const variantIds = [...new Set(changes.map(({ variant_id }) => variant_id))];
    if (variantIds.length === 0) return 0;
    await trx
      .updateTable('product_alerts')
      .set({ status: 'due', due_at: new Date(dueAt), attempts: 0 })
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('product_alerts')
          .select('id')
          .where('status', '=', 'waiting')
          .where('product_id', 'in', (sub) =>
            sub.selectFrom('variants').select('product_id').where('id', 'in', variantIds),
          )
          .where(isFulfilled)
          .orderBy('id')
          .forUpdate(),
      )
      .execute();
    return changes.length;
  });

/** Claims one due alert by postponing its next attempt, so that no other process takes it. */
export const claimDueAlert = (db: Kysely<Database>, now: number) =>
  db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('product_alerts')
      .innerJoin('products', 'products.id', 'product_alerts.product_id')
      .innerJoin('brands', 'brands.id', 'products.brand_id')
      .leftJoin('variants', 'variants.id', 'product_alerts.variant_id')
      .selectAll('product_alerts')
      .select([
        'brands.name as brand_name',
        'products.short_description',
        'variants.size',
        'variants.size_scale',
        isFulfilled.as('is_fulfilled'),
      ])
      .where('product_alerts.status', 'in', ['due', 'sending'])
      .where('product_alerts.due_at', '<=', new Date(now))
      .orderBy('product_alerts.due_at')
      .limit(1)
      .forNoKeyUpdate('product_alerts')
      .skipLocked()
      .executeTakeFirst();
    if (!row) return undefined;
    await trx
      .updateTable('product_alerts')
      .set({
        status: 'sending',
        attempts: row.attempts + 1,
        due_at: new Date(now + getRetryDelay(row.attempts)),
      })
      .where('id', '=', row.id)
      .execute();
    return row;
  });

export type DueAlert = NonNullable<Awaited<ReturnType<typeof claimDueAlert>>>;

/** Ends an attempt. An alert that was asked for again meanwhile stays as it is. */
export const finishAlert = (
  db: Kysely<Database>,
  { id, asked_at }: DueAlert,
  outcome: { status: 'waiting' | 'sent' | 'failed'; sentAt?: number },
) =>
  db
    .updateTable('product_alerts')
    .set({
      status: outcome.status,
      due_at: null,
      sent_at: outcome.sentAt === undefined ? null : new Date(outcome.sentAt),
    })
    .where('id', '=', id)
    .where('asked_at', '=', asked_at)
    .where('status', '=', 'sending')
    .execute();

/** The lowest price at which a product can be bought. */
export const findLowestPrice = (db: Kysely<Database>, productId: string) =>
  db
    .selectFrom('variants')
    .select(['price_incl_taxes', 'currency'])
    .where('product_id', '=', productId)
    .where('quantity', '>', 0)
    .orderBy('price_incl_taxes')
    .limit(1)
    .executeTakeFirst();
