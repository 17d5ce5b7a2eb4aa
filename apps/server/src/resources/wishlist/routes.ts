import type { Handlers, PersonalProducts, PreferenceCode, wishlist } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import { ApiProblem } from '../../http/api-problem.ts';
import type { HandlerContexts, ShopperContext } from '../../http/handler-context.ts';
import { hasConsent } from '../preferences/queries.ts';
import type { WishlistDeps } from './deps.ts';
import { addWishlistItem, findWishlist, removeWishlistItem } from './queries.ts';
import { addViewedProduct, findViewedProductIds, MAX_VIEWED_PRODUCTS } from './recently-viewed.ts';
import { recommendProducts } from './recommend.ts';

type Calls = typeof wishlist;

const NO_CONSENT: PersonalProducts = { hasConsent: false, products: [] };

/** The wishlist of every session, and personalised lists of shoppers who agreed to them. */
export function wishlistHandlers(deps: WishlistDeps): Handlers<Calls, HandlerContexts> {
  const { db, catalogue, now } = deps;

  /** Summarises the products that are still listed. */
  const summariseListed = (ids: readonly string[], language: Language) => {
    const { index, summarise } = catalogue.current();
    return ids.flatMap((id) => {
      const product = index.numberById.get(id);
      return product === undefined ? [] : summarise(product, language);
    });
  };

  const isListed = (id: string) => catalogue.current().index.numberById.has(id);

  async function withConsent(
    { shopperId }: ShopperContext,
    kind: PreferenceCode,
    find: () => Promise<PersonalProducts['products']>,
  ): Promise<PersonalProducts> {
    const isAllowed = await hasConsent(db, shopperId, kind);
    return isAllowed ? { hasConsent: true, products: await find() } : NO_CONSENT;
  }

  return {
    async getWishlist({ query }, { session, language }) {
      const productIds = await findWishlist(db, session.bagId);
      const products = query['include-products'] ? summariseListed(productIds, language) : [];
      return { productIds, products };
    },

    async addToWishlist({ params }, { session }) {
      if (!isListed(params.productId)) throw new ApiProblem('not-found');
      await addWishlistItem(db, session.bagId, params.productId, now());
      return { done: true };
    },

    async removeFromWishlist({ params }, { session }) {
      await removeWishlistItem(db, session.bagId, params.productId);
      return { done: true };
    },

    getRecentlyViewed: ({ query }, context) =>
      withConsent(context, 'recently-viewed', async () => {
        const ids = await findViewedProductIds(db, context.shopperId, MAX_VIEWED_PRODUCTS);
        return summariseListed(ids, context.language).slice(0, query['how-many']);
      }),

    async addRecentlyViewed({ body }, { shopperId }) {
      const isKept =
        isListed(body.productId) && (await hasConsent(db, shopperId, 'recently-viewed'));
      if (isKept) await addViewedProduct(db, shopperId, body.productId, now());
      return { isKept };
    },

    getRecommendations: ({ query }, context) =>
      withConsent(context, 'recommendations', async () => {
        const { index, summarise } = catalogue.current();
        const wishlistIds = await findWishlist(db, context.session.bagId);
        const viewedIds = (await hasConsent(db, context.shopperId, 'recently-viewed'))
          ? await findViewedProductIds(db, context.shopperId, MAX_VIEWED_PRODUCTS)
          : [];
        const recommended = recommendProducts(
          index,
          [...wishlistIds, ...viewedIds],
          query['how-many'],
        );
        return recommended.map((product) => summarise(product, context.language));
      }),
  };
}
