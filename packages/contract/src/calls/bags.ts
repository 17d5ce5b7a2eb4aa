import { z } from 'zod';
import { call } from '../call.ts';
import { bag, bagItemSizes, itemQuantity, MAX_OUTFIT_ITEMS } from '../entities/bags.ts';
import { commaList, numericId, uuid } from '../entities/common.ts';

const group = 'Bag';
const bagParams = z.object({ id: uuid });
const itemParams = bagParams.extend({ itemId: numericId });

export const bags = {
  getBag: call({
    method: 'GET',
    path: '/api/v1/bags/{id}',
    group,
    summary: 'The bag with current prices and stock, grouped by merchant',
    caller: 'session',
    params: bagParams,
    response: bag,
    errors: ['not-found'],
  }),
  addBagItem: call({
    method: 'POST',
    path: '/api/v1/bags/{id}/items',
    group,
    summary: 'Adds a product in one size; the quantity of an existing item is increased',
    caller: 'session',
    params: bagParams,
    body: z.object({ variantId: numericId, quantity: itemQuantity.default(1) }),
    response: bag,
    errors: ['not-found', 'conflict'],
  }),
  addOutfitToBag: call({
    method: 'POST',
    path: '/api/v1/bags/{id}/outfits',
    group,
    summary: 'Adds one of each size, or none: the error names the sizes that cannot be added',
    caller: 'session',
    params: bagParams,
    body: z.object({
      variantIds: z
        .array(numericId)
        .min(1)
        .max(MAX_OUTFIT_ITEMS)
        .refine((ids) => new Set(ids).size === ids.length, 'must name each size once'),
    }),
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
        quantity: itemQuantity.optional(),
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
    summary: 'Removes one item',
    caller: 'session',
    params: itemParams,
    response: bag,
    errors: ['not-found'],
  }),
  removeBagItems: call({
    method: 'DELETE',
    path: '/api/v1/bags/{id}/items',
    group,
    summary: 'Removes several items; ids that are not in the bag are ignored',
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
    summary: 'For each item the sizes its merchant has, and their quantities',
    caller: 'session',
    params: bagParams,
    response: z.array(bagItemSizes),
    errors: ['not-found'],
  }),
  getBagCount: call({
    method: 'GET',
    path: '/api/v1/bags/{id}/items/count',
    group,
    summary: 'The number of items in the bag',
    caller: 'session',
    params: bagParams,
    response: z.object({ count: z.int() }),
    errors: ['not-found'],
  }),
};
