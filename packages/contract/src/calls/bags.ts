import { z } from 'zod';
import { call } from '../call.ts';
import { bag, bagItemSizes, pieces } from '../entities/bags.ts';
import { commaList, numericId, uuid } from '../entities/common.ts';

const group = 'Bag';
const bagParams = z.object({ id: uuid });
const itemParams = bagParams.extend({ itemId: numericId });

export const bags = {
  getBag: call({
    method: 'GET',
    path: '/api/v1/bags/{id}',
    group,
    summary: 'The bag with today’s prices and stock, by boutique',
    caller: 'session',
    params: bagParams,
    response: bag,
    errors: ['not-found'],
  }),
  addBagItem: call({
    method: 'POST',
    path: '/api/v1/bags/{id}/items',
    group,
    summary: 'Puts pieces of one size in; more of what is there already adds up',
    caller: 'session',
    params: bagParams,
    body: z.object({ variantId: numericId, quantity: pieces.default(1) }),
    response: bag,
    errors: ['not-found', 'conflict'],
  }),
  changeBagItem: call({
    method: 'PATCH',
    path: '/api/v1/bags/{id}/items/{itemId}',
    group,
    summary: 'Changes the quantity or the size of an item',
    caller: 'session',
    params: itemParams,
    body: z
      .object({
        quantity: pieces.optional(),
        variantId: numericId.optional().meta({ description: 'Another size of the same product' }),
      })
      .refine(
        ({ quantity, variantId }) => quantity !== undefined || variantId !== undefined,
        'must name a quantity or a size',
      ),
    response: bag,
    errors: ['not-found', 'conflict'],
  }),
  removeBagItem: call({
    method: 'DELETE',
    path: '/api/v1/bags/{id}/items/{itemId}',
    group,
    summary: 'Takes one item out',
    caller: 'session',
    params: itemParams,
    response: bag,
    errors: ['not-found'],
  }),
  removeBagItems: call({
    method: 'DELETE',
    path: '/api/v1/bags/{id}/items',
    group,
    summary: 'Takes several items out; those that are gone already do not matter',
    caller: 'session',
    params: bagParams,
    query: z.object({ 'items-id': commaList(numericId) }),
    response: bag,
    errors: ['not-found'],
  }),
  getBagSizesQuantities: call({
    method: 'GET',
    path: '/api/v1/bags/{id}/items/sizes-quantities',
    group,
    summary: 'For each item the sizes its boutique has, and how many of each',
    caller: 'session',
    params: bagParams,
    response: z.array(bagItemSizes),
    errors: ['not-found'],
  }),
  getBagCount: call({
    method: 'GET',
    path: '/api/v1/bags/{id}/items/count',
    group,
    summary: 'How many items are in the bag',
    caller: 'session',
    params: bagParams,
    response: z.object({ count: z.int() }),
    errors: ['not-found'],
  }),
};
