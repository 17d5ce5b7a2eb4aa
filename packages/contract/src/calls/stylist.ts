import { z } from 'zod';
import { call } from '../call.ts';
import { codeId, gender, numericId, uuid } from '../entities/common.ts';
import { dayOutfit, outfitList, outfitWish } from '../entities/outfits.ts';
import { productSummary } from '../entities/products.ts';

const group = 'Stylist';
const FAMILY = '/api/v1/stylist/outfits-of-the-day';
const MAX_PIECES = 20;

export const stylist = {
  createOutfitList: call({
    method: 'POST',
    path: FAMILY,
    group,
    summary: 'Has the stylist lay out a list of outfits for this visitor',
    caller: 'session',
    body: outfitWish,
    response: outfitList,
  }),
  getOutfitList: call({
    method: 'GET',
    path: `${FAMILY}/{id}`,
    group,
    summary: 'A list that was laid out for this visitor',
    caller: 'session',
    params: z.object({ id: uuid }),
    response: outfitList,
    errors: ['not-found'],
  }),
  changeOutfitList: call({
    method: 'POST',
    path: `${FAMILY}/{id}`,
    group,
    summary: 'Lays a list out again without the outfits that did not please',
    caller: 'session',
    params: z.object({ id: uuid }),
    body: z.object({ dislikedIds: z.array(codeId).max(MAX_PIECES) }),
    response: outfitList,
    errors: ['not-found'],
  }),
  listLatestOutfits: call({
    method: 'POST',
    path: `${FAMILY}/latest`,
    group,
    summary: 'The newest outfits of the day, the same for everybody',
    caller: 'anyone',
    body: outfitWish,
    response: z.array(dayOutfit),
  }),
  customise: call({
    method: 'POST',
    path: '/api/v1/customization/{provider}',
    group,
    summary: 'Pieces that a provider of data picks to go with others',
    caller: 'anyone',
    params: z.object({ provider: codeId }),
    body: z.object({
      gender: gender.default('women'),
      productIds: z.array(numericId).max(MAX_PIECES).default([]),
      howMany: z.int().min(1).max(MAX_PIECES).default(4),
    }),
    response: z.object({ provider: codeId, products: z.array(productSummary) }),
    errors: ['not-found'],
  }),
};
