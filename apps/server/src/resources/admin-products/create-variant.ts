import type { CatalogueVariant, NewVariantFields } from '@vitrine/contract/admin';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
import { recordCatalogueChanges, toChangeSource } from '../catalogue-history/record-changes.ts';
import type { AdminProductDeps } from './deps.ts';
import { problem, withConstraintProblems } from './problems.ts';
import { toVariantHistory } from './product-fields.ts';
import { lockProduct } from './queries.ts';
import { requireSizeSystem } from './require-size-system.ts';
import { readVariant, toCatalogueVariant } from './variant-queries.ts';

/** A machine of a merchant adds sizes only at its own merchant. */
function requireOwnMerchant({ operator, language }: OperatorContext, merchantId: string): void {
  if (operator.merchantId !== null && operator.merchantId !== merchantId)
    throw problem('merchant-of-shop-needed', language);
}

async function insertVariant(
  trx: Transaction<Database>,
  productId: string,
  body: NewVariantFields,
): Promise<string> {
  const { id } = await trx
    .insertInto('variants')
    .values({
      product_id: productId,
      merchant_id: body.merchantId,
      size: body.size,
      size_scale: body.scale,
      position: body.position,
      ...(body.sku === undefined ? {} : { sku: body.sku }),
      external_id: body.externalId,
      price_incl_taxes: body.price,
      price_without_promotion: body.originalPrice,
      quantity: body.quantity,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function createVariant(
  { db, now }: AdminProductDeps,
  context: OperatorContext,
  productId: string,
  body: NewVariantFields,
): Promise<CatalogueVariant> {
  requireOwnMerchant(context, body.merchantId);

  async function write(trx: Transaction<Database>): Promise<CatalogueVariant> {
    if (!(await lockProduct(trx, productId))) throw new ApiProblem('not-found');
    await requireSizeSystem(trx, body.scale, context.language);
    const id = await insertVariant(trx, productId, body);
    const row = await readVariant(trx, id, now());
    if (!row) throw new ApiProblem('not-found');
    const after = toCatalogueVariant(row);
    await context.recordAudit(trx, { target: { type: 'variant', id }, after });
    const { merchantId } = after;
    await recordCatalogueChanges(trx, toChangeSource(context.operator, now()), [
      { type: 'variant', id, productId, merchantId, after: toVariantHistory(after) },
    ]);
    return after;
  }

  return withConstraintProblems(context.language, () =>
    db
      .transaction()
      .execute((trx) => context.runOnce(trx, now(), { productId, body }, () => write(trx))),
  );
}
