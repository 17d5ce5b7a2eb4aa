import { MAX_ITEMS_PER_BAG, MAX_PIECES_PER_ITEM } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import {
  deleteItems,
  findOffered,
  findPlainItems,
  insertItem,
  lockBag,
  type OfferedRecord,
  type PlainItem,
  updateItem,
} from './queries.ts';
import { refuseBag } from './refuse.ts';
import { availableOf } from './rules.ts';

/** Which bag is changed, and when. */
export interface Change {
  bagId: string;
  now: number;
  language: Language;
}

async function offeredOrRefused(
  trx: Transaction<Database>,
  variantId: string,
  { bagId, now, language }: Change,
): Promise<OfferedRecord> {
  const offered = await findOffered(trx, variantId, bagId, now);
  if (!offered) throw refuseBag('variant-not-found', language);
  return offered;
}

/** Refuses more pieces than anybody may have, and more than there are. */
function refuseTooMany(
  { quantity: stock, held }: OfferedRecord,
  wanted: number,
  language: Language,
): void {
  if (wanted > MAX_PIECES_PER_ITEM) throw refuseBag('too-many-pieces', language);
  const left = availableOf({ stock, held, is_online: true });
  if (left === 0) throw refuseBag('sold-out', language);
  if (wanted > left) throw refuseBag('not-enough-left', language, { values: { left } });
}

const ofVariant = (items: readonly PlainItem[], variantId: string) =>
  items.find(({ variant_id }) => variant_id === variantId);

/** Puts pieces in; what is there of the same size already adds up. */
export async function addItem(
  trx: Transaction<Database>,
  change: Change,
  { variantId, quantity }: { variantId: string; quantity: number },
): Promise<void> {
  await lockBag(trx, change.bagId, change.now);
  const items = await findPlainItems(trx, change.bagId);
  const offered = await offeredOrRefused(trx, variantId, change);
  const there = ofVariant(items, variantId);
  const wanted = quantity + (there?.quantity ?? 0);
  refuseTooMany(offered, wanted, change.language);
  if (there) return void (await updateItem(trx, there.id, offered, wanted));
  if (items.length >= MAX_ITEMS_PER_BAG) throw refuseBag('bag-full', change.language);
  await insertItem(trx, change.bagId, offered, { quantity: wanted, now: change.now });
}

/** Changes quantity or size. A size that is in the bag already takes the pieces over. */
export async function changeItem(
  trx: Transaction<Database>,
  change: Change,
  item: { id: string; quantity?: number | undefined; variantId?: string | undefined },
): Promise<void> {
  await lockBag(trx, change.bagId, change.now);
  const items = await findPlainItems(trx, change.bagId);
  const there = items.find(({ id }) => id === item.id);
  if (!there) throw refuseBag('item-not-found', change.language);
  const variantId = item.variantId ?? there.variant_id;
  const offered = await offeredOrRefused(trx, variantId, change);
  if (offered.product_id !== there.product_id) throw refuseBag('other-product', change.language);
  const same = variantId === there.variant_id ? undefined : ofVariant(items, variantId);
  const wanted = (item.quantity ?? there.quantity) + (same?.quantity ?? 0);
  refuseTooMany(offered, wanted, change.language);
  if (same) await deleteItems(trx, change.bagId, [same.id]);
  await updateItem(trx, there.id, offered, wanted);
}

/** Takes items out; tells how many there were. */
export async function removeItems(
  trx: Transaction<Database>,
  { bagId, now }: Pick<Change, 'bagId' | 'now'>,
  ids: readonly string[],
): Promise<number> {
  await lockBag(trx, bagId, now);
  return deleteItems(trx, bagId, ids);
}
