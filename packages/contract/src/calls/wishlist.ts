import { z } from 'zod';
import { call } from '../call.ts';
import { done, flag, numericId, queryInt } from '../entities/common.ts';
import { personalProducts, wishlistProducts } from '../entities/wishlist.ts';

const group = 'Wishlist';
const idParams = z.object({ productId: numericId });
const howMany = z.object({ 'how-many': queryInt(1, 20).default(10) });

export const wishlist = {
  getWishlist: call({
    method: 'GET',
    path: '/api/v1/my/wishlist',
    group,
    summary: 'The wishlist of a shopper or a guest',
    caller: 'session',
    query: z.object({ 'include-products': flag.default(true) }),
    response: wishlistProducts,
  }),
  addToWishlist: call({
    method: 'PUT',
    path: '/api/v1/my/wishlist/{productId}',
    group,
    summary: 'Adds a product to the wishlist',
    caller: 'session',
    params: idParams,
    response: done,
    errors: ['not-found'],
  }),
  removeFromWishlist: call({
    method: 'DELETE',
    path: '/api/v1/my/wishlist/{productId}',
    group,
    summary: 'Removes a product from the wishlist',
    caller: 'session',
    params: idParams,
    response: done,
  }),
  getRecentlyViewed: call({
    method: 'GET',
    path: '/api/v1/my/recently-viewed',
    group,
    summary: 'Recently viewed products, newest first; empty without consent',
    caller: 'shopper',
    query: howMany,
    response: personalProducts,
  }),
  addRecentlyViewed: call({
    method: 'POST',
    path: '/api/v1/my/recently-viewed',
    group,
    summary: 'Stores a viewed product, if the shopper has consented',
    caller: 'shopper',
    body: z.object({ productId: numericId }),
    response: z.object({ isKept: z.boolean() }),
  }),
  getRecommendations: call({
    method: 'GET',
    path: '/api/v1/my/recommendations',
    group,
    summary: 'Recommended products; empty without consent',
    caller: 'shopper',
    query: howMany,
    response: personalProducts,
  }),
};
