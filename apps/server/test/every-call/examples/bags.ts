import { type Bag, type bags, calls } from '@vitrine/contract';
import { sql } from 'kysely';
import type { CallExamples } from '../call-example.ts';
import type { CallInput } from '../call-input.ts';
import type { EveryCallFixture } from '../fixture.ts';

/** How many variants not everybody may buy yet are expected at most. */
const MOST_RESERVED = 200;

/** Finds a variant with enough stock for the reservations of all examples, which everybody may buy. */
export async function findVariantInStock(
  { db, deps }: EveryCallFixture,
  more = 0,
): Promise<string> {
  // The function is slow, so it judges the first variants only.
  const first = db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select(['variants.id', 'variants.product_id', 'variants.quantity'])
    .where('products.is_online', '=', true)
    .orderBy('variants.quantity', 'desc')
    .orderBy('variants.id')
    .limit(more + MOST_RESERVED);
  const { id } = await db
    .selectFrom(first.as('first'))
    .select('first.id')
    .where(
      sql<boolean>`opens_at_for_bag(
        first.product_id, gen_random_uuid(), ${new Date(deps.now())}) is null`,
    )
    .orderBy('first.quantity', 'desc')
    .orderBy('first.id')
    .offset(more)
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

const forGuest = async ({ newGuest }: EveryCallFixture): Promise<CallInput> => {
  const visitor = await newGuest();
  return { visitor, params: { id: visitor.bagId } };
};

/** A guest with one bag item. */
async function forBagItem(fixture: EveryCallFixture): Promise<CallInput> {
  const sent = await forGuest(fixture);
  const body = { variantId: await findVariantInStock(fixture) };
  const response = await fixture.ask(calls.addBagItem, { ...sent, body });
  const itemId = (response.body as Bag).items[0]?.id ?? '';
  return { ...sent, params: { ...sent.params, itemId } };
}

const UNKNOWN_BAG = { params: { id: 'none' } };

export const bagExamples: CallExamples<typeof bags> = {
  getBag: { valid: forGuest, invalid: UNKNOWN_BAG, otherShopperGets: true },
  addBagItem: {
    valid: async (fixture) => ({
      ...(await forGuest(fixture)),
      body: { variantId: await findVariantInStock(fixture), quantity: 1 },
    }),
    invalid: { body: { variantId: '1', quantity: 6 } },
    otherShopperGets: true,
  },
  addOutfitToBag: {
    valid: async (fixture) => ({
      ...(await forGuest(fixture)),
      body: {
        variantIds: [await findVariantInStock(fixture), await findVariantInStock(fixture, 1)],
      },
    }),
    invalid: { body: { variantIds: ['1', '1'] } },
    otherShopperGets: true,
  },
  changeBagItem: {
    valid: async (fixture) => ({ ...(await forBagItem(fixture)), body: { quantity: 2 } }),
    invalid: { body: {} },
    otherShopperGets: true,
  },
  removeBagItem: { valid: forBagItem, invalid: UNKNOWN_BAG, otherShopperGets: true },
  removeBagItems: {
    valid: async (fixture) => {
      const { visitor, params } = await forBagItem(fixture);
      return {
        ...(visitor ? { visitor } : {}),
        params: { id: params?.id ?? '' },
        query: { 'items-id': `${params?.itemId},1` },
      };
    },
    invalid: { query: { 'items-id': 'x' } },
    otherShopperGets: true,
  },
  getBagSizesQuantities: { valid: forGuest, invalid: UNKNOWN_BAG, otherShopperGets: true },
  getBagCount: { valid: forGuest, invalid: UNKNOWN_BAG, otherShopperGets: true },
};
