import type { Handlers, RequestParts } from '@vitrine/contract';
import { type catalogueVariants, MAX_STOCK, type VariantFields } from '@vitrine/contract/admin';
import { ApiProblem } from '../../http/api-problem.ts';
import type { HandlerContexts, OperatorContext } from '../../http/handler-context.ts';
import { changeVariant } from './change-variant.ts';
import { createVariant } from './create-variant.ts';
import { deleteVariant } from './delete-variant.ts';
import type { AdminProductDeps } from './deps.ts';
import { problem } from './problems.ts';
import { findStoredProduct } from './queries.ts';
import { scheduledPriceHandlers } from './scheduled-price-routes.ts';
import { findVariantsOf, type StoredVariant, toCatalogueVariant } from './variant-queries.ts';

type Calls = typeof catalogueVariants;
type Adjustment = RequestParts<Calls['adjustStock']>['body'];

/** A price that is changed while a scheduled one is in effect counts once that has ended. */
function toPriceColumns(
  { price, originalPrice }: VariantFields,
  row: StoredVariant,
  { language }: OperatorContext,
) {
  const isScheduled = row.base_price !== null;
  if (isScheduled && Number(row.price_incl_taxes) > originalPrice)
    throw problem('price-above-original', language);
  return {
    [isScheduled ? 'base_price' : 'price_incl_taxes']: price,
    price_without_promotion: originalPrice,
  };
}

const toVariantColumns = (body: VariantFields, row: StoredVariant, context: OperatorContext) => ({
  ...toPriceColumns(body, row, context),
  size: body.size,
  size_scale: body.scale,
  position: body.position,
  sku: body.sku,
  external_id: body.externalId,
  version: row.version + 1,
});

function addToStock({ quantity }: StoredVariant, { by }: Adjustment, context: OperatorContext) {
  const next = quantity + by;
  if (next < 0) throw problem('stock-below-zero', context.language, { values: { quantity } });
  if (next > MAX_STOCK)
    throw problem('stock-too-high', context.language, { values: { limit: MAX_STOCK } });
  return next;
}

/** Sizes of products at merchants, their stock and their prices. */
export const catalogueVariantHandlers = (
  deps: AdminProductDeps,
): Handlers<Calls, HandlerContexts> => ({
  ...scheduledPriceHandlers(deps),
  async listProductVariants({ params }, { operator }) {
    const { db, now } = deps;
    if (!(await findStoredProduct(db, params.id, operator.merchantId)))
      throw new ApiProblem('not-found');
    const rows = await findVariantsOf(db, params.id, operator.merchantId, now());
    return rows.map(toCatalogueVariant);
  },
  createVariant: ({ params, body }, context) => createVariant(deps, context, params.id, body),
  updateVariant: ({ params: { id }, body }, context) =>
    changeVariant(deps, context, {
      id,
      columnsFor(row) {
        context.checkVersion(row.version);
        return toVariantColumns(body, row, context);
      },
    }),
  deleteVariant: ({ params }, context) => deleteVariant(deps, context, params.id),
  setStock: ({ params: { id }, body: { quantity, reason } }, context) =>
    changeVariant(deps, context, { id, reason, columnsFor: () => ({ quantity }) }),
  adjustStock: ({ params: { id }, body }, context) =>
    changeVariant(deps, context, {
      id,
      reason: body.reason,
      request: body,
      columnsFor: (row) => ({ quantity: addToStock(row, body, context) }),
    }),
});
