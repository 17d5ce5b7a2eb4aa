import type { Handlers, PersonalProducts, PreferenceCode, wishlist } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import { ApiError } from '../../http/api-error.ts';
import type { CallContexts, ShopperContext } from '../../http/context.ts';
import { hasConsent } from '../preferences/consent.ts';
import type { WishlistDeps } from './deps.ts';
import { addHeart, findHearts, removeHeart } from './hearts.ts';
import { recommend } from './recommend.ts';
import { addViewed, findViewed, MAX_VIEWED } from './viewed.ts';

type Calls = typeof wishlist;

const NOTHING: PersonalProducts = { hasConsent: false, products: [] };

/** Hearts of anybody, and what is remembered of a shopper who agreed to it. */
export function wishlistHandlers(deps: WishlistDeps): Handlers<Calls, CallContexts> {
  const { db, catalogue, now } = deps;

  /** Those that the shop still shows. */
  const shown = (ids: readonly string[], language: Language) => {
    const { index, summary } = catalogue.current();
    return ids.flatMap((id) => {
      const product = index.numberOf.get(id);
      return product === undefined ? [] : summary(product, language);
    });
  };

  const isShown = (id: string) => catalogue.current().index.numberOf.has(id);

  async function withConsent(
    { shopperId }: ShopperContext,
    kind: PreferenceCode,
    find: () => Promise<PersonalProducts['products']>,
  ): Promise<PersonalProducts> {
    const agreed = await hasConsent(db, shopperId, kind);
    return agreed ? { hasConsent: true, products: await find() } : NOTHING;
  }

  return {
    async getWishlist({ query }, { session, language }) {
      const productIds = await findHearts(db, session.bagId);
      const products = query['include-products'] ? shown(productIds, language) : [];
      return { productIds, products };
    },

    async addToWishlist({ params }, { session }) {
      if (!isShown(params.productId)) throw new ApiError('not-found');
      await addHeart(db, session.bagId, params.productId, now());
      return { done: true };
    },

    async removeFromWishlist({ params }, { session }) {
      await removeHeart(db, session.bagId, params.productId);
      return { done: true };
    },

    getRecentlyViewed: ({ query }, context) =>
      withConsent(context, 'recently-viewed', async () => {
        const ids = await findViewed(db, context.shopperId, MAX_VIEWED);
        return shown(ids, context.language).slice(0, query['how-many']);
      }),

    async addRecentlyViewed({ body }, { shopperId }) {
      const isKept =
        isShown(body.productId) && (await hasConsent(db, shopperId, 'recently-viewed'));
      if (isKept) await addViewed(db, shopperId, body.productId, now());
      return { isKept };
    },

    getRecommendations: ({ query }, context) =>
      withConsent(context, 'recommendations', async () => {
        const { index, summary } = catalogue.current();
        const hearts = await findHearts(db, context.session.bagId);
        const viewed = (await hasConsent(db, context.shopperId, 'recently-viewed'))
          ? await findViewed(db, context.shopperId, MAX_VIEWED)
          : [];
        const close = recommend(index, [...hearts, ...viewed], query['how-many']);
        return close.map((product) => summary(product, context.language));
      }),
  };
}
