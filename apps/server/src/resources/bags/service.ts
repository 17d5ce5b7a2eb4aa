import { MAX_QUANTITY_PER_ITEM } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { FieldError } from '../../http/api-problem.ts';
import { createKeyReusedProblem, hashRequest, withIdempotency } from '../../http/idempotency.ts';
import { bagProblem } from './problems.ts';
import {
  addAndFindBagItems,
  type BagItemRecord,
  type BagItemRow,
  deleteBagItems,
  findBagItemRows,
  findVariantForSale,
  insertBagItem,
  lockBag,
  updateBagItem,
  type VariantForSaleRecord,
} from './queries.ts';
import { countAvailable } from './rules.ts';

export interface BagChange {
  bagId: string;
  now: number;
  language: Language;
}

async function requireVariantForSale(
  trx: Transaction<Database>,
  variantId: string,
  { bagId, now, language }: BagChange,
): Promise<VariantForSaleRecord> {
  const variant = await findVariantForSale(trx, variantId, bagId, now);
  if (!variant) throw bagProblem('variant-not-found', language);
  return variant;
}

/** Throws when the quantity exceeds the limit per item or the available stock. */
function requireQuantityAvailable(
  { quantity: stock, reserved }: VariantForSaleRecord,
  newQuantity: number,
  language: Language,
): void {
  if (newQuantity > MAX_QUANTITY_PER_ITEM) throw bagProblem('too-many-items', language);
  const left = countAvailable({ stock, reserved, is_online: true });
  if (left === 0) throw bagProblem('sold-out', language);
  if (newQuantity > left) throw bagProblem('not-enough-left', language, { values: { left } });
}

const findItemOfVariant = (items: readonly BagItemRow[], variantId: string) =>
  items.find(({ variant_id }) => variant_id === variantId);

/**
 * Adds a quantity of a size, at most once for an idempotency key. An existing item of the same size is
 * increased. Returns the items of the bag.
 */
export async function addBagItem(
  db: Kysely<Database>,
  { language, ...change }: BagChange,
  request: { variantId: string; quantity: number },
  key?: string,
): Promise<readonly BagItemRecord[]> {
  const requestHash = hashRequest(request);
  const addition = { ...change, ...request, key, requestHash };
  const { reason, available, items } = await addAndFindBagItems(db, addition);
  if (reason === null) return items;
  if (reason === 'idempotency-key-reused') throw createKeyReusedProblem(language);
  throw bagProblem(reason, language, { values: { left: available } });
}

/**
 * Adds one of each size under the lock of the bag, or none: the problem names each size that cannot be
 * added, by its position in the request.
 */
export const addOutfit = (
  trx: Transaction<Database>,
  { bagId, now, language }: BagChange,
  variantIds: readonly string[],
  key: string | undefined,
): Promise<void> =>
  withIdempotency(
    trx,
    { scope: `outfit:${bagId}`, key, request: variantIds, now, language },
    async () => {
      await lockBag(trx, bagId, now);
      const fields: FieldError[] = [];
      for (const [position, variantId] of variantIds.entries()) {
        const item = { bagId, variantId, quantity: 1, now, key: undefined };
        const requestHash = hashRequest(item);
        const { reason, available } = await insertBagItem(trx, { ...item, requestHash });
        if (reason === null) continue;
        if (reason === 'idempotency-key-reused') throw createKeyReusedProblem(language);
        const { message } = bagProblem(reason, language, { values: { left: available } });
        fields.push({ path: `variantIds.${position}`, message });
      }
      if (fields.length > 0) throw bagProblem('outfit-incomplete', language, { fields });
    },
  );

/** Changes quantity or size. When the bag already has the new size, the quantities are added up. */
export async function changeBagItem(
  trx: Transaction<Database>,
  change: BagChange,
  item: { id: string; quantity?: number | undefined; variantId?: string | undefined },
): Promise<void> {
  await lockBag(trx, change.bagId, change.now);
  const items = await findBagItemRows(trx, change.bagId);
  const existing = items.find(({ id }) => id === item.id);
  if (!existing) throw bagProblem('item-not-found', change.language);
  const variantId = item.variantId ?? existing.variant_id;
  const variant = await requireVariantForSale(trx, variantId, change);
  if (variant.product_id !== existing.product_id)
    throw bagProblem('other-product', change.language);
  const sameVariant =
    variantId === existing.variant_id ? undefined : findItemOfVariant(items, variantId);
  const newQuantity = (item.quantity ?? existing.quantity) + (sameVariant?.quantity ?? 0);
  requireQuantityAvailable(variant, newQuantity, change.language);
  if (sameVariant) await deleteBagItems(trx, change.bagId, [sameVariant.id]);
  await updateBagItem(trx, existing.id, variant, newQuantity);
}

/** Removes items and returns how many were removed. */
export async function removeBagItems(
  trx: Transaction<Database>,
  { bagId, now }: Pick<BagChange, 'bagId' | 'now'>,
  ids: readonly string[],
): Promise<number> {
  await lockBag(trx, bagId, now);
  return deleteBagItems(trx, bagId, ids);
}
