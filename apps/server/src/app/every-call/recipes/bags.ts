import { type Bag, type bags, calls } from '@vitrine/contract';
import type { Recipes, Sent } from '../recipe.ts';
import type { World } from '../world.ts';

/** A size that is there in plenty, of a product with others like it. */
export async function someVariant({ db }: World, more = 0): Promise<string> {
  const { id } = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select('variants.id')
    .where('products.is_online', '=', true)
    .where('variants.quantity', '>', 3)
    .orderBy('variants.id')
    .offset(more)
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

const guest = async ({ newGuest }: World): Promise<Sent> => {
  const visitor = await newGuest();
  return { visitor, params: { id: visitor.bagId } };
};

/** A guest's bag with one item in it, and that one named. */
async function withItem(world: World): Promise<Sent> {
  const sent = await guest(world);
  const body = { variantId: await someVariant(world) };
  const answer = await world.ask(calls.addBagItem, { ...sent, body });
  const itemId = (answer.body as Bag).items[0]?.id ?? '';
  return { ...sent, params: { ...sent.params, itemId } };
}

const noBag = { params: { id: 'none' } };

export const bagRecipes: Recipes<typeof bags> = {
  getBag: { good: guest, bad: noBag, owned: true },
  addBagItem: {
    good: async (world) => ({
      ...(await guest(world)),
      body: { variantId: await someVariant(world), quantity: 1 },
    }),
    bad: { body: { variantId: '1', quantity: 6 } },
    owned: true,
  },
  changeBagItem: {
    good: async (world) => ({ ...(await withItem(world)), body: { quantity: 2 } }),
    bad: { body: {} },
    owned: true,
  },
  removeBagItem: { good: withItem, bad: noBag, owned: true },
  removeBagItems: {
    good: async (world) => {
      const { visitor, params } = await withItem(world);
      return {
        ...(visitor ? { visitor } : {}),
        params: { id: params?.id ?? '' },
        query: { 'items-id': `${params?.itemId},1` },
      };
    },
    bad: { query: { 'items-id': 'x' } },
    owned: true,
  },
  getBagSizesQuantities: { good: guest, bad: noBag, owned: true },
  getBagCount: { good: guest, bad: noBag, owned: true },
};
