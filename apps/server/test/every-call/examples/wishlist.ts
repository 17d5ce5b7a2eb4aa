import type { wishlist } from '@vitrine/contract';
import type { CallExamples } from '../call-example.ts';
import type { EveryCallFixture } from '../fixture.ts';

async function findProduct({ db }: EveryCallFixture): Promise<string> {
  const { id } = await db
    .selectFrom('products')
    .select('id')
    .where('is_online', '=', true)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

const UNKNOWN_PRODUCT = { params: { productId: 'none' } };
const INVALID_COUNT = { query: { 'how-many': '0' } };

const forWishlistItem = async (fixture: EveryCallFixture) => ({
  visitor: await fixture.newGuest(),
  params: { productId: await findProduct(fixture) },
});
const forNewShopper = async ({ newShopper }: EveryCallFixture) => ({ visitor: await newShopper() });

export const wishlistExamples: CallExamples<typeof wishlist> = {
  getWishlist: {
    valid: async ({ newGuest }) => ({ visitor: await newGuest() }),
    invalid: { query: { 'include-products': 'perhaps' } },
  },
  addToWishlist: { valid: forWishlistItem, invalid: UNKNOWN_PRODUCT },
  removeFromWishlist: { valid: forWishlistItem, invalid: UNKNOWN_PRODUCT },
  getRecentlyViewed: { valid: forNewShopper, invalid: INVALID_COUNT },
  addRecentlyViewed: {
    valid: async (fixture) => ({
      ...(await forNewShopper(fixture)),
      body: { productId: await findProduct(fixture) },
    }),
    invalid: { body: { productId: 'none' } },
  },
  getRecommendations: { valid: forNewShopper, invalid: INVALID_COUNT },
};
