import type { wishlist } from '@vitrine/contract';
import type { Recipes } from '../recipe.ts';
import type { World } from '../world.ts';

async function someProduct({ db }: World): Promise<string> {
  const { id } = await db
    .selectFrom('products')
    .select('id')
    .where('is_online', '=', true)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

const NO_PRODUCT = { params: { productId: 'none' } };
const NOT_SO_MANY = { query: { 'how-many': '0' } };

const heart = async (world: World) => ({
  visitor: await world.newGuest(),
  params: { productId: await someProduct(world) },
});
const reader = async ({ newShopper }: World) => ({ visitor: await newShopper() });

export const wishlistRecipes: Recipes<typeof wishlist> = {
  getWishlist: {
    good: async ({ newGuest }) => ({ visitor: await newGuest() }),
    bad: { query: { 'include-products': 'perhaps' } },
  },
  addToWishlist: { good: heart, bad: NO_PRODUCT },
  removeFromWishlist: { good: heart, bad: NO_PRODUCT },
  getRecentlyViewed: { good: reader, bad: NOT_SO_MANY },
  addRecentlyViewed: {
    good: async (world) => ({
      ...(await reader(world)),
      body: { productId: await someProduct(world) },
    }),
    bad: { body: { productId: 'none' } },
  },
  getRecommendations: { good: reader, bad: NOT_SO_MANY },
};
