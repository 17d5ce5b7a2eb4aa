import type { ProductAlertKind } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import type { ExpressionBuilder, Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

const selectAlerts = (db: Kysely<Database>) =>
  db
    .selectFrom('product_alerts')
    .leftJoin('variants', 'variants.id', 'product_alerts.variant_id')
    .selectAll('product_alerts')
    .select(['variants.size', 'variants.size_scale']);

/** Finds the alerts of a shopper, the newest first. */
export const findAlerts = (db: Kysely<Database>, shopperId: string) =>
  selectAlerts(db)
    .where('shopper_id', '=', shopperId)
    .orderBy('product_alerts.asked_at', 'desc')
    .orderBy('product_alerts.id', 'desc')
    .execute();

export type AlertRecord = Awaited<ReturnType<typeof findAlerts>>[number];

export const countAlerts = async (db: Kysely<Database>, shopperId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('product_alerts')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('shopper_id', '=', shopperId)
    .where('status', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return Number(count);
};

/**
 * Locks the variants of a product that is on sale, so that no change of stock or price is missed between
 * this look at it and the commit of the alert.
 */
export async function lockVariantsOnSale(
  trx: Transaction<Database>,
  wanted: { variantId: string } | { productId: string },
) {
  const isWanted = (eb: ExpressionBuilder<Database, 'variants'>) =>
    'variantId' in wanted
      ? eb('variants.product_id', '=', (sub) =>
          sub.selectFrom('variants').select('product_id').where('id', '=', wanted.variantId),
        )
      : eb('variants.product_id', '=', wanted.productId);
  return trx
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .selectAll('variants')
    .where(isWanted)
    .where('products.is_online', '=', true)
    .orderBy('variants.id')
    .forShare('variants')
    .execute();
}

export interface NewAlert {
  shopperId: string;
  kind: ProductAlertKind;
  productId: string;
  variantId: string | null;
  priceWhenAsked: number;
  language: Language;
  now: number;
}

/** Saves an alert. One that exists waits again, from now and from today's price on. */
export async function saveAlert(
  trx: Transaction<Database>,
  { shopperId, kind, productId, variantId, priceWhenAsked, language, now }: NewAlert,
): Promise<AlertRecord> {
  const asked = {
    price_when_asked: priceWhenAsked,
    language,
    asked_at: new Date(now),
    status: 'waiting' as const,
    attempts: 0,
    due_at: null,
    sent_at: null,
  };
  const key = variantId === null ? 'product_id' : 'variant_id';
  const { id } = await trx
    .insertInto('product_alerts')
    .values({ shopper_id: shopperId, kind, product_id: productId, variant_id: variantId, ...asked })
    .onConflict((conflict) =>
      conflict
        .columns(['shopper_id', key])
        .where('variant_id', variantId === null ? 'is' : 'is not', null)
        .doUpdateSet(asked),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return selectAlerts(trx).where('product_alerts.id', '=', id).executeTakeFirstOrThrow();
}

/** Deletes an alert of the shopper and returns whether there was one. */
export async function deleteAlert(
  db: Kysely<Database>,
  shopperId: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('product_alerts')
    .where('id', '=', id)
    .where('shopper_id', '=', shopperId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
