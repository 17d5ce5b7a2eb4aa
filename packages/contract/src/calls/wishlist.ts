import { z } from 'zod';
import { call } from '../call.ts';
import { done, flag, numericId, queryInt } from '../entities/common.ts';
import { hearts, personalProducts } from '../entities/wishlist.ts';

const group = 'Wishlist';
const one = z.object({ productId: numericId });
const howMany = z.object({ 'how-many': queryInt(1, 20).default(10) });

export const wishlist = {
  getWishlist: call({
    method: 'GET',
    path: '/api/v1/my/wishlist',
    group,
    summary: 'The hearts of a shopper or a guest',
    caller: 'session',
    query: z.object({ 'include-products': flag.default(true) }),
    response: hearts,
  }),
  addToWishlist: call({
    method: 'PUT',
    path: '/api/v1/my/wishlist/{productId}',
    group,
    summary: 'Gives a product a heart',
    caller: 'session',
    params: one,
    response: done,
    errors: ['not-found'],
  }),
  removeFromWishlist: call({
    method: 'DELETE',
    path: '/api/v1/my/wishlist/{productId}',
    group,
    summary: 'Takes the heart of a product away',
    caller: 'session',
    params: one,
    response: done,
  }),
  getRecentlyViewed: call({
    method: 'GET',
    path: '/api/v1/my/recently-viewed',
    group,
    summary: 'Products a shopper looked at, the latest first; nothing without their consent',
    caller: 'shopper',
    query: howMany,
    response: personalProducts,
  }),
  addRecentlyViewed: call({
    method: 'POST',
    path: '/api/v1/my/recently-viewed',
    group,
    summary: 'Remembers that a shopper looked at a product, if they let the shop remember',
    caller: 'shopper',
    body: z.object({ productId: numericId }),
    response: z.object({ isKept: z.boolean() }),
  }),
  getRecommendations: call({
    method: 'GET',
    path: '/api/v1/my/recommendations',
    group,
    summary: 'Products close to what a shopper likes; nothing without their consent',
    caller: 'shopper',
    query: howMany,
    response: personalProducts,
  }),
};
